import { contrastOf, hexToOklch, luminanceOf, mixColours, oklchToHex } from './oklch.ts'

/** Every colour of a generated app, by the name of its CSS variable. */
export type Palette = Readonly<Record<PaletteName, string>>

type PaletteName =
  | 'page'
  | 'page-text'
  | 'page-soft'
  | 'page-accent'
  | 'page-line'
  | 'surface'
  | 'surface-raised'
  | 'surface-text'
  | 'surface-soft'
  | 'surface-accent'
  | 'surface-line'
  | 'control-line'
  | 'brand'
  | 'brand-hover'
  | 'brand-active'
  | 'brand-text'
  | 'brand-tint'
  | 'brand-tint-text'
  | 'good'
  | 'warn'
  | 'bad'
  | 'info'
  | 'chart-1'
  | 'chart-2'
  | 'chart-3'
  | 'chart-4'
  | 'chart-5'

/**
 * The two colours a person asked for are used as they are: one behind everything, one on buttons, bars and
 * headers. All others are derived so that every text keeps a contrast of at least 4.5.
 */
export function derivePalette({ background, component }: { background: string; component: string }): Palette {
  const isDark = luminanceOf(background) < darkLimit
  const page = background
  const surface = deriveSurface(page, isDark)
  const raised = isDark ? lift(surface, 0.04) : mixColours(page, '#ffffff', isVivid(page) ? 0.1 : 0.45)
  const tint = deriveTint(component, surface, isDark)
  const charts = deriveCharts(component, surface)
  return {
    page,
    'page-text': readable({ like: component, on: [page], chroma: 0.035, contrast: 11 }),
    'page-soft': readable({ like: component, on: [page], chroma: 0.03, contrast: 5.2 }),
    'page-accent': readable({ like: component, on: [page], contrast: 4.6 }),
    'page-line': mixColours(luminanceOf(page) > 0.18 ? '#000000' : '#ffffff', page, 0.12),
    surface,
    'surface-raised': raised,
    'surface-text': readable({ like: component, on: [surface, raised], chroma: 0.035, contrast: 12.5 }),
    'surface-soft': readable({ like: component, on: [surface, raised], chroma: 0.025, contrast: 5.4 }),
    'surface-accent': readable({ like: component, on: [surface, raised], contrast: 4.6 }),
    'surface-line': mixColours(isDark ? '#ffffff' : '#0b0b14', surface, 0.1),
    'control-line': readable({ like: component, on: [surface], chroma: 0.03, contrast: 3.1 }),
    brand: component,
    'brand-hover': shift(component, luminanceOf(component) < 0.06 ? 0.08 : -0.05),
    'brand-active': mixColours(inkOn(component) === '#ffffff' ? '#000000' : '#ffffff', component, 0.22),
    'brand-text': inkOn(component),
    'brand-tint': tint,
    'brand-tint-text': readable({ like: component, on: [tint], contrast: 5 }),
    good: statusColour(150, [surface, raised]),
    warn: statusColour(70, [surface, raised]),
    bad: statusColour(27, [surface, raised]),
    info: statusColour(245, [surface, raised]),
    ...charts,
  }
}

/** The same app at night: the asked background's hue, but dark; the asked component colour stays. */
export function deriveDarkPalette({
  background,
  component,
}: {
  background: string
  component: string
}): Palette {
  if (luminanceOf(background) < darkLimit) return derivePalette({ background, component })
  const { hue, chroma } = hexToOklch(background)
  const night = oklchToHex({ lightness: 0.19, chroma: Math.min(chroma, 0.03), hue })
  return derivePalette({ background: night, component })
}

/** A page darker than this gets dark surfaces too; a brighter one has room for light ones. */
const darkLimit = 0.08

function deriveSurface(page: string, isDark: boolean): string {
  if (isDark) return lift(page, 0.05)
  if (isVivid(page)) return '#ffffff'
  return mixColours(page, '#ffffff', luminanceOf(page) > 0.8 ? 0.14 : 0.08)
}

/** The surface with a breath of the asked colour. */
function deriveTint(component: string, surface: string, isDark: boolean): string {
  const { chroma, hue } = hexToOklch(component)
  const { lightness } = hexToOklch(surface)
  return oklchToHex({
    lightness: lightness + (isDark ? 0.08 : -0.055),
    chroma: Math.min(0.06, chroma * 0.5),
    hue,
  })
}

function isVivid(hex: string): boolean {
  const { chroma, lightness } = hexToOklch(hex)
  return chroma > 0.13 || lightness < 0.72
}

function lift(hex: string, by: number): string {
  const colour = hexToOklch(hex)
  return oklchToHex({ ...colour, lightness: Math.min(0.97, colour.lightness + by) })
}

function shift(hex: string, by: number): string {
  const colour = hexToOklch(hex)
  return oklchToHex({ ...colour, lightness: colour.lightness + by })
}

interface ReadableRequest {
  /** The colour whose hue the text takes. */
  like: string
  on: readonly string[]
  contrast: number
  chroma?: number
}

/** Steps the lightness away from the grounds until the text can be read on all of them. */
function readable({ like, on, contrast, chroma }: ReadableRequest): string {
  const source = hexToOklch(like)
  const reach = Math.min(source.chroma, chroma ?? source.chroma)
  const worst = (hex: string) => Math.min(...on.map((ground) => contrastOf(hex, ground)))
  const blackWins = worst('#000000') >= worst('#ffffff')
  const start = chroma === undefined ? source.lightness : blackWins ? 0.62 : 0.6
  for (let step = 0; step <= 60; step++) {
    const lightness = blackWins ? start - step * 0.0125 : start + step * 0.0125
    const hex = oklchToHex({ lightness, chroma: reach, hue: source.hue })
    if (worst(hex) >= contrast) return hex
    if (lightness < 0 || lightness > 1) break
  }
  return blackWins ? '#000000' : '#ffffff'
}

/** White on the asked colour where it can be read, otherwise near-black, otherwise black. */
function inkOn(hex: string): string {
  if (contrastOf('#ffffff', hex) >= 4.5) return '#ffffff'
  const dark = oklchToHex({ lightness: 0.2, chroma: 0.03, hue: hexToOklch(hex).hue })
  return contrastOf(dark, hex) >= 4.5 ? dark : '#000000'
}

function statusColour(hue: number, grounds: readonly string[]): string {
  return readable({ like: oklchToHex({ lightness: 0.6, chroma: 0.15, hue }), on: grounds, contrast: 4.6 })
}

function deriveCharts(component: string, surface: string) {
  const source = hexToOklch(component)
  const turn = (degrees: number, lightness: number) =>
    readable({
      like: oklchToHex({
        lightness,
        chroma: Math.max(0.09, Math.min(0.16, source.chroma)),
        hue: (source.hue + degrees) % 360,
      }),
      on: [surface],
      contrast: 3,
    })
  return {
    'chart-1': readable({ like: component, on: [surface], contrast: 3 }),
    'chart-2': turn(150, 0.64),
    'chart-3': turn(50, 0.7),
    'chart-4': turn(280, 0.56),
    'chart-5': turn(210, 0.46),
  }
}
