import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseSync } from 'rolldown/utils'

type Statement = ReturnType<typeof parseSync>['program']['body'][number]
type Interface = Extract<Statement, { type: 'TSInterfaceDeclaration' }>
type Alias = Extract<Statement, { type: 'TSTypeAliasDeclaration' }>
type Class = Extract<Statement, { body: { type: 'ClassBody' } }>

export type TypeNode = Alias['typeAnnotation']
export type Declared =
  | { kind: 'interface'; node: Interface; scope: Scope; key: string }
  | { kind: 'alias'; node: Alias; scope: Scope; key: string }

/** What is declared in a file or in a namespace of it. */
export interface Scope {
  file: string
  name: string
  parent: Scope | undefined
  types: Map<string, Declared>
  namespaces: Map<string, Scope>
  classes: Map<string, Class>
  /** What the file imports or passes on, by the name it has here. */
  imports: Map<string, { file: string; name: string }>
  /** What a namespace passes on from around it. */
  passedOn: Set<string>
}

export type Declarations = ReturnType<typeof openDeclarations>

/** The types that the SDK declares, each file read when it is asked for. */
export function openDeclarations(folder: string) {
  const files = new Map<string, Scope>()

  function open(file: string): Scope {
    const known = files.get(file)
    if (known) return known
    const scope = newScope(file, '', undefined)
    files.set(file, scope)
    const { program } = parseSync(file, readFileSync(resolve(folder, file), 'utf8'))
    for (const statement of program.body) addStatement(scope, statement)
    return scope
  }

  /** The type that a name means at a place. */
  function find(scope: Scope, path: readonly string[]): Declared | undefined {
    for (let place: Scope | undefined = scope; place; place = place.parent) {
      const found = findIn(place, path)
      if (found) return found
    }
    return undefined
  }

  function findIn(scope: Scope, path: readonly string[]): Declared | undefined {
    const [first = '', ...rest] = path
    if (rest.length === 0 && scope.types.has(first)) return scope.types.get(first)
    const inner = scope.namespaces.get(first)
    const nested = inner && rest.length > 0 ? findIn(inner, rest) : undefined
    if (nested) return nested
    if (scope.passedOn.has(first) && scope.parent) return find(scope.parent, path)
    const imported = scope.imports.get(first)
    if (!imported) return undefined
    const names = imported.name === '*' ? rest : [imported.name, ...rest]
    return findIn(open(imported.file), names)
  }

  return { folder, open, find }
}

const newScope = (file: string, name: string, parent: Scope | undefined): Scope => ({
  file,
  name,
  parent,
  types: new Map(),
  namespaces: new Map(),
  classes: new Map(),
  imports: new Map(),
  passedOn: new Set(),
})

function addStatement(scope: Scope, statement: Statement): void {
  if (statement.type === 'ImportDeclaration') {
    const file = fileOf(scope, statement.source.value)
    for (const specifier of statement.specifiers) {
      const name =
        specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
          ? specifier.imported.name
          : '*'
      scope.imports.set(specifier.local.name, { file, name })
    }
    return
  }
  if (statement.type === 'ExportNamedDeclaration') {
    if (statement.declaration) addDeclaration(scope, statement.declaration)
    if (!statement.source) {
      for (const { local } of statement.specifiers) {
        if (local.type === 'Identifier') scope.passedOn.add(local.name)
      }
      return
    }
    const file = fileOf(scope, statement.source.value)
    for (const { local, exported } of statement.specifiers) {
      if (local.type === 'Identifier' && exported.type === 'Identifier')
        scope.imports.set(exported.name, { file, name: local.name })
    }
    return
  }
  addDeclaration(scope, statement)
}

function addDeclaration(
  scope: Scope,
  node: Statement | NonNullable<Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration']>,
): void {
  if (node.type === 'TSInterfaceDeclaration') {
    const key = keyOf(scope, node.id.name)
    scope.types.set(node.id.name, { kind: 'interface', node, scope, key })
  }
  if (node.type === 'TSTypeAliasDeclaration') {
    scope.types.set(node.id.name, { kind: 'alias', node, scope, key: keyOf(scope, node.id.name) })
  }
  if (node.type === 'ClassDeclaration' && node.id) scope.classes.set(node.id.name, node)
  if (node.type !== 'TSModuleDeclaration' || node.id.type !== 'Identifier' || !node.body) return
  const { name } = node.id
  const inner = scope.namespaces.get(name) ?? newScope(scope.file, keyOf(scope, name), scope)
  scope.namespaces.set(name, inner)
  for (const statement of node.body.body) addStatement(inner, statement)
}

const fileOf = ({ file }: Scope, source: string): string =>
  resolve('/', dirname(file), source.replace(/\.js$/, '.d.ts')).slice(1)

/** Short, since it is written thousands of times: the file says what the first name says as well. */
function keyOf(scope: Scope, name: string): string {
  if (scope.name !== '') return `${scope.name}.${name}`
  const folder = dirname(scope.file).replace(/^resources\/?/, '')
  return folder === '' || folder === '.' ? name : `${folder}.${name}`
}
