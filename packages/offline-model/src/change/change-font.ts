import type { FontFamily } from '../model/look.ts'
import type { ChangeReader } from './change.ts'

/** "Use a serif font", "change the font to Georgia". */
export const changeFont: ChangeReader = (model, instruction) => {
  const words = instruction.toLowerCase()
  if (!/\b(?:fonts?|typefaces?|lettering)\b/.test(words) || aboutSize.test(words)) return undefined
  const named = faces.find(([name]) => new RegExp(`\\b${name}\\b`).test(words))
  const family = named?.[1] ?? styles.find(([pattern]) => pattern.test(words))?.[1]
  if (family === undefined) return undefined
  const face = faceOf[family]
  const isOther = named !== undefined && named[0] !== face.toLowerCase()
  return {
    model: { ...model, look: { ...model.look, font: family } },
    done: isOther
      ? `It uses ${face} now, the nearest to ${spell(named[0])} that comes along.`
      : `It uses the font ${face} now.`,
  }
}

const aboutSize = /\b(?:size|bigger|larger|smaller|big|large|small|bold|colou?r)\b/

/** What each kind of letters is called. */
const faceOf: Readonly<Record<FontFamily, string>> = {
  system: 'DM Sans',
  humanist: 'Source Sans',
  geometric: 'Outfit',
  grotesque: 'Inter',
  oldStyle: 'Fraunces',
  transitional: 'Source Serif',
  didone: 'Playfair Display',
  rounded: 'Nunito',
  slab: 'Roboto Slab',
  mono: 'JetBrains Mono',
}

/** Faces that people ask for, ours or not, with the nearest that we have. Longer names come before their parts. */
const faces: readonly (readonly [name: string, family: FontFamily])[] = [
  ...namesOf('roboto slab, rockwell, arvo', 'slab'),
  ...namesOf('jetbrains mono, fira code, courier new, courier, ibm plex mono, consolas, menlo', 'mono'),
  ...namesOf('playfair display, playfair, bodoni, didot', 'didone'),
  ...namesOf('fraunces, garamond, palatino, baskerville, cormorant', 'oldStyle'),
  ...namesOf('source serif, georgia, times new roman, times, merriweather, lora, cambria', 'transitional'),
  ...namesOf('nunito, quicksand, comfortaa, comic sans, varela', 'rounded'),
  ...namesOf('outfit, poppins, montserrat, raleway, futura, avenir', 'geometric'),
  ...namesOf('source sans, open sans, lato, ubuntu, calibri', 'humanist'),
  ...namesOf('dm sans', 'system'),
  ...namesOf('inter, roboto, arial, helvetica, noto sans, segoe', 'grotesque'),
]

const styles: readonly (readonly [RegExp, FontFamily])[] = [
  [/\bsans(?:[- ]serif)?\b/, 'grotesque'],
  [/\bslab\b/, 'slab'],
  [/\bserif\b/, 'transitional'],
  [/\b(?:mono(?:space|spaced)?|typewriter|coding)\b/, 'mono'],
  [/\b(?:round|rounded|soft|softer|cute|playful|friendly|fun)\b/, 'rounded'],
  [/\b(?:elegant|fancy|luxurious|stylish|classy)\b/, 'didone'],
  [/\b(?:classic|old-style|traditional|vintage)\b/, 'oldStyle'],
  [/\b(?:modern|geometric|clean|sleek)\b/, 'geometric'],
]

function namesOf(list: string, family: FontFamily): [string, FontFamily][] {
  return list.split(', ').map((name) => [name, family])
}

function spell(name: string): string {
  return name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}
