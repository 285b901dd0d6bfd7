import type { ApplicationModel } from '../model/application-model.ts'
import type { Section } from '../model/section.ts'
import { sampleContact } from '../understand/compose/sample-contact.ts'
import { capitalise } from '../understand/language/noun-phrase.ts'
import { withDetails } from './change-contact.ts'
import type { Change, ChangeReader } from './change.ts'

/** "Open Monday to Saturday 9 to 7", "we are closed on Monday": what is told of the hours, and when one can book. */
export const changeHours: ChangeReader = (model, instruction) => {
  const [, closed] =
    new RegExp(`^(?:we are|we're|the shop is|it is) closed (?:on |every )?(${day})s?$`, 'i').exec(
      instruction,
    ) ?? []
  const [, told = ''] = opening.exec(instruction) ?? []
  const read = told === '' ? [] : told.split(/,? and (?=[A-Za-z])|[,;] ?/).map(readHours)
  const lines = read.filter((line) => line !== undefined)
  const isRead = lines.length > 0 && lines.length === read.length
  if (closed !== undefined && hasDetails(model)) return close(model, capitalise(closed))
  if (!isRead) return undefined
  const shown = withDetails(withContact(model), (details) => ({
    ...details,
    hours: lines.map(({ days, from, to }) => ({ days: nameSpan(days), hours: `${from} – ${to}` })),
  }))
  const booked = withBookingHours(shown, lines)
  return {
    model: booked,
    done:
      booked === shown
        ? 'The opening hours are as you say now.'
        : 'The opening hours are as you say now, and nothing can be booked outside them.',
  }
}

function close(model: ApplicationModel, closed: string): Change {
  return {
    model: withDetails(model, (details) => ({
      ...details,
      hours: [
        ...details.hours.filter(({ days }) => days.toLowerCase() !== closed.toLowerCase()),
        { days: closed, hours: 'Closed' },
      ],
    })),
    done: `It says that ${closed} is closed now.`,
  }
}

function hasDetails({ screens }: ApplicationModel): boolean {
  return screens.some(({ sections }) => sections.some(({ type }) => type === 'contactDetails'))
}

/** Where nothing is told of the house yet, its first page does so. */
function withContact(model: ApplicationModel): ApplicationModel {
  if (hasDetails(model)) return model
  const home = model.screens.find(({ path }) => path === '/') ?? model.screens[0]
  const screens = model.screens.map((screen) =>
    screen === home ? { ...screen, sections: [...screen.sections, sampleContact()] } : screen,
  )
  return { ...model, screens }
}

const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const opening =
  /^(?:(?:change|set|update|make) (?:the |our )?(?:opening|business|office)? ?hours (?:to|be)|(?:the |our )?(?:opening|business|office) hours(?: are|:)|(?:we are |we're |the (?:shop|store|salon|restaurant|office|practice|studio) is )?open) (?:on |from )?(.{3,160})$/i

interface Hours {
  /** The days of the week from the first to the last. Empty for every day. */
  readonly days: readonly string[]
  readonly from: string
  readonly to: string
}

function readHours(text: string): Hours | undefined {
  const [, named, from = '', fromHalf, to = '', toHalf] =
    /^(?:([a-z]{3,12}(?: ?(?:-|–|to|through|till?|until) ?[a-z]{3,12})?)(?: from|:)? )?(\d{1,2}(?:[:.]\d\d)?) ?(am|pm)? ?(?:-|–|to|till?|until) ?(\d{1,2}(?:[:.]\d\d)?) ?(am|pm)?$/i.exec(
      text.trim(),
    ) ?? []
  if (from === '' || to === '') return undefined
  const known = /^(?:daily|every ?day)$/i.test(named ?? '') ? undefined : named
  const begins = clock(from, fromHalf)
  const ends = clock(to, toHalf)
  // Whoever opens at nine and closes at seven closes in the evening.
  const isEvening = toHalf === undefined && minutesOf(ends) <= minutesOf(begins) && minutesOf(ends) < 12 * 60
  return {
    days: (known ?? '')
      .split(/ ?(?:-|–|to|through|till?|until) ?/i)
      .filter((word) => word !== '')
      .map(nameDay),
    from: begins,
    to: isEvening ? clock(to, 'pm') : ends,
  }
}

function nameSpan(span: readonly string[]): string {
  return span.length === 0 ? 'Every day' : span.join(' to ')
}

function nameDay(word: string): string {
  const name = days.find((known) => known.toLowerCase().startsWith(word.toLowerCase().slice(0, 3)))
  return name ?? capitalise(word)
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function clock(time: string, half: string | undefined): string {
  const [hours = '0', minutes = '00'] = time.split(/[:.]/)
  const number = Number(hours)
  const whole =
    /pm/i.test(half ?? '') && number < 12 ? number + 12 : /am/i.test(half ?? '') && number === 12 ? 0 : number
  return `${whole}:${minutes}`
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

type Booking = Extract<Section, { type: 'booking' }>

/** Where one books a time, only those within the hours are offered. */
function withBookingHours(model: ApplicationModel, lines: readonly Hours[]): ApplicationModel {
  const isBooked = model.screens.some(({ sections }) => sections.some(isBookedByTime))
  if (!isBooked) return model
  const first = Math.min(...lines.map(({ from }) => minutesOf(from)))
  const last = Math.max(...lines.map(({ to }) => minutesOf(to)))
  const open = lines.map(({ days: span, from, to }) => ({
    days: weekdays(span),
    from: padded(minutesOf(from)),
    to: padded(minutesOf(to)),
  }))
  const screens = model.screens.map((screen) => ({
    ...screen,
    sections: screen.sections.map((section): Section => {
      if (!isBookedByTime(section)) return section
      const step = section.slots.some((slot) => slot.endsWith(':30')) ? 30 : 60
      const count = Math.max(1, Math.floor((last - first) / step))
      return { ...section, slots: Array.from({ length: count }, (_, at) => padded(first + at * step)), open }
    }),
  }))
  return { ...model, screens }
}

function isBookedByTime(section: Section): section is Booking {
  return section.type === 'booking' && section.mode === 'slots'
}

/** 0 is Sunday, as everywhere in JavaScript. */
function weekdays(span: readonly string[]): number[] {
  const [from, to = from] = span.map((name) => days.indexOf(name))
  if (from === undefined || to === undefined || from < 0 || to < 0) return [0, 1, 2, 3, 4, 5, 6]
  const count = ((to - from + 7) % 7) + 1
  return Array.from({ length: count }, (_, at) => (from + at + 1) % 7)
}

function padded(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
