import type { ApplicationModel } from '../model/application-model.ts'
import type { Section } from '../model/section.ts'
import { capitalise } from '../understand/language/noun-phrase.ts'
import { isThere } from './is-there.ts'
import { findEntity, mainEntity } from './resolve-target.ts'

/** What to say of a wish that holds already. Undefined where something is to be done. */
export function tellThere(model: ApplicationModel, instruction: string): string | undefined {
  const answer = answers.find(([pattern]) => pattern.test(instruction))?.[1]
  if (answer !== undefined) return answer
  const absent = findAbsent(model, instruction)
  if (absent !== undefined) return absent
  const told = findAssigned(model, instruction) ?? findStep(model, instruction)
  if (told !== undefined) return told
  if (isMarkedAsOverdue(model, instruction)) return 'What is overdue is marked in red already.'
  const [, asked] = /^(?:add|include|enable|support) (?:an? |the |some )?(.+)$/i.exec(instruction) ?? []
  return asked !== undefined && isThere(model, asked)
    ? `${capitalise(asked)}: that is there already.`
    : undefined
}

/** "Remove the testimonials", where there are none. */
function findAbsent({ screens }: ApplicationModel, instruction: string): string | undefined {
  const [, target = ''] =
    /^(?:remove|delete|drop|hide|get rid of) (?:the |all (?:the )?)?(.+?)(?: section| page)?$/i.exec(
      instruction,
    ) ?? []
  const part = parts.find(([words]) => words.test(target))
  if (part === undefined) return undefined
  const [, type, title] = part
  const isThereStill = screens.some(
    (screen) =>
      new RegExp(title, 'i').test(screen.title) || screen.sections.some((section) => section.type === type),
  )
  return isThereStill
    ? undefined
    : `There ${target.endsWith('s') ? 'are' : 'is'} no ${target.toLowerCase()} here.`
}

const parts: readonly (readonly [RegExp, Section['type'], string])[] = [
  [/^(?:customer |client )?testimonials?$/i, 'testimonials', 'testimonial'],
  [/^(?:pricing|prices)(?: table)?$/i, 'pricing', 'pric'],
  [/^(?:faqs?|questions and answers)$/i, 'faq', 'faq|question'],
  [/^newsletter(?: sign-?up)?$/i, 'newsletter', 'newsletter'],
  [/^(?:our )?team$/i, 'team', 'team'],
  [/^(?:slider|carousel)$/i, 'slider', 'slider'],
  [/^calendar$/i, 'calendar', 'calendar'],
  [/^map$/i, 'map', 'map'],
  [/^chat$/i, 'chat', 'chat'],
]

const answers: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:add|include) (?:some |subtle |smooth |nice )?(?:animations?|transitions?|hover effects?)(?: (?:to|on) (?:the )?[a-z ]{3,20})?$/i,
    'Buttons, cards and menus move a little when they are used already. More than that is not added by the built-in model.',
  ],
  [
    /^(?:make|keep) (?:the )?(?:header|menu|nav(?:igation)?(?: ?bar)?|top bar) (?:sticky|fixed|(?:stay )?(?:always )?(?:visible|in view|at the top))(?: (?:when|while) scrolling)?$/i,
    'The header stays in view already.',
  ],
  [
    /^make (?:it|the (?:app|site|website|page|layout)) (?:(?:fully )?responsive|mobile[- ]friendly|(?:also )?(?:work|look good|fit)(?: well| nicely)? on (?:my |a |any )?(?:mobiles?|phones?|tablets?|small screens?)(?: (?:devices?|phones?|screens?))?(?: too)?)$/i,
    'It fits phones, tablets and wide screens already.',
  ],
  [
    /^(?:add|include|show|i need) (?:an? |the )?cookie (?:banner|notice|consent|popup|pop-up)$/i,
    'The app sets no cookies and asks no other site, so that it needs no cookie banner.',
  ],
  [
    /^(?:save|store|keep|persist|remember)(?: (?:it|everything|(?:my |the |all )?(?:data|records|entries|changes|tasks|notes)))?(?: (?:in|to|on|using|with) (?:the )?(?:local ?storage|browser|device))?(?: after (?:a )?(?:reload|refresh))?$|^(?:use|add) local ?storage$/i,
    'What is entered is kept in this browser already.',
  ],
  [
    /^(?:add|ask for|include) (?:an? )?(?:delete confirmation|confirmation (?:before|when) deleting.*|confirm(?:ation)? dialog)$|^ask before deleting.*$/i,
    'It asks before anything is deleted already.',
  ],
]

/** "Assign tasks to team members": a field that says who does it is there already. */
function findAssigned(model: ApplicationModel, instruction: string): string | undefined {
  const [, thing] =
    /^(?:let (?:me|us|users) )?assign (?:the |each |every )?([a-z ]{3,30}?) to [a-z ]{3,30}$/i.exec(
      instruction,
    ) ?? []
  const entity = thing === undefined ? undefined : findEntity(model, thing)
  const field = entity?.fields.find(({ id }) => id.startsWith('assign'))
  return entity === undefined || field === undefined
    ? undefined
    : `Each ${entity.one} has a field for that already: ${field.label.toLowerCase()}.`
}

/** "Add a checkbox to complete tasks", "let customers cancel their booking": a button does so already. */
function findStep(model: ApplicationModel, instruction: string): string | undefined {
  const found = steps
    .map(({ words, step }) => ({ thing: words.exec(instruction)?.[1], step }))
    .find(({ thing }) => thing !== undefined)
  const entity = found?.thing === undefined ? undefined : findEntity(model, found.thing)
  const label = entity?.lifecycle?.steps.find(({ label: name, to }) =>
    found?.step.test(`${name} ${to}`),
  )?.label
  return entity === undefined || label === undefined
    ? undefined
    : `Each ${entity.one} has a button for that already: ${label}.`
}

const steps = [
  {
    words:
      /^(?:add|include|let me|let users|allow me to|i want to)\b.*\b(?:complete|check off|tick off|finish) (?:the |my |a |an |each )?([a-z ]{3,30})$/i,
    step: /\b(?:done|completed?|finish(?:ed)?|solved?)\b/i,
  },
  {
    words: /^(?:let|allow) [a-z]+ (?:to )?cancel (?:their |the |an? |my )?(?:own )?([a-z]{3,30})$/i,
    step: /\bcancel/i,
  },
] as const

/** A day that has passed stands in red, where React draws the list. */
function isMarkedAsOverdue(model: ApplicationModel, instruction: string): boolean {
  const [, thing] =
    /^(?:mark|show|highlight|colou?r|display|make) (?:the |all )?(?:overdue|late|past[- ]due) (.+?)(?: (?:in|as|with) (?:red|a red .+)| red)?$/i.exec(
      instruction,
    ) ?? []
  const entity = thing === undefined ? undefined : (findEntity(model, thing) ?? mainEntity(model))
  return (
    model.framework === 'react' &&
    entity?.fields.some(({ id, type }) => type === 'date' && /^(?:due|deadline)/i.test(id)) === true
  )
}
