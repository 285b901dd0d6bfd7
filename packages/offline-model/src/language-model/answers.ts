import type { ApplicationModel } from '../model/application-model.ts'
import { demonstrationMark } from '../plan/plan-application.ts'
import { sayLimit } from './limits.ts'
import type { MadeCall } from './read-conversation.ts'
import { asksForSuggestions, suggestChanges } from './suggest-changes.ts'

export const advice =
  'For what I did not understand, connect an AI provider in the settings, or say it in other words.'

export function greet(): string {
  return 'Hello. I am the built-in model: I need no key and no network. Describe an app in a sentence or a page, such as "a booking site for a hair salon in ivory and sienna", and I build it. Afterwards you can ask for changes.'
}

export function sayUnreadable(): string {
  return 'I am the built-in model and read plain English descriptions of apps. I could not read an app from this message. Say what it is for and what people should be able to do in it, or connect an AI provider in the settings.'
}

/** "a sleep tracker", where there is a chess game already. */
export function sayAnotherApp(request: string): string {
  const name = request.trim().replace(/[.!]$/, '')
  return `"${name}" sounds like another app, and I did not put it in the place of this one. Start a new project for it, or write "build a new app: ${name}" to replace this one.`
}

/** An honest answer without changing anything. */
export function answerQuestion(question: string, model: ApplicationModel | undefined): string {
  if (model !== undefined && asksForSuggestions.test(question)) return suggestChanges(model)
  const about = model === undefined ? '' : describe(model)
  if (/\b(?:what can you|what do you|who are you|help|how does this work)\b/i.test(question)) {
    return `I am the built-in model. I turn a description into a working app with pages, sample records and forms, and I can change it afterwards: colours, names, fields, pages, accounts, exports.${about === '' ? '' : ` ${about}`}`
  }
  const isAboutApp =
    /\b(?:it|app|application|site|website|pages?|screens?|fields?|records?|menu|this|data)\b/i.test(question)
  if (model !== undefined && isAboutApp)
    return `${about} I cannot answer more than that: I am the built-in model and answer about the app only. ${advice}`
  return `I am the built-in model: I build and change apps, but I do not answer general questions. ${about} Connect an AI provider in the settings for questions like this one.`.replace(
    / {2,}/g,
    ' ',
  )
}

function describe(model: ApplicationModel): string {
  const pages = model.screens.filter(({ isInMenu }) => isInMenu).map(({ title }) => title)
  const things = model.entities.map(({ many }) => many)
  return `${model.name} has the pages ${join(pages)}${things.length === 0 ? '' : ` and keeps ${join(things)}`}.`
}

/** What was done in this run, what was not, and what works as a demonstration only. */
export function sumUp(calls: readonly MadeCall[], notices: readonly string[]): string {
  const plan = calls.find(({ tool }) => tool === 'set_plan')?.input
  const failed = calls.filter(({ isOk, tool }) => !isOk && tool !== 'read_file')
  const written = calls.filter(({ tool, isOk }) => tool === 'write_file' && isOk)
  if (calls.some(({ tool }) => tool === 'ask')) return 'I wait for your answer.'
  if (plan === undefined) return `Nothing was changed. ${advice}`
  const name = readText(plan, 'name')
  const features = readList(plan, 'features')
  const missed = readList(plan, 'notUnderstood')
  const isChange = readText(plan, 'description') === 'A change to the app.'
  const lines: string[] = []
  const isProposed = written.length === 0 && failed.length === 0
  if (isChange) lines.push(isProposed ? `This is what I would change in ${name}.` : readSteps(plan).join(' '))
  else if (isProposed) lines.push(`This is the plan for ${name}: ${join(features.slice(0, 8))}.`)
  else
    lines.push(
      `I built ${name} with ${written.length} files. It has ${join(features.slice(0, 10))}. Records are kept in the browser and start with samples.`,
    )
  const shown = readText(plan, 'description')
    .split('\n\n')
    .find((line) => line.startsWith(demonstrationMark))
  if (shown !== undefined) lines.push(shown)
  if (isChange) lines.push(...readList(plan, 'understood').filter((line) => /kept\.$|stays\.$/.test(line)))
  if (missed.length > 0) lines.push(`Not done:\n${missed.map(sayMissed).join('\n')}`, advice)
  if (failed.length > 0)
    lines.push(
      `These steps were refused:\n${failed
        .slice(0, 5)
        .map(({ tool, result }) => `- ${tool}: ${result.slice(0, 160)}`)
        .join('\n')}`,
    )
  const errors = notices.filter((notice) => notice.includes('was checked'))
  if (errors.length > 0)
    lines.push(
      'The check found errors that I cannot mend by myself. Restore the version before, or connect an AI provider in the settings.',
    )
  return lines.join('\n\n')
}

function sayMissed(line: string): string {
  const limit = sayLimit(line)
  return limit === undefined ? `- ${line}` : `- ${line}: ${limit}`
}

function readText(value: unknown, key: string): string {
  if (typeof value !== 'object' || value === null) return ''
  const found = Object.entries(value).find(([name]) => name === key)?.[1]
  return typeof found === 'string' ? found : ''
}

function readList(value: unknown, key: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  const found: unknown = Object.entries(value).find(([name]) => name === key)?.[1]
  return Array.isArray(found) ? found.filter((item) => typeof item === 'string') : []
}

function readSteps(plan: unknown): string[] {
  if (typeof plan !== 'object' || plan === null || !('steps' in plan) || !Array.isArray(plan.steps)) return []
  return plan.steps.map((step: unknown) => readText(step, 'title')).filter((title) => title !== '')
}

function join(words: readonly string[]): string {
  const last = words.at(-1)
  if (last === undefined) return 'nothing yet'
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
