import type { SectionOf } from '../../model/section.ts'
import { because, type Builders } from './builder.ts'
import { addScreen } from './add-screen.ts'
import { findToolWork, gadgetWorkId } from './gadget-work/read-gadget-work.ts'
import { needEntity } from './need-entity.ts'
import { countedTo, findOccasion } from '../language/find-occasion.ts'

/** Small things that do one thing by themselves. */
export const gadgetBuilders: Builders = {
  gadget: (draft, need) => {
    const asked = draft.pack?.id === gadgetWorkId ? findToolWork(draft.words) : undefined
    const work = asked !== undefined && 'gadget' in asked ? asked : undefined
    if (work?.limit !== undefined) draft.simulated.add(work.limit)
    const found = work ?? gadgets.find(({ words }) => words.test(`${need.thing} ${draft.words}`))
    if (found === undefined) return false
    const { gadget, title, icon, text } = found
    if (gadget === 'urlShortener')
      draft.simulated.add('Short links work in this browser. For others they need a server of yours.')
    const entities = work?.entities?.flatMap((name) => needEntity(draft, name)?.id ?? [])
    const opening = work?.opens?.(draft.words)
    const occasion = gadget === 'countdown' ? findOccasion(draft.words) : undefined
    const isOnSite = gadget === 'countdown' && draft.kind === 'company'
    const section: SectionOf<'gadget'> = {
      type: 'gadget',
      title: occasion ?? title,
      text: gadget === 'countdown' && (isOnSite || occasion !== undefined) ? exampleDay : text,
      gadget,
      ...(occasion !== undefined && { occasion }),
      ...(gadget === 'countdown' && (isOnSite || occasion !== undefined) && { inDays: 30 }),
      ...(opening !== undefined && { opening }),
      ...(entities !== undefined && { entities }),
    }
    // What a site counts down to stands on its first page.
    if (isOnSite) draft.homeSections.push(section)
    else addScreen(draft, { title, icon, section, because: because(need) })
    return true
  },
}

/** Nobody knows the day but who asks for it; the days of the calendar are known. */
const exampleDay = 'Set your own name and day below; both stay in this browser.'

interface Gadget {
  readonly words: RegExp
  readonly gadget: SectionOf<'gadget'>['gadget']
  readonly title: string
  readonly icon: string
  readonly text: string
}

const countdown = {
  gadget: 'countdown',
  title: 'Countdown',
  icon: 'hourglass',
  text: 'Change the name or the day; both stay in this browser.',
} as const

const gadgets: readonly Gadget[] = [
  {
    words: /^page code\b/,
    gadget: 'pageCode',
    title: 'QR code',
    icon: 'qr-code',
    text: 'For tables and doors: whoever scans it opens these pages.',
  },
  { words: countedTo, ...countdown },
  {
    words: /\bstop ?watch/,
    gadget: 'stopwatch',
    title: 'Stopwatch',
    icon: 'timer',
    text: 'Space starts and stops, L takes a lap.',
  },
  {
    words: /\bclock|\btime zones?/,
    gadget: 'worldClock',
    title: 'World clock',
    icon: 'globe',
    text: 'What time it is elsewhere, now or later today.',
  },
  {
    words: /\bmetronome|\b(?:bpm|tempo) /,
    gadget: 'metronome',
    title: 'Metronome',
    icon: 'music',
    text: 'Set the tempo, or tap it.',
  },
  {
    words: /\bdice|\bcoin/,
    gadget: 'dice',
    title: 'Dice',
    icon: 'dices',
    text: 'Real chance, and how it fell.',
  },
  {
    words: /\bpicker of names|\bname picker|\bof names|\brandom picker|\bteam (?:generator|picker)/,
    gadget: 'namePicker',
    title: 'Name picker',
    icon: 'shuffle',
    text: 'Write the names, turn the wheel.',
  },
  {
    words: /\btyping/,
    gadget: 'typingTest',
    title: 'Typing test',
    icon: 'keyboard',
    text: 'The clock begins with your first key.',
  },
  {
    words: /\bcolou?r picker|\bcontrast/,
    gadget: 'colourPicker',
    title: 'Colour picker',
    icon: 'palette',
    text: 'Find a colour, copy it, and see what can be read on it.',
  },
  {
    words: /\breg(?:ular )?ex/,
    gadget: 'regexTester',
    title: 'Pattern tester',
    icon: 'search',
    text: 'Matches are marked while you type.',
  },
  {
    words: /\bpiano/,
    gadget: 'piano',
    title: 'Piano',
    icon: 'piano',
    text: 'Play with the mouse, your fingers or the keyboard.',
  },
  {
    words: /\bdrum|\bbeat/,
    gadget: 'drumMachine',
    title: 'Drum machine',
    icon: 'drum',
    text: 'Switch steps on, and press Space.',
  },
  {
    words: /\bpassword/,
    gadget: 'passwordMaker',
    title: 'Password generator',
    icon: 'key-round',
    text: 'Made in this browser, by real chance, and kept nowhere.',
  },
  {
    words: /\b(?:url|link) shortener|\bshort(?:en)? (?:urls|links)/,
    gadget: 'urlShortener',
    title: 'Short links',
    icon: 'link',
    text: 'They work in this browser. For others to follow them, they need a server of yours.',
  },
  {
    words: /\binvoices?\b/,
    gadget: 'invoiceMaker',
    title: 'Invoice',
    icon: 'file-text',
    text: 'Write it on the left, print it or save it as a PDF. It stays in this browser.',
  },
  { words: /\bcount ?down\b/, ...countdown },
]
