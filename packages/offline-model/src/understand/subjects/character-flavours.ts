import { flavour, type Flavour } from './flavour.ts'

const threeKingdoms = /\bthree kingdoms\b/i
const space = /\b(?:space|galax\w+|planets?|star ?ships?|sci-?fi|science fiction)\b/i
const sea = /\b(?:pirates?|naval|sea battles?)\b/i

/** Who appears in a game or a story, where it plays in a world that many know. */
export const characterFlavours: readonly Flavour[] = [
  flavour(
    threeKingdoms,
    `Guan Yu; Shu; General with the crescent blade, sworn brother of Liu Bei. Keeps his word where it costs him most.
Zhang Fei; Shu; Loud, loyal and quick to anger. Held a bridge alone against an army.
Zhao Yun; Shu; Rides through the enemy's lines with a child in his arms.
Zhuge Liang; Shu; Plans with wind and fog, and opens the gate when he has no soldiers left.
Cao Cao; Wei; Poet and warlord who trusts his own judgement before anybody's.
Xiahou Dun; Wei; Lost an eye in battle and went on fighting.
Zhou Yu; Wu; Commander of the fleet, with an ear for music and for treason.
Sun Shangxiang; Wu; Princess who grew up among swords and bows.
Lü Bu; Wandering; The strongest fighter of his time, and nobody's for long.
Diaochan; Wandering; Turned two tyrants against each other without a weapon.`,
  ),
  flavour(
    space,
    `Captain Imre Voss; Fleet; Commands an old ship and knows every sound it makes.
Doctor Ada Quill; Science; Studies a signal that answers in her own voice.
Tam, the engineer; Fleet; Repairs with what is there. Usually that is tape.
Envoy Seventh Bell; Strangers; Speaks in colours and takes every promise literally.
Unit Nine; Machines; Was built to mine ice and has begun to write.
The Salvager; Free; Arrives after every battle, and sometimes before.`,
  ),
  flavour(
    sea,
    `Mary Blackwater; Crew; Quartermaster who counts everything twice and forgives nothing.
Old Bartholomew; Crew; Cook, carpenter and the only one who can swim.
Captain Reyes; Navy; Has hunted the same ship for eleven years.
The Cartographer; Free; Sells maps on which one island is always missing.
Lantern Jack; Free; Lights false fires on the cliffs when the moon is new.
Governor Hale; Navy; Signs pardons in the morning and warrants at night.`,
  ),
]

/** What they fight with. */
export const weaponFlavours: readonly Flavour[] = [
  flavour(
    threeKingdoms,
    `Green Dragon crescent blade; Blade; Guan Yu's long-handled blade, said to weigh eighty-two catties.
Serpent spear; Spear; Zhang Fei's spear with a blade that winds like a snake.
Sky Piercer halberd; Halberd; Lü Bu's weapon: thrust, cut and hook in one.
Dragon's courage spear; Spear; Zhao Yun's white spear, quick enough for two.
Twin swords; Blade; Liu Bei's pair, one for each oath.
Feather fan; Fan; Zhuge Liang commands wind and troops with it.
Repeating crossbow; Bow; Ten bolts before the enemy is at the gate.`,
  ),
  flavour(
    space,
    `Arc cutter; Tool; Made for hulls, used for doors.
Pulse rifle; Rifle; Quiet, and empty sooner than one thinks.
Gravity hook; Tool; Brings things closer, or you to them.
Static blade; Blade; Hums when somebody lies nearby.
Swarm launcher; Launcher; Twelve small drones with one idea.`,
  ),
]
