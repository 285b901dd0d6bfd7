import type { Look } from '../../model/look.ts'
import type { AskedColours } from '../colour/read-colours.ts'
import { fromOklch, toOklch } from '../colour/oklch.ts'
import { subjectPalettes } from './subject-palettes.ts'

interface LookRequest {
  readonly colours: AskedColours
  readonly mood: Look['mood']
  /** What the application is about, in a few words. */
  readonly about: string
  readonly words: string
  readonly seed: number
}

/** The asked colours exactly; where one or both are missing, ones that go with the rest. */
export function chooseLook({ colours, mood, about, words, seed }: LookRequest): Look {
  const wantsDark =
    /\bdark (?:theme|design|look|interface|style|ui|background|colou?rs?)\b|\bin dark\b|(?:^|[.!?] )(?:(?:use )?dark mode|dark)(?: please)?[.!]*$/.test(
      words,
    )
  const wantsBoth = !wantsDark && /\bdark mode\b|\blight and dark\b|\bdark and light\b/.test(words)
  const [background, component] = complete(colours, {
    mood,
    about,
    seed,
    isDark: wantsDark,
    isPastel: /\bpastels?\b/.test(words),
  })
  return {
    background,
    component,
    askedBackground: colours.background?.words ?? null,
    askedComponent: colours.component?.words ?? null,
    mode: wantsBoth ? 'both' : wantsDark ? 'dark' : 'light',
    mood: readMood(words) ?? mood,
    shell: /\bsidebar\b/.test(words)
      ? 'sidebar'
      : /\bmini-program\b|\btab ?bar\b/.test(words)
        ? 'tabbar'
        : 'auto',
    corners: /\brounded\b/.test(words) ? 'round' : 'auto',
    density: 'auto',
    textSize: /\b(?:elderly|seniors?|large text|older people)\b/.test(words) ? 'large' : 'normal',
  }
}

function complete(
  { background, component }: AskedColours,
  choice: { mood: Look['mood']; about: string; seed: number; isDark: boolean; isPastel: boolean },
): readonly [string, string] {
  if (background !== null && component !== null) return [background.hex, component.hex]
  if (component !== null) return [choice.isDark ? '#12161c' : tint(component.hex), component.hex]
  if (background !== null) return [background.hex, accentFor(background.hex)]
  const expected = subjectPalettes.find(([pattern]) => pattern.test(choice.about))?.[1]
  const usual = choice.isPastel ? pastelPalettes : (expected ?? palettes[choice.mood])
  const pairs = choice.isDark ? nightPalettes : usual
  return pairs[choice.seed % pairs.length] ?? ['#f7f9fb', '#2f6f9f']
}

/** A page so light that text reads on it, in the hue of the colour. */
function tint(hex: string): string {
  const { hue } = toOklch(hex)
  return fromOklch({ lightness: 0.975, chroma: 0.012, hue })
}

function accentFor(hex: string): string {
  const { lightness, chroma, hue } = toOklch(hex)
  const isGray = chroma < 0.02
  return fromOklch({
    lightness: lightness < 0.5 ? 0.78 : 0.48,
    chroma: isGray ? 0.1 : Math.max(0.09, Math.min(0.16, chroma * 2)),
    hue: isGray ? 4.3 : hue,
  })
}

function readMood(words: string): Look['mood'] | undefined {
  return moods.find(([pattern]) => pattern.test(words))?.[1]
}

const moods: readonly (readonly [RegExp, Look['mood']])[] = [
  [/\b(?:playful|fun|colou?rful|kids|children)\b/, 'playful'],
  [/\b(?:elegant|luxur\w+|premium|classy|sophisticated)\b/, 'elegant'],
  [/\b(?:minimal\w*|clean|simple design)\b/, 'minimal'],
  [/\b(?:bold|energetic|vibrant)\b/, 'bold'],
  [/\b(?:cozy|cosy|warm|friendly)\b/, 'warm'],
]

/** The same for those who ask for dark: a page that is almost black, and a colour that glows on it. */
const nightPalettes: readonly (readonly [string, string])[] = [
  ['#12161c', '#4cc2ff'],
  ['#141218', '#b79cff'],
  ['#101614', '#4fd1a1'],
  ['#17130f', '#f5b14c'],
  ['#16121a', '#ff8fb3'],
  ['#0f1518', '#5cd0d6'],
]

/** Pages in a light colour rather than in white with a breath of one, and what reads on them. */
const pastelPalettes: readonly (readonly [string, string])[] = [
  ['#fde7ef', '#a8456f'],
  ['#e6f0fd', '#3f68a8'],
  ['#e4f6ec', '#2f7d57'],
  ['#f1e8fd', '#7650b0'],
  ['#fff0dc', '#9a5b1c'],
  ['#e3f5f6', '#1f7480'],
]

/** Curated pairs of page and component colour. Every component colour reads on its page and on white. */
const palettes: Readonly<Record<Look['mood'], readonly (readonly [string, string])[]>> = {
  calm: [
    ['#f4f8fa', '#2f6f8f'],
    ['#f5f7f3', '#3d7a5a'],
    ['#f6f5fb', '#5a55a8'],
    ['#f3f8f6', '#1f7a6c'],
    ['#f8f6f1', '#6b6a3a'],
    ['#f5f6f9', '#3c5a8a'],
    ['#faf5f3', '#9a5546'],
    ['#f2f7f9', '#2b6777'],
    ['#f8f4f8', '#7a4f86'],
    ['#f4f6f2', '#4f6f3f'],
  ],
  playful: [
    ['#fff7ed', '#c9441c'],
    ['#f3f7ff', '#5b5bd6'],
    ['#fdf4f8', '#c2367f'],
    ['#f0fbf7', '#0b7d5f'],
    ['#fffbe8', '#8a6200'],
    ['#f5f1ff', '#7a3fd1'],
    ['#eefaff', '#0072a8'],
    ['#fff3f0', '#c63a3a'],
  ],
  elegant: [
    ['#faf7f2', '#7a4b2a'],
    ['#f7f5f2', '#2d3a3a'],
    ['#f8f4f6', '#7b2d52'],
    ['#f4f5f1', '#3f4f36'],
    ['#f6f3ee', '#5c3d2e'],
    ['#f3f4f7', '#2c3358'],
    ['#f9f5ef', '#8a6a2f'],
    ['#f5f2f0', '#6a2c2c'],
  ],
  technical: [
    ['#f5f7fa', '#2457c5'],
    ['#f4f7f7', '#0f766e'],
    ['#f7f7fb', '#4338ca'],
    ['#f6f8f5', '#2e7d32'],
    ['#f8f6f3', '#a34a12'],
    ['#f3f6f8', '#1f5f7a'],
    ['#f9f5f7', '#a12363'],
    ['#f4f5f7', '#334155'],
    ['#f7f5fa', '#6d3fb2'],
    ['#f8f7f2', '#7a6510'],
    ['#f2f7f4', '#166b4a'],
    ['#f9f4f3', '#b03a2e'],
  ],
  bold: [
    ['#fdf8f0', '#c2410c'],
    ['#f6f6f9', '#b91c4a'],
    ['#f3f6fb', '#1d4ed8'],
    ['#f5f3f0', '#1c1917'],
    ['#f3faf5', '#15803d'],
    ['#fbf5ff', '#86198f'],
    ['#fffaeb', '#92400e'],
    ['#f0f9fb', '#0e7490'],
  ],
  warm: [
    ['#fdf8f1', '#a9562a'],
    ['#faf6ee', '#8a5a1f'],
    ['#fbf5f2', '#a3423c'],
    ['#f8f6ef', '#6f6b2d'],
    ['#fdf6f0', '#b4532a'],
    ['#f7f5f0', '#5d5a3c'],
    ['#fcf4f1', '#8f3f56'],
    ['#f6f7f1', '#557042'],
  ],
  minimal: [
    ['#fafafa', '#27313c'],
    ['#f8f9f7', '#3f5b4b'],
    ['#f9f8fb', '#4b4462'],
    ['#f9f8f6', '#5a4a3c'],
    ['#f7f9fa', '#35566b'],
    ['#fbf9f9', '#703a47'],
  ],
}
