import type { ApplicationModel } from '../model/application-model.ts'
import type { Section, SectionOf } from '../model/section.ts'
import type { ChangeReader } from './change.ts'

/** "Change the phone number to 555 1234", "our address is 12 Main Street, Springfield". */
export const changeContact: ChangeReader = (model, instruction) => {
  const [, named = '', told = ''] = asked.exec(instruction) ?? tells.exec(instruction) ?? []
  const detail = details.find(({ words }) => words.test(named))
  const value = told.trim().slice(0, 200)
  if (detail === undefined || !detail.fits.test(value)) return undefined
  const isTold = model.screens.some(({ sections }) => sections.some(({ type }) => type === 'contactDetails'))
  const isCalled = detail.id === 'phone' && model.modules.some(({ type }) => type === 'call')
  if (!isTold && !isCalled) return undefined
  const modules = isCalled
    ? model.modules.map((known) => (known.type === 'call' ? { ...known, phone: value } : known))
    : model.modules
  return {
    model: withDetails({ ...model, modules }, (details) => ({ ...details, [detail.id]: value })),
    done: `The ${detail.name} is ${value} now.`,
  }
}

export type Details = SectionOf<'contactDetails'>

export function withDetails(model: ApplicationModel, write: (details: Details) => Details): ApplicationModel {
  const screens = model.screens.map((screen) => ({
    ...screen,
    sections: screen.sections.map((section): Section =>
      section.type === 'contactDetails' ? write(section) : section,
    ),
  }))
  return { ...model, screens }
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
