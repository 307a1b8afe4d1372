/** The scenes of the worlds of Perilous Pursuit. */

/** @type {Record<string, string>} */
const TERRAINS = {
  twilight_town: "dawn", traverse_town: "night", hollow_bastion: "castle", destiny_islands: "sea", beasts_castle: "haunt", deep_jungle: "meadow",
  wonderland: "meadow", agrabah: "canyon", land_of_dragons: "ice", olympus_coliseum: "duel", halloween_town: "haunt", atlantica: "sea",
  kingdom_of_corona: "meadow", neverland: "night", port_royal: "sea", hundred_acre_wood: "meadow", radiant_garden: "dawn", monstropolis: "forge",
  space_paranoids: "storm", disney_castle: "castle", arendelle: "ice", san_fransokyo: "sky", toy_box: "dawn", pride_lands: "canyon",
  end_of_the_world: "depths", the_world_that_never_was: "haunt", keyblade_graveyard: "duel", castle_oblivion: "castle",
};

/** @param {string} world */
export const terrainOf = (world) => TERRAINS[world] ?? "dawn";
