import type { ApplicationModel } from '../model/application-model.ts'
import type { Section, SectionOf } from '../model/section.ts'
import { capitalise } from '../understand/language/noun-phrase.ts'
import type { Change, ChangeReader } from './change.ts'

/** "Change the phone number to 555 1234", "our address is 12 Main Street, Springfield". */
export const changeContact: ChangeReader = (model, instruction) =>
  changeHours(model, instruction) ?? changeDetail(model, instruction)

function changeDetail(model: ApplicationModel, instruction: string): Change | undefined {
  const [, named = '', told = ''] = asked.exec(instruction) ?? tells.exec(instruction) ?? []
  const detail = details.find(({ words }) => words.test(named))
  const value = told.trim().slice(0, 200)
  if (detail === undefined || !detail.fits.test(value)) return undefined
  if (!model.screens.some(({ sections }) => sections.some(({ type }) => type === 'contactDetails')))
    return undefined
  return {
    model: withDetails(model, (details) => ({ ...details, [detail.id]: value })),
    done: `The ${detail.name} is ${value} now.`,
  }
}

type Details = SectionOf<'contactDetails'>

function withDetails(model: ApplicationModel, write: (details: Details) => Details): ApplicationModel {
  const screens = model.screens.map((screen) => ({
    ...screen,
    sections: screen.sections.map((section): Section =>
      section.type === 'contactDetails' ? write(section) : section,
    ),
  }))
  return { ...model, screens }
}

/** "We are open Monday to Friday 8-18 and Saturday 9-14", "we are closed on Monday". */
function changeHours(model: ApplicationModel, instruction: string): Change | undefined {
  if (!model.screens.some(({ sections }) => sections.some(({ type }) => type === 'contactDetails')))
    return undefined
  const [, closed] =
    new RegExp(`^(?:we are|we're|the shop is|it is) closed (?:on |every )?(${day})s?$`, 'i').exec(
      instruction,
    ) ?? []
  const [, told = ''] = opening.exec(instruction) ?? []
  const parts = told === '' ? [] : told.split(/,? and (?=[A-Za-z])|[,;] ?/)
  const read = parts.map(readHours)
  const isRead = read.length > 0 && read.every((line) => line !== undefined)
  if (closed === undefined && !isRead) return undefined
  const lines = read.filter((line) => line !== undefined)
  const changed = withDetails(model, (details) => ({
    ...details,
    hours:
      closed === undefined
        ? lines
        : [
            ...details.hours.filter(({ days }) => days.toLowerCase() !== closed.toLowerCase()),
            { days: capitalise(closed), hours: 'Closed' },
          ],
  }))
  return {
    model: changed,
    done:
      closed === undefined
        ? 'The opening hours are as you say now.'
        : `It says that ${capitalise(closed)} is closed now.`,
  }
}

const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const opening =
  /^(?:(?:change|set|update|make) (?:the |our )?(?:opening|business|office)? ?hours (?:to|be)|(?:the |our )?(?:opening|business|office) hours(?: are|:)|(?:we are |we're )?open) (?:on |from )?(.{3,160})$/i

function readHours(text: string): Details['hours'][number] | undefined {
  const [, days, from = '', fromHalf, to = '', toHalf] =
    /^(?:([a-z]{3,12}(?: ?(?:-|–|to) ?[a-z]{3,12})?)(?: from|:)? )?(\d{1,2}(?:[:.]\d\d)?) ?(am|pm)? ?(?:-|–|to|until) ?(\d{1,2}(?:[:.]\d\d)?) ?(am|pm)?$/i.exec(
      text.trim(),
    ) ?? []
  if (from === '' || to === '') return undefined
  const spoken =
    days === undefined
      ? 'Every day'
      : days
          .split(/ ?(?:-|–|to) ?/i)
          .map(nameDay)
          .join(' to ')
  return { days: spoken, hours: `${clock(from, fromHalf)} – ${clock(to, toHalf)}` }
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

const names = '(?:the |our |my )?((?:e-?mail )?address|e-?mail|(?:tele)?phone(?: number)?)'
const asked = new RegExp(
  `^(?:change|set|update|add|use|put in|replace) ${names}(?: to|:| as| with)? ["']?([^"']+)["']?$`,
  'i',
)
const tells = new RegExp(`^${names} (?:is|should be) ["']?([^"']+)["']?$`, 'i')

const details = [
  { id: 'email', name: 'e-mail address', words: /mail/i, fits: /^[^\s@]+@[^\s@]+\.[^\s@]+$/ },
  { id: 'phone', name: 'phone number', words: /phone/i, fits: /^[+\d][\d ()./-]{3,}$/ },
  { id: 'address', name: 'address', words: /address/i, fits: /^(?=\D*\d)\P{L}*\p{L}/u },
] as const
