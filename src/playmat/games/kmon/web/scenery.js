/** The scenes of K-Mon: a terrain for each element, for items the forge. */

/** @type {Record<string, string>} */
const TERRAINS = { ice: "ice", grass: "meadow", earth: "canyon", electric: "storm", ghost: "haunt", air: "sky", water: "sea", fire: "fire", item: "forge" };

/** @param {{primary?: string, element?: string, type?: string}} card */
export const terrainOf = (card) => TERRAINS[card.primary ?? (card.type === "item" ? "item" : (card.element ?? ""))] ?? "dawn";
