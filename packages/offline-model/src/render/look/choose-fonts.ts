import type { FontFamily, Look } from '../../model/look.ts'

export interface Fonts {
  /** What CSS calls them, each with what stands in while it loads. */
  display: string
  body: string
  /** The packages that bring them, so that the app looks the same everywhere and asks no other site. */
  packages: readonly string[]
}

export function chooseFonts(
  { mood, font }: Pick<Look, 'mood' | 'font'>,
  pick: (pairs: readonly [Pairing, ...Pairing[]]) => Pairing,
): Fonts {
  const usual = pick(pairings[mood])
  const [display, body] = font === undefined ? usual : [font, font]
  return {
    display: stackOf(families[display]),
    body: stackOf(families[body]),
    packages: [...new Set([families[display].source, families[body].source])].map(
      (source) => `@fontsource-variable/${source}`,
    ),
  }
}

interface Family {
  name: string
  /** The package below `@fontsource-variable`. */
  source: string
  fallback: string
}

const families = {
  system: {
    name: 'DM Sans Variable',
    source: 'dm-sans',
    fallback: "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
  },
  humanist: {
    name: 'Source Sans 3 Variable',
    source: 'source-sans-3',
    fallback: "Seravek, Ubuntu, Calibri, 'Noto Sans', sans-serif",
  },
  geometric: {
    name: 'Outfit Variable',
    source: 'outfit',
    fallback: "Avenir, Montserrat, Corbel, 'Noto Sans', sans-serif",
  },
  grotesque: {
    name: 'Inter Variable',
    source: 'inter',
    fallback: "Roboto, 'Helvetica Neue', Arial, 'Noto Sans', sans-serif",
  },
  oldStyle: {
    name: 'Fraunces Variable',
    source: 'fraunces',
    fallback: "'Iowan Old Style', 'Palatino Linotype', P052, 'Noto Serif', serif",
  },
  transitional: {
    name: 'Source Serif 4 Variable',
    source: 'source-serif-4',
    fallback: "Charter, 'Sitka Text', Cambria, 'Noto Serif', serif",
  },
  didone: {
    name: 'Playfair Display Variable',
    source: 'playfair-display',
    fallback: "Didot, 'Bodoni MT', 'Noto Serif Display', serif",
  },
  rounded: {
    name: 'Nunito Variable',
    source: 'nunito',
    fallback: 'ui-rounded, Quicksand, Comfortaa, Calibri, sans-serif',
  },
  slab: {
    name: 'Roboto Slab Variable',
    source: 'roboto-slab',
    fallback: "Rockwell, 'Rockwell Nova', 'Sitka Small', serif",
  },
  mono: {
    name: 'JetBrains Mono Variable',
    source: 'jetbrains-mono',
    fallback: "ui-monospace, 'Cascadia Code', Menlo, Consolas, monospace",
  },
} as const satisfies Record<FontFamily, Family>

type Pairing = readonly [FontFamily, FontFamily]

const pairings: Readonly<Record<Look['mood'], readonly [Pairing, ...Pairing[]]>> = {
  calm: [
    ['humanist', 'humanist'],
    ['transitional', 'system'],
    ['system', 'system'],
  ],
  playful: [
    ['rounded', 'rounded'],
    ['rounded', 'humanist'],
    ['slab', 'system'],
  ],
  elegant: [
    ['didone', 'humanist'],
    ['oldStyle', 'humanist'],
    ['transitional', 'transitional'],
  ],
  technical: [
    ['grotesque', 'grotesque'],
    ['mono', 'system'],
    ['geometric', 'system'],
  ],
  bold: [
    ['slab', 'grotesque'],
    ['grotesque', 'grotesque'],
    ['geometric', 'grotesque'],
  ],
  warm: [
    ['oldStyle', 'humanist'],
    ['slab', 'humanist'],
    ['transitional', 'system'],
  ],
  minimal: [
    ['grotesque', 'grotesque'],
    ['system', 'system'],
    ['geometric', 'geometric'],
  ],
}

const stackOf = ({ name, fallback }: Family) => `'${name}', ${fallback}`
