import type { Look } from '../../model/look.ts'
import type { AskedColours } from '../colour/read-colours.ts'
import { fromOklch, toOklch } from '../colour/oklch.ts'

interface LookRequest {
  readonly colours: AskedColours
  readonly mood: Look['mood']
  readonly words: string
  readonly seed: number
}

/** The asked colours exactly; where one or both are missing, ones that go with the rest. */
export function chooseLook({ colours, mood, words, seed }: LookRequest): Look {
  const wantsDark = /\bdark (?:theme|design|look|interface|style|ui|background)\b|\bin dark\b/.test(words)
  const wantsBoth = /\bdark mode\b|\blight and dark\b|\bdark and light\b/.test(words)
  const [background, component] = complete(colours, { mood, seed, isDark: wantsDark })
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
  choice: { mood: Look['mood']; seed: number; isDark: boolean },
): readonly [string, string] {
  if (background !== null && component !== null) return [background.hex, component.hex]
  if (component !== null) return [choice.isDark ? '#12161c' : tint(component.hex), component.hex]
  if (background !== null) return [background.hex, accentFor(background.hex)]
  if (choice.isDark) return ['#12161c', '#4cc2ff']
  const pairs = palettes[choice.mood]
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

const palettes: Readonly<Record<Look['mood'], readonly (readonly [string, string])[]>> = {
  calm: [
    ['#f4f8fa', '#2f6f8f'],
    ['#f5f7f3', '#3d7a5a'],
    ['#f6f5fb', '#5a55a8'],
  ],
  playful: [
    ['#fff7ed', '#e4572e'],
    ['#f3f7ff', '#5b5bd6'],
    ['#fdf4f8', '#c2367f'],
  ],
  elegant: [
    ['#faf7f2', '#7a4b2a'],
    ['#f7f5f2', '#2d3a3a'],
    ['#f8f4f6', '#7b2d52'],
  ],
  technical: [
    ['#f5f7fa', '#2457c5'],
    ['#f4f7f7', '#0f766e'],
    ['#f7f7fb', '#4338ca'],
  ],
  bold: [
    ['#fdf8f0', '#c2410c'],
    ['#f6f6f9', '#b91c4a'],
    ['#f3f6fb', '#1d4ed8'],
  ],
  warm: [
    ['#fdf8f1', '#a9562a'],
    ['#faf6ee', '#8a5a1f'],
    ['#fbf5f2', '#a3423c'],
  ],
  minimal: [
    ['#fafafa', '#27313c'],
    ['#f8f9f7', '#3f5b4b'],
    ['#f9f8fb', '#4b4462'],
  ],
}
