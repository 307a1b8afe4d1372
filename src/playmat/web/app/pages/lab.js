/** The lab: reports on the balance of decks and cards, and each on a page of its own. */
import { h } from "preact";
import { Lab } from "../lab/list.js";
import { ReportPage } from "../lab/report.js";

/** @param {{path: string[]}} props */
export function LabPage({ path }) {
  const [id = ""] = path;
  return id ? h(ReportPage, { id, key: id }) : h(Lab, null);
}
