/** The scenes of the Kingdom Hearts TCG: a terrain for each World, and for each kind of other cards. */

/** @type {Record<string, string>} */
const TERRAINS = {
  player: "castle", form: "dawn", friend: "meadow", magic_friend: "night", magic: "night", attack: "duel", technique: "duel",
  equipment: "forge", event: "dawn", dark: "depths",
  "KHP-W01": "sea", "KHP-W02": "night", "KHP-W03": "depths", "KHP-W04": "canyon", "KHP-W05": "haunt", "KHP-W06": "night",
  "KHP-W07": "depths", "KHP-W08": "dawn", "KHP-W09": "duel", "KHP-W10": "castle", "KHP-W11": "dawn", "KHP-W12": "castle",
  "KHP-W13": "meadow", "KHP-W14": "sea", "KHP-W15": "meadow", "KHP-W16": "meadow", "KHP-W17": "haunt", "KHP-W18": "ice",
  "KHP-W19": "sea", "KHP-W20": "storm", "KHP-W21": "haunt", "KHP-W22": "castle",
};

/** @param {string} code @param {string} type */
export const terrainOf = (code, type) => TERRAINS[code] ?? TERRAINS[type] ?? "dawn";
