import { parseSync } from 'rolldown/utils'
import { isRecord } from '../is-record.ts'

interface AngularSource {
  path: string
  text: string
}

/**
 * What Angular's own build writes into a file before it compiles it, so that the compiler in the page understands it:
 * templates and styles that lie in other files, and decorators for inputs, outputs and queries made of signals. All lines
 * stay where they are.
 */
export function prepareAngular({ path, text }: AngularSource): string {
  const { program, errors } = parseSync(path, text, { lang: 'ts', sourceType: 'module' })
  // Errors in the syntax are told better by the step that all scripts take.
  if (errors.length > 0) return text
  const draft = new Draft(text)
  visit(program, draft)
  return draft.finish()
}

export function usesAngular(text: string): boolean {
  return /from\s+["']@angular\/core["']/.test(text)
}

/**
 * Whether fields may use what the constructor is given, as in `items = this.http.get()` beside `constructor(private http)`.
 * Angular's builds set fields behind the parameters; the language sets them before.
 */
export function setsFieldsLate(text: string): boolean {
  return /\bconstructor\s*\([^)]*\b(?:private|public|protected|readonly)\s/.test(text)
}

/**
 * Whether something waits in a way that Angular does not see: zone.js follows promises, and the language's own `await` goes
 * past it. Written with promises, the page is drawn again after it. Generators that wait stay as they are.
 */
export function waitsUnseen(text: string): boolean {
  return /\basync\b/.test(text) && !/\bfunction\s*\*|\basync\s*\*|\bfor\s+await\b/.test(text)
}

type Node = Readonly<Record<string, unknown>> & { readonly start: number; readonly end: number }

class Draft {
  readonly #text: string
  readonly #edits: { start: number; end: number; text: string }[] = []
  readonly #imports: string[] = []
  readonly #decorators = new Set<string>()
  /** Names of the file by what they are called in Angular. */
  readonly names = new Map<string, string>()

  constructor(text: string) {
    this.#text = text
  }

  replace({ start, end }: Node, text: string): void {
    this.#edits.push({ start, end, text })
  }

  decorate({ start }: Node, name: string, given: string): void {
    this.#decorators.add(name)
    this.#edits.push({ start, end: start, text: `@${ownPrefix}${name}(${given}) ` })
  }

  /** The name under which the text of another file is imported. */
  importText(file: string): string {
    const name = `${ownPrefix}Text${this.#imports.length}`
    const specifier = /^\.{0,2}\//.test(file) ? file : `./${file}`
    this.#imports.push(`import ${name} from ${JSON.stringify(`${specifier}?raw`)}`)
    return name
  }

  textOf({ start, end }: Node): string {
    return this.#text.slice(start, end)
  }

  finish(): string {
    let text = this.#text
    for (const edit of this.#edits.toSorted((one, other) => other.start - one.start))
      text = text.slice(0, edit.start) + edit.text + text.slice(edit.end)
    const decorators = [...this.#decorators].map((name) => `${name} as ${ownPrefix}${name}`)
    if (decorators.length > 0) this.#imports.push(`import { ${decorators.join(', ')} } from '@angular/core'`)
    // Imports come first wherever they stand, and behind everything they move no line.
    return this.#imports.length === 0 ? text : `${text}\n${this.#imports.join('\n')}`
  }
}

const ownPrefix = '__angular'

function visit(value: unknown, draft: Draft): void {
  if (Array.isArray(value)) for (const item of value) visit(item, draft)
  if (!isNode(value)) return
  if (value['type'] === 'ImportSpecifier') noteImport(value, draft)
  if (value['type'] === 'Decorator') takeComponent(value, draft)
  if (value['type'] === 'PropertyDefinition') takeField(value, draft)
  for (const child of Object.values(value)) if (typeof child === 'object') visit(child, draft)
}

function noteImport({ imported, local }: Node, draft: Draft): void {
  if (isNode(imported) && isNode(local)) draft.names.set(String(local['name']), String(imported['name']))
}

function takeComponent({ expression }: Node, draft: Draft): void {
  const call = readCall(expression, draft)
  if (call?.name !== 'Component') return
  for (const property of listProperties(call.given[0])) {
    const name = nameOf(property)
    const { value } = property
    const files = listStrings(value)
    if (files.length === 0 || !isNode(value)) continue
    if (name === 'templateUrl') draft.replace(property, `template: ${draft.importText(files[0] ?? '')}`)
    if (name === 'styleUrl' || name === 'styleUrls')
      draft.replace(property, `styles: [${files.map((file) => draft.importText(file)).join(', ')}]`)
  }
}

function takeField(field: Node, draft: Draft): void {
  const { key, value } = field
  const call = readCall(value, draft)
  if (!call || !isNode(key) || key['type'] !== 'Identifier') return
  const name = String(key['name'])
  const query = queries.get(call.name)
  if (query !== undefined) {
    const [sought, options] = call.given.map((given) => draft.textOf(given))
    draft.decorate(field, query, `${sought ?? 'undefined'}, { ...${options ?? '{}'}, isSignal: true }`)
    return
  }
  const alias = readAlias(call.given) ?? name
  const quoted = JSON.stringify(alias)
  if (call.name === 'input' || call.name === 'model')
    draft.decorate(field, 'Input', `{ isSignal: true, alias: ${quoted}, required: ${call.isRequired} }`)
  if (call.name === 'model') draft.decorate(field, 'Output', JSON.stringify(`${alias}Change`))
  if (call.name === 'output' || call.name === 'outputFromObservable') draft.decorate(field, 'Output', quoted)
}

const queries = new Map([
  ['viewChild', 'ViewChild'],
  ['viewChildren', 'ViewChildren'],
  ['contentChild', 'ContentChild'],
  ['contentChildren', 'ContentChildren'],
])

interface Call {
  name: string
  isRequired: boolean
  given: Node[]
}

/** `name(…)` or `name.required(…)`, by the name that it has in Angular. */
function readCall(value: unknown, draft: Draft): Call | undefined {
  if (!isNode(value) || value['type'] !== 'CallExpression' || !isNode(value['callee'])) return undefined
  const { callee } = value
  const isMember = callee['type'] === 'MemberExpression'
  const called = isMember ? callee['object'] : callee
  if (!isNode(called) || called['type'] !== 'Identifier') return undefined
  const name = draft.names.get(String(called['name']))
  const given = Array.isArray(value['arguments']) ? value['arguments'].filter((each) => isNode(each)) : []
  return name === undefined ? undefined : { name, isRequired: isMember, given }
}

function readAlias(given: readonly Node[]): string | undefined {
  const property = listProperties(given.at(-1)).find((each) => nameOf(each) === 'alias')
  return listStrings(property?.['value'])[0]
}

function listProperties(value: unknown): Node[] {
  if (!isNode(value) || value['type'] !== 'ObjectExpression' || !Array.isArray(value['properties'])) return []
  return value['properties'].filter((property) => isNode(property) && property['type'] === 'Property')
}

function nameOf({ key }: Node): string {
  return isNode(key) ? String(key['name'] ?? key['value']) : ''
}

/** A string, or those of a list. */
function listStrings(value: unknown): string[] {
  if (!isNode(value)) return []
  if (value['type'] === 'ArrayExpression' && Array.isArray(value['elements']))
    return value['elements'].flatMap((element) => listStrings(element))
  return value['type'] === 'Literal' && typeof value['value'] === 'string' ? [value['value']] : []
}

function isNode(value: unknown): value is Node {
  return isRecord(value) && typeof value['start'] === 'number' && typeof value['end'] === 'number'
}
