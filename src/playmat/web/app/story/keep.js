/** A picture that was made, and ways to keep it. */
import { h } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Icon } from "../parts/icon.js";
import { t } from "../text.js";
import { addressOf } from "./drawing.js";

/** @typedef {{svg: string, png: Blob | null, words: string, file: string}} Made `words`: the same for those who do not see it */

/** @param {{made: Made}} props */
export function Keep({ made }) {
  const { svg, png, words, file } = made;
  const files = png ? [new File([png], `${file}.png`, { type: "image/png" })] : [];
  const address = useMemo(() => (png ? URL.createObjectURL(png) : ""), [png]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]); // else the browser keeps the file as long as the page
  const sharing = files.length > 0 && navigator.canShare?.({ files });
  return [
    h("img", { class: "picture-made", src: addressOf(svg), alt: words, key: "seen" }),
    h("div", { class: "row", role: "status", key: "ways" }, [
      png ? h("a", { class: "button main", href: address, download: `${file}.png` }, [h(Icon, { name: "download" }), t("web-keepsake-png")]) : null,
      h("a", { class: "button", href: addressOf(svg), download: `${file}.svg` }, [h(Icon, { name: "download" }), t("web-keepsake-svg")]),
      sharing ? h("button", { type: "button", class: "button", onClick: () => void navigator.share({ files, text: words }).catch(() => {}) }, t("web-keepsake-send")) : null,
    ]),
  ];
}
