import type { Section } from '../model/section.ts'
import type { ChangeReader } from './change.ts'

/** "Change the phone number to 555 1234", "our address is 12 Main Street, Springfield". */
export const changeContact: ChangeReader = (model, instruction) => {
  const [, named = '', told = ''] = asked.exec(instruction) ?? tells.exec(instruction) ?? []
  const detail = details.find(({ words }) => words.test(named))
  const value = told.trim().slice(0, 200)
  if (detail === undefined || !detail.fits.test(value)) return undefined
  if (!model.screens.some(({ sections }) => sections.some(({ type }) => type === 'contactDetails')))
    return undefined
  const screens = model.screens.map((screen) => ({
    ...screen,
    sections: screen.sections.map((section): Section =>
      section.type === 'contactDetails' ? { ...section, [detail.id]: value } : section,
    ),
  }))
  return { model: { ...model, screens }, done: `The ${detail.name} is ${value} now.` }
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
