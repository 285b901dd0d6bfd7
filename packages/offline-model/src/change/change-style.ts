import type { ApplicationModel } from '../model/application-model.ts'
import type { Look } from '../model/look.ts'
import type { Change, ChangeReader } from './change.ts'

/** "Make it look more professional", "use warm colours": the look as a whole, in a word. */
export const changeStyle: ChangeReader = (model, instruction) =>
  changePalette(model, instruction) ?? changeManner(model, instruction)

function changePalette(model: ApplicationModel, instruction: string): Change | undefined {
  if (otherPattern.test(instruction)) return changeToNext(model)
  const match = palettePattern.exec(instruction) ?? colourfulPattern.exec(instruction)
  const asked = match?.slice(1).find((group) => group !== undefined)
  const found = palettes.find(([pattern]) => asked !== undefined && pattern.test(asked))
  if (asked === undefined || found === undefined) return undefined
  const [, background, component] = found
  return {
    model: {
      ...model,
      look: { ...model.look, background, component, askedBackground: null, askedComponent: asked },
    },
    done: `The colours are ${asked.toLowerCase()} now.`,
  }
}

/** Whoever dislikes colours without naming others gets the next ones. */
function changeToNext(model: ApplicationModel): Change {
  const at = palettes.findIndex(([, , component]) => component === model.look.component)
  const [, background = '', component = ''] = palettes[(at + 1) % palettes.length] ?? []
  return {
    model: {
      ...model,
      look: { ...model.look, background, component, askedBackground: null, askedComponent: null },
    },
    done: 'It has other colours now. Say it once more for the next ones, or name a colour.',
  }
}

const otherPattern =
  /^(?:i (?:do not|don't|dont) like|change|replace|try other|try different|use other|use different|give it other|give it different|pick other|pick different) (?:the |these |those |its )?colou?rs?(?: scheme)?$|^(?:other|different|new) colou?rs?(?: please)?$|^the colou?rs are (?:ugly|bad|boring|wrong|awful)$/i

const palettePattern =
  /^(?:use|apply|choose|pick|try|give it|i want|switch to|add|with|(?:change|set|make) (?:the )?(?:colou?rs?|colou?r scheme|palette|theme)(?: to(?: be)?)?|make it use) (?:an? |some |more )?([a-z -]{3,20}?)(?: (?:colou?rs?|tones?|shades?|palette|theme|colou?r (?:palette|scheme)))$|^(?:change|set|make) (?:the )?(?:colou?rs?|colou?r scheme|palette)(?: to(?: be)?)? (?:more |an? )?([a-z -]{3,20})$/i
const colourfulPattern =
  /^make it (?:look )?(?:much |a bit |a little )?(?:more )?(colou?rful|vibrant|lively)$/i

/** Every colour of buttons reads on its page and on white. */
const palettes: readonly (readonly [RegExp, background: string, component: string])[] = [
  [/^warm(?:er)?$/i, '#fdf6f0', '#b4532a'],
  [/^(?:cool(?:er)?|cold(?:er)?|icy)$/i, '#f2f7fb', '#2f6391'],
  [/^(?:pastel|soft(?:er)?|gentle)$/i, '#fbf5fb', '#8d5aa5'],
  [/^(?:earthy|earth|natural|nature|autumn|fall)$/i, '#f8f5ec', '#7a5a24'],
  [/^(?:colou?rful|vibrant|bright(?:er)?|bold|lively|vivid|happy|cheerful)$/i, '#fff7ee', '#c2255c'],
  [/^(?:neutral|muted|subtle|calm(?:er)?)$/i, '#f7f7f5', '#4b5563'],
  [/^(?:ocean|sea|marine|beach)$/i, '#f0f9fb', '#0e7490'],
  [/^(?:forest|woodland|jungle)$/i, '#f2f7f3', '#2f5d3a'],
  [/^(?:spring|fresh)$/i, '#f6fbf1', '#447a1f'],
  [/^(?:summer|sunny|tropical)$/i, '#fffbea', '#a15c00'],
  [/^(?:winter)$/i, '#f3f7fc', '#34608f'],
  [/^(?:sunset|sunrise)$/i, '#fff4ef', '#c2410c'],
  [/^(?:monochrome|monochromatic|black and white|gr[ae]y ?scale)$/i, '#ffffff', '#18181b'],
]

function changeManner(model: ApplicationModel, instruction: string): Change | undefined {
  const [, word] =
    mannerPatterns.map((pattern) => pattern.exec(instruction)).find((match) => match !== null) ?? []
  const found = manners.find(([pattern]) => word !== undefined && pattern.test(word))
  if (word === undefined || found === undefined) return undefined
  const { colours, ...look } = found[1]
  // Colours that somebody asked for stay.
  const isFree = model.look.askedComponent === null && model.look.askedBackground === null
  const painted = colours !== undefined && isFree ? { background: colours[0], component: colours[1] } : {}
  return {
    model: { ...model, look: { ...model.look, ...look, ...painted } },
    done: `It looks ${/er$/i.test(word) ? '' : 'more '}${word.toLowerCase()} now.`,
  }
}

const mannerPatterns = [
  /^(?:make|let|redesign) (?:it|this|everything|the (?:app|site|website|page|design|look|layout))(?: to)? (?:be |look |feel |seem )?(?:a bit |a little |much |way )?(?:more )?([a-z-]{3,16})(?: and [a-z-]+)?$/i,
  /^(?:it|the (?:app|site|website|page|design)) should (?:be |look |feel )(?:a bit |much )?(?:more )?([a-z-]{3,16})$/i,
  /^(?:give it|use|apply|add|i want) (?:an? )?(?:more )?([a-z-]{3,16}) (?:look(?: and feel)?|feel|style|design|touch|vibe|appearance)$/i,
]

type Manner = Partial<Look> & { readonly colours?: readonly [background: string, component: string] }

const manners: readonly (readonly [RegExp, Manner])[] = [
  [
    /^(?:professional|serious|corporate|business-like|trustworthy|formal)$/i,
    { mood: 'calm', font: 'grotesque', corners: 'soft', colours: ['#f5f7fa', '#2c4a7c'] },
  ],
  [
    /^(?:modern|sleek|contemporary|clean|cleaner|fresh)$/i,
    { mood: 'minimal', font: 'geometric', corners: 'round' },
  ],
  [
    /^(?:fun|cute|cheerful|childish|kid-friendly|playful)$/i,
    { mood: 'playful', font: 'rounded', corners: 'round', colours: ['#fff7ed', '#c9441c'] },
  ],
  [
    /^(?:luxurious|luxury|fancy|classy|premium|expensive|sophisticated|stylish|elegant)$/i,
    { mood: 'elegant', font: 'didone', corners: 'square', colours: ['#faf7f2', '#7a4b2a'] },
  ],
  [
    /^(?:futuristic|techy|high-tech|cyberpunk)$/i,
    { mood: 'technical', font: 'mono', mode: 'dark', colours: ['#12161c', '#4cc2ff'] },
  ],
  [
    /^(?:retro|vintage|old-school|nostalgic)$/i,
    { mood: 'warm', font: 'slab', corners: 'square', colours: ['#f8f3e6', '#8a4b2a'] },
  ],
  [
    /^(?:cozy|cosy|homely|warm|inviting)$/i,
    { mood: 'warm', font: 'oldStyle', colours: ['#fdf6f0', '#b4532a'] },
  ],
  [
    /^(?:simple|simpler|plain|minimal|minimalist|minimalistic)$/i,
    { mood: 'minimal', font: 'system', density: 'airy' },
  ],
  [/^(?:calm|calmer|quiet|relaxed|relaxing)$/i, { mood: 'calm', font: 'humanist', density: 'airy' }],
  [/^technical$/i, { mood: 'technical', font: 'grotesque' }],
  [/^(?:bold|bolder|striking|powerful)$/i, { mood: 'bold', font: 'slab', textSize: 'large' }],
  [/^(?:friendly|friendlier)$/i, { mood: 'warm', font: 'rounded', corners: 'round' }],
]
