/** What this is, whose work it stands on, under which licences. */
import { h } from "preact";
import { useAnswer } from "../network/answers.js";
import { useTitle } from "../shell.js";
import { t } from "../text.js";

/** @param {{path: string[]}} _props */
export function About(_props) {
  const packages = /** @type {[string, {version: string, licence: string}][]} */ (Object.entries(useAnswer("/static/vendor/manifest.json")?.packages ?? {}));
  useTitle(t("web-way-about"));
  return h("div", { class: "page prose" }, [
    h("h1", null, t("web-way-about")),
    h("p", null, t("about-fan-work")),
    h("p", null, t("about-names")),
    h("p", null, t("about-licence")),
    h("h2", null, t("web-about-pictures")),
    h("p", null, [t("web-about-icons"), " ", h("a", { href: "https://game-icons.net", rel: "noreferrer" }, "game-icons.net"), ", ", h("a", { href: "https://creativecommons.org/licenses/by/3.0/", rel: "noreferrer license" }, "CC BY 3.0")]),
    h("h2", null, t("web-about-libraries")),
    h("ul", { class: "plain-list" }, packages.map(([name, about]) => h("li", { key: name }, [h("strong", null, name), ` ${about.version} – ${about.licence}`]))),
  ]);
}
