import type { ApplicationModel, ApplicationModule } from '../model/application-model.ts'
import { sampleContact } from '../understand/compose/sample-contact.ts'
import { withDetails } from './change-contact.ts'
import type { ChangeReader } from './change.ts'

/** "Add a button to call us", "put our phone number in the header": one press calls, from every page. */
export const addCallLink: ChangeReader = (model, instruction) => {
  const asked = instruction.replace(number, ' ').replace(/\s+/g, ' ').trim()
  if (!patterns.some((pattern) => pattern.test(asked))) return undefined
  const told = number.exec(instruction)?.[0].trim()
  const known = told ?? phoneOf(model)
  const phone = known ?? sampleContact().phone
  const hint = known === undefined || phone === sampleContact().phone ? sampleHint : ''
  const named = told === undefined ? model : withDetails(model, (details) => ({ ...details, phone }))
  if (model.framework !== 'react') {
    const others = (model.links ?? []).filter(({ href }) => !href.startsWith('tel:'))
    return {
      model: { ...named, links: [...others, { label: `Call ${phone}`, href: hrefOf(phone) }] },
      done: `The foot of every page calls ${phone} now.${hint}`,
    }
  }
  const call: ApplicationModule = { type: 'call', phone }
  const modules = [...named.modules.filter(({ type }) => type !== 'call'), call]
  return {
    model: { ...named, modules },
    done: `The header of every page calls ${phone} at one press now.${hint}`,
  }
}

const sampleHint = ' It is a sample number until you say yours, such as "our phone number is 555 1234".'

const number = /(?:\+ ?)?\d[\d ()./-]{4,}\d/

const patterns = [
  /^(?:add|put|include|show|make|create|i want|i need) (?:an? |the |another )?(?:big |click[- ]to[- ]|tap[- ]to[- ])?(?:call(?:ing)?|phone|"?call us"?|call now|telephone)(?: us| now)? (?:button|link)(?: .*)?$/i,
  /^(?:add|put|include|show|make|create|i want|i need) (?:an? |the |another )?(?:button|link) (?:to call|for calling|that calls|so (?:people|customers|visitors) can call)(?: us| me| the (?:shop|store|salon|restaurant|office))?(?: (?:at|on|under|in|to))?(?: .*)?$/i,
  /^(?:add|put|include|show|display) (?:the |our |my |a )?(?:tele)?phone(?: number)?(?: |:)*(?:in|to|at|on|into) (?:the )?(?:header|top|menu|nav(?:igation)?(?: ?bar)?|top bar|every page|all pages)(?: .*)?$/i,
  /^let (?:people|customers|visitors|clients|guests|users) call (?:us|me)(?: .*)?$/i,
]

function phoneOf({ screens, modules }: ApplicationModel): string | undefined {
  const called = modules.flatMap((module) => (module.type === 'call' ? [module.phone] : []))[0]
  const told = screens.flatMap(({ sections }) =>
    sections.flatMap((section) => (section.type === 'contactDetails' ? [section.phone] : [])),
  )[0]
  return called ?? told
}

function hrefOf(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
