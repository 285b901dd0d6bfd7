import { toPlural, toSingular } from '../understand/language/inflect.ts'
import { capitalise, toSlug } from '../understand/language/noun-phrase.ts'
import { applicationModel, type ApplicationModel } from '../model/application-model.ts'
import { section } from '../model/section.ts'
import type { ChangeReader } from './change.ts'
import { findEntity, findField, findScreen } from './resolve-target.ts'

/** "rename customers to clients", "call it Blue Door", "change the headline to …". */
export const changeNames: ChangeReader = (model, instruction) => {
  const headline =
    /^(?:change|set|make(?=.* (?:to|say|read)\b)) (?:the )?(headline|tagline|slogan|title of the home ?page|hero (?:title|text)|welcome text) (?:to|say|read)?:? ?["']?(.+?)["']?$/i.exec(
      instruction,
    )
  if (headline !== null) return renameHeadline(model, headline[2] ?? '')
  const call =
    /^(?:call|name|rename) (?:it|this|the app|this app|the game|the site|the website|the project)(?: to| as)? ["']?(.+?)["']?$/i.exec(
      instruction,
    )
  if (call !== null) return renameApplication(model, call[1] ?? '')
  const match =
    /^(?:rename|change|replace)(?: the (?:name|word|label) of)? (?:the )?["']?(.+?)["']? (?:to|into|with|as) ["']?(.+?)["']?$/i.exec(
      instruction,
    )
  const called = match === null ? findCalled(model, instruction) : undefined
  if (match === null && called === undefined) return undefined
  const [from = '', to = ''] = called ?? match?.slice(1) ?? []
  const isRename = /^rename/i.test(instruction)
  if (/^(?:app|application|site|website|project|name|app name|app's name|site name|title)$/i.test(from))
    return renameApplication(model, to)
  const screen = isRename ? findScreen(model, from) : undefined
  const entity = findEntity(model, from)
  if (entity !== undefined) {
    const one = toSingular(to.toLowerCase())
    const many = toPlural(one)
    return {
      model: replaceWords(
        model,
        [
          [entity.many, many],
          [entity.one, one],
        ],
        entity.id,
      ),
      done: `Renamed ${entity.many} to ${many}.`,
    }
  }
  if (screen !== undefined) {
    const screens = model.screens.map((known) =>
      known.id === screen.id ? { ...known, title: capitalise(to) } : known,
    )
    return { model: { ...model, screens }, done: `Renamed the page ${screen.title} to ${capitalise(to)}.` }
  }
  const ofEntity = /^(.+?) (?:field |column )?(?:of|in|on) (?:the )?(.+)$/i.exec(from)
  for (const known of ofEntity === null ? model.entities : [findEntity(model, ofEntity[2] ?? '')]) {
    const field = known === undefined ? undefined : findField(known, ofEntity?.[1] ?? from)
    if (known === undefined || field === undefined || !isRename) continue
    const entities = model.entities.map((other) =>
      other.id === known.id
        ? {
            ...other,
            fields: other.fields.map((own) =>
              own.id === field.id ? { ...own, label: capitalise(to) } : own,
            ),
          }
        : other,
    )
    return {
      model: { ...model, entities },
      done: `Renamed ${field.label} of ${known.many} to ${capitalise(to)}.`,
    }
  }
  return renameOption(model, from, to)
}

/** "call cafes customers": what is there, and what it is to be called. */
function findCalled(model: ApplicationModel, instruction: string): [string, string] | undefined {
  const words = /^call (?:the )?(.{3,60})$/i.exec(instruction)?.[1]?.split(' ') ?? []
  for (let at = words.length - 1; at > 0; at -= 1) {
    const from = words.slice(0, at).join(' ')
    if (findEntity(model, from) !== undefined) return [from, words.slice(at).join(' ')]
  }
  return undefined
}

/** "change done to finished": one of the choices that records have, wherever it stands. */
function renameOption(model: ApplicationModel, from: string, to: string) {
  const option = model.entities
    .flatMap(({ fields }) => fields.flatMap(({ options }) => options))
    .find((known) => known.toLowerCase() === from.toLowerCase())
  if (option === undefined) return undefined
  const name = capitalise(to)
  const renamed = applicationModel.safeParse({
    ...model,
    entities: swapWhole(model.entities, option, name),
    screens: swapWhole(model.screens, option, name),
    rules: swapWhole(model.rules, option, name),
  }).data
  return renamed && { model: renamed, done: `“${option}” is called “${name}” now.` }
}

function swapWhole(value: unknown, from: string, to: string): unknown {
  if (value === from) return to
  if (Array.isArray(value)) return value.map((item) => swapWhole(item, from, to))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, swapWhole(inner, from, to)]))
}

function renameApplication(model: ApplicationModel, to: string) {
  const name = to
    .replace(/^["']|["']$/g, '')
    .trim()
    .slice(0, 60)
  if (name === '') return undefined
  return {
    model: { ...model, name, slug: toSlug(name) || model.slug },
    done: `The app is called ${name} now.`,
  }
}

function renameHeadline(model: ApplicationModel, to: string) {
  const title = to.trim().slice(0, 120)
  if (title === '') return undefined
  const screens = model.screens.map((screen) => ({
    ...screen,
    sections: screen.sections.map((known) => (known.type === 'hero' ? { ...known, title } : known)),
  }))
  return { model: { ...model, tagline: title, screens }, done: `The headline reads "${title}" now.` }
}

/** Labels change, ids stay: what people have entered is kept. */
function replaceWords(
  model: ApplicationModel,
  pairs: readonly (readonly [string, string])[],
  id: string,
): ApplicationModel {
  const swap = (text: string) =>
    pairs.reduce(
      (swapped, [from, to]) =>
        swapped.replace(new RegExp(`\\b${from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`, 'gi'), (found) =>
          found.charAt(0) === found.charAt(0).toLowerCase() ? to : capitalise(to),
        ),
      text,
    )
  const [many, one] = [pairs[0]?.[1] ?? '', pairs[1]?.[1] ?? '']
  return {
    ...model,
    entities: model.entities.map((entity) => ({
      ...(entity.id === id ? { ...entity, one, many } : entity),
      fields: entity.fields.map((field) => ({ ...field, label: swap(field.label) })),
    })),
    screens: model.screens.map((screen) => ({
      ...screen,
      title: swap(screen.title),
      sections: screen.sections.map((known) => section.parse(swapIn(known, swap))),
    })),
  }
}

/** Changes the words that people read, wherever they stand in a section, and nothing else. */
function swapIn(value: unknown, swap: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => swapIn(item, swap))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === 'string' && readKeys.has(key) ? swap(inner) : swapIn(inner, swap),
    ]),
  )
}

const readKeys: ReadonlySet<string> = new Set([
  'title',
  'text',
  'label',
  'submitLabel',
  'thanks',
  'question',
  'answer',
])
