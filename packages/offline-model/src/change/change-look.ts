import type { ApplicationModel } from '../model/application-model.ts'
import type { Look } from '../model/look.ts'
import { fromOklch, toOklch } from '../understand/colour/oklch.ts'
import { readColours } from '../understand/colour/read-colours.ts'
import { resolveColour } from '../understand/colour/resolve-colour.ts'
import type { Change, ChangeReader } from './change.ts'

/** Colours, dark mode, menu, corners, density and text size. */
export const changeLook: ChangeReader = (model, instruction) => {
  const words = instruction.toLowerCase()
  if (isTooDark.test(words)) return lighten(model)
  if (/\bdark (?:mode|theme)\b|\bdark\b(?=$)|night mode/.test(words) && !resolvesColour(words)) {
    if (/^(?:remove|delete|drop|disable)/.test(words))
      return change(model, { mode: 'light' }, 'Removed dark mode.')
    const isOnly = /^make (?:it|everything|the (?:app|site|page|design)) dark/.test(words)
    return isOnly
      ? change(model, { mode: 'dark' }, 'The app is dark now.')
      : change(model, { mode: 'both' }, 'Added dark mode with a switch.')
  }
  if (/\bsidebar\b/.test(words) && !/^(?:remove|hide)|collaps|wide|narrow|small|large|big/.test(words))
    return change(model, { shell: 'sidebar' }, 'The menu is a sidebar now.')
  if (
    /\b(?:top ?bar|top menu|menu (?:on|at the) top)\b/.test(words) ||
    words.startsWith('remove the sidebar')
  )
    return change(model, { shell: 'topbar' }, 'The menu is at the top now.')
  if (/\b(?:tab ?bar|bottom menu)\b/.test(words))
    return change(model, { shell: 'tabbar' }, 'The menu is a bar at the bottom now.')
  if (/\bround(?:er|ed)?\b(?! (?:up|down|off|to)\b)/.test(words))
    return change(model, { corners: 'round' }, 'Corners are rounder now.')
  if (/\b(?:square|sharp) corners|sharper|less round/.test(words))
    return change(model, { corners: 'square' }, 'Corners are square now.')
  if (/\b(?:compact|denser|tighter|less space)\b/.test(words))
    return change(model, { density: 'compact' }, 'The layout is compact now.')
  if (/\b(?:airy|more (?:space|spacing|room)|spacious)\b/.test(words))
    return change(model, { density: 'airy' }, 'The layout has more room now.')
  const [, tooMuch] =
    /^the (?:text|font|letters|writing) (?:is|are|looks?) (?:too|so|very|a bit|really) (small|tiny|little|big|large|huge)$/.exec(
      words,
    ) ?? []
  if (tooMuch !== undefined)
    return /big|large|huge/.test(tooMuch)
      ? change(model, { textSize: 'normal' }, 'The text has its normal size now.')
      : change(model, { textSize: 'large' }, 'The text is larger now.')
  if (
    /\b(?:bigger|larger|increase)\b.{0,99}\b(?:text|font|letters)\b|\b(?:text|font|letters) (?:size )?(?:bigger|larger)\b/.test(
      words,
    )
  )
    return change(model, { textSize: 'large' }, 'The text is larger now.')
  if (/\b(?:smaller|normal)\b.{0,99}\b(?:text|font)\b/.test(words))
    return change(model, { textSize: 'normal' }, 'The text has its normal size now.')
  return changeHeadings(model, words) ?? changeColours(model, instruction)
}

function changeHeadings(model: ApplicationModel, words: string): Change | undefined {
  if (!headings.test(words)) return undefined
  if (/\b(?:bigger|larger|big|large|huge|increase|more prominent|stand out)\b/.test(words))
    return change(model, { headings: 'large' }, 'Headings are larger now.')
  if (/\b(?:smaller|small|decrease|reduce)\b/.test(words))
    return change(model, { headings: 'small' }, 'Headings are smaller now.')
  return undefined
}

const headings =
  /^(?:make|increase|decrease|reduce|use|i want|set)\b.{0,40}\b(?:headings?|headlines?|titles?|headers)\b|^(?:bigger|larger|smaller) (?:headings?|headlines?|titles?)$|^the (?:headings?|headlines?|titles?) (?:are|is|should be) /

const isTooDark =
  /^(?:the )?(?:background|page|app|site|design|it) (?:is|looks) (?:too|so|very|a bit|really) dark$/

function lighten(model: ApplicationModel): Change {
  const { hue, chroma } = toOklch(model.look.background)
  const background = fromOklch({ lightness: 0.975, chroma: Math.min(chroma, 0.014), hue })
  return change(model, { background, askedBackground: null, mode: 'light' }, 'The background is light now.')
}

function change(model: ApplicationModel, look: Partial<Look>, done: string): Change {
  return { model: { ...model, look: { ...model.look, ...look } }, done }
}

function resolvesColour(words: string): boolean {
  const { background, component } = readColours([words])
  return background !== null || component !== null
}

function changeColours(model: ApplicationModel, instruction: string): Change | undefined {
  // "show overdue tasks in red" is about some records, not about the look.
  if (/^(?:show|highlight|mark|display)\b/i.test(instruction)) return undefined
  if (
    !/\b(?:make|change|use|set|colou?r|background|theme|buttons?|paint|turn|apply|style|give|want|in)\b/i.test(
      instruction,
    )
  )
    return undefined
  const whole =
    /^(?:use|apply|set|choose|add|give it) (?:an? )?([a-z# 0-9-]+?) (?:theme|colou?r scheme|palette|design)$/i.exec(
      instruction,
    )?.[1] ??
    /^(?:make|turn|paint|colou?r|change) (?:it|everything|the (?:app|site|page|whole (?:app|site)|design|theme|colou?rs?|colou?r scheme|main colou?r)|all)(?: (?:all|to|into|in))? (?:be )?(?:a |more )?([a-z# 0-9-]+?)(?: (?:instead|please|theme|colou?rs?))?$/i.exec(
      instruction,
    )?.[1]
  const single = whole === undefined ? undefined : resolveColour(whole)
  if (single !== undefined && whole !== undefined) {
    const { lightness, hue } = toOklch(single)
    const component = lightness > 0.88 ? fromOklch({ lightness: 0.5, chroma: 0.12, hue }) : single
    return change(
      model,
      {
        component,
        askedComponent: whole,
        background: fromOklch({ lightness: 0.975, chroma: 0.014, hue }),
        askedBackground: null,
      },
      `It is ${whole} now.`,
    )
  }
  const { background, component } = readColours([instruction])
  if (background === null && component === null) return undefined
  const parts = [
    ...(background === null ? [] : [`the background is ${background.words}`]),
    ...(component === null ? [] : [`buttons and headers are ${component.words}`]),
  ]
  return change(
    model,
    {
      ...(background === null ? {} : { background: background.hex, askedBackground: background.words }),
      ...(component === null ? {} : { component: component.hex, askedComponent: component.words }),
    },
    `Changed the colours: ${parts.join(', ')}.`,
  )
}
