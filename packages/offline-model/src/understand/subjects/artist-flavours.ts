import { flavour, type Flavour } from './flavour.ts'

/** Artists where one listens or watches, rather than looks at pictures. */
export const artistFlavours: readonly Flavour[] = [
  flavour(
    /\b(?:music|songs?|albums?|concerts?|bands?|radio|karaoke|choir)\b/i,
    `Singer and songwriter; Writes in the kitchen and records what survives a week.
Jazz piano; Plays standards slower than anybody else.
Electronic; Builds songs from the hum of masts and wires.
Folk; Brings a fiddle, two voices and stories from the coast.
Ambient; Long pieces for short nights.
Rock; Three chords, forty years, no encore.`,
  ),
  flavour(
    /\b(?:films?|movies?|cinema|series|theatre|theater|drama)\b/i,
    `Leading parts; Began on a stage for sixty people and still rehearses there.
Supporting parts; Is remembered for two minutes on a staircase.
Directing; Shoots in order, and only when it rains.
Comedy; Keeps a straight face better than anybody.
Voices; Has spoken a fox, a kettle and a king.
Stunts; Falls for others, and gets up.`,
  ),
]
