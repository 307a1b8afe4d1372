/** A link as a QR code, for who has a phone at hand. */
import { h } from "preact";
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";

const BORDER = 2;

/**
 * @param {{text: string, label: string}} props
 */
export function QrCode({ text, label }) {
  const rows = useSignal(/** @type {boolean[][]} */ ([]));
  useEffect(() => {
    import("qr").then(({ encodeQR }) => (rows.value = encodeQR(text, "raw", { border: BORDER })));
  }, [text]);
  const size = rows.value.length;
  if (!size) return null;
  const dark = rows.value.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : "")));
  return h("svg", { class: "qr", role: "img", "aria-label": label, viewBox: `0 0 ${size} ${size}`, "shape-rendering": "crispEdges" }, [
    h("rect", { width: size, height: size, fill: "#fff" }),
    h("path", { d: dark.join(""), fill: "#000" }),
  ]);
}
