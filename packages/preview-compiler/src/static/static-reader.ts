import { posix } from 'node:path'
import type { ESTree } from 'rolldown/utils'
import { answerCall } from './static-calls.ts'
import { calleeName, isExpression, isFunction, isImportMeta } from './static-syntax.ts'
import type { FunctionLike } from './static-syntax.ts'
import { PackageReference, isStaticList, isStaticObject, unreadable } from './static-value.ts'
import type { StaticValue } from './static-value.ts'

interface ReaderInput {
  path: string
  program: ESTree.Program
  knownModules: ReadonlyMap<string, StaticValue>
}

type Declared = ESTree.Expression | PackageReference | ESTree.Function

/** Nothing a person writes by hand is nested deeper, and every step costs stack. */
const maxDepth = 60

/** Follows a file's syntax tree from its export to the values that stand there, and calls nothing of it. */
export class StaticReader {
  readonly #folder: string
  readonly #program: ESTree.Program
  readonly #knownModules: ReadonlyMap<string, StaticValue>
  readonly #declared = new Map<string, Declared>()
  /** By the local name: what is taken out of a known module. */
  readonly #importedValues = new Map<string, StaticValue>()

  constructor({ path, program, knownModules }: ReaderInput) {
    this.#folder = `/${posix.dirname(path)}`
    this.#program = program
    this.#knownModules = knownModules
    for (const statement of program.body) this.#declare(statement)
  }

  readExport(): StaticValue {
    for (const statement of this.#program.body) {
      if (statement.type === 'ExportDefaultDeclaration') {
        const { declaration } = statement
        if (declaration.type === 'FunctionDeclaration') return this.#readReturn(declaration, 0)
        return isExpression(declaration) ? this.#readConfig(declaration) : unreadable
      }
      if (statement.type !== 'ExpressionStatement') continue
      const { expression } = statement
      if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') continue
      const { object, property } = expression.left
      const isModuleExports =
        object.type === 'Identifier' &&
        object.name === 'module' &&
        property.type === 'Identifier' &&
        property.name === 'exports'
      if (isModuleExports) return this.#readConfig(expression.right)
    }
    return unreadable
  }

  read(node: ESTree.Expression, depth: number): StaticValue {
    if (depth > maxDepth) return unreadable
    if (node.type === 'Literal') return typeof node.value === 'bigint' ? unreadable : node.value
    if (node.type === 'Identifier') return this.#readIdentifier(node.name, depth)
    if (node.type === 'ObjectExpression') return this.#readObject(node, depth)
    if (node.type === 'ArrayExpression') return this.#readArray(node, depth)
    if (node.type === 'TemplateLiteral') return this.#readTemplate(node, depth)
    if (node.type === 'MemberExpression') return this.#readMember(node, depth)
    if (node.type === 'CallExpression') return this.#readCall(node, depth)
    if (node.type === 'NewExpression') return this.#readNew(node, depth)
    if (node.type === 'UnaryExpression') return this.#readUnary(node, depth)
    if (node.type === 'BinaryExpression') return this.#readBinary(node, depth)
    const isWrapper =
      node.type === 'TSAsExpression' ||
      node.type === 'TSSatisfiesExpression' ||
      node.type === 'TSNonNullExpression' ||
      node.type === 'ParenthesizedExpression'
    return isWrapper ? this.read(node.expression, depth + 1) : unreadable
  }

  #declare(statement: ESTree.Program['body'][number]): void {
    if (statement.type === 'ImportDeclaration') {
      for (const specifier of statement.specifiers) this.#declareImport(specifier, statement.source.value)
      return
    }
    const declaration =
      statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement
    if (declaration.type === 'FunctionDeclaration' && declaration.id)
      this.#declared.set(declaration.id.name, declaration)
    if (declaration.type !== 'VariableDeclaration') return
    for (const { id, init } of declaration.declarations)
      if (id.type === 'Identifier' && init) this.#declared.set(id.name, init)
  }

  #declareImport(node: ESTree.ImportDeclaration['specifiers'][number], source: string): void {
    const { name } = node.local
    this.#declared.set(name, new PackageReference(source))
    const known = this.#knownModules.get(source)
    if (node.type !== 'ImportSpecifier' || !isStaticObject(known)) return
    const imported = node.imported.type === 'Identifier' ? node.imported.name : node.imported.value
    if (Object.hasOwn(known, imported)) this.#importedValues.set(name, known[imported])
  }

  /** A configuration may be wrapped in a call (`defineConfig`) and in a function of the mode. */
  #readConfig(node: ESTree.Expression): StaticValue {
    const value = this.read(node, 0)
    if (value !== unreadable) return value
    if (node.type === 'Identifier') {
      const declared = this.#declared.get(node.name)
      if (declared && !(declared instanceof PackageReference) && isFunction(declared))
        return this.#readReturn(declared, 0)
      return declared && !(declared instanceof PackageReference) && isExpression(declared)
        ? this.#readConfig(declared)
        : unreadable
    }
    if (isFunction(node)) return this.#readReturn(node, 0)
    if (node.type !== 'CallExpression') return unreadable
    const [first] = node.arguments
    return first && first.type !== 'SpreadElement' ? this.#readConfig(first) : unreadable
  }

  #readReturn(node: FunctionLike, depth: number): StaticValue {
    const { body } = node
    if (!body) return unreadable
    if (body.type !== 'BlockStatement') return this.read(body, depth + 1)
    for (const statement of body.body) this.#declare(statement)
    for (const statement of body.body)
      if (statement.type === 'ReturnStatement' && statement.argument)
        return this.#readConfig(statement.argument)
    return unreadable
  }

  #readTemplate(node: ESTree.TemplateLiteral, depth: number): StaticValue {
    let text = ''
    for (const [index, quasi] of node.quasis.entries()) {
      text += quasi.value.cooked ?? ''
      const expression = node.expressions[index]
      if (!expression) continue
      const value = this.read(expression, depth + 1)
      if (typeof value !== 'string' && typeof value !== 'number') return unreadable
      text += String(value)
    }
    return text
  }

  #readArray(node: ESTree.ArrayExpression, depth: number): StaticValue {
    const items: StaticValue[] = []
    for (const element of node.elements) {
      if (!element) continue
      if (element.type !== 'SpreadElement') {
        items.push(this.read(element, depth + 1))
        continue
      }
      const spread = this.read(element.argument, depth + 1)
      if (isStaticList(spread)) items.push(...spread)
    }
    return items
  }

  #readObject(node: ESTree.ObjectExpression, depth: number): StaticValue {
    const entries: [string, StaticValue][] = []
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') {
        const spread = this.read(property.argument, depth + 1)
        if (isStaticObject(spread)) entries.push(...Object.entries(spread))
        continue
      }
      const key = this.#readKey(property, depth)
      if (key === undefined || key === '__proto__') continue
      entries.push([key, property.kind === 'init' ? this.read(property.value, depth + 1) : unreadable])
    }
    return Object.fromEntries(entries)
  }

  #readKey(property: ESTree.ObjectProperty, depth: number): string | undefined {
    const { key, computed } = property
    if (!computed && key.type === 'Identifier') return key.name
    if (key.type === 'PrivateIdentifier') return undefined
    const value = isExpression(key) ? this.read(key, depth + 1) : unreadable
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  }

  #readIdentifier(name: string, depth: number): StaticValue {
    if (name === '__dirname') return this.#folder
    if (name === 'undefined') return undefined
    const declared = this.#declared.get(name)
    if (!declared) return unreadable
    if (this.#importedValues.has(name)) return this.#importedValues.get(name)
    if (declared instanceof PackageReference) {
      const { specifier } = declared
      return this.#knownModules.has(specifier) ? this.#knownModules.get(specifier) : declared
    }
    return isExpression(declared) ? this.read(declared, depth + 1) : unreadable
  }

  #readUnary(node: ESTree.UnaryExpression, depth: number): StaticValue {
    const value = this.read(node.argument, depth + 1)
    if (node.operator === '-' && typeof value === 'number') return -value
    if (node.operator === '!' && typeof value === 'boolean') return !value
    return unreadable
  }

  #readBinary(node: BinaryNode, depth: number): StaticValue {
    if (node.operator !== '+') return unreadable
    const left = this.read(node.left, depth + 1)
    const right = this.read(node.right, depth + 1)
    return typeof left === 'string' && typeof right === 'string' ? left + right : unreadable
  }

  #readMember(node: ESTree.MemberExpression, depth: number): StaticValue {
    if (isImportMeta(node.object)) {
      if (node.property.type !== 'Identifier') return unreadable
      if (node.property.name === 'dirname') return this.#folder
      return node.property.name === 'url' ? `${this.#folder}/config` : unreadable
    }
    const object = this.read(node.object, depth + 1)
    if (!isStaticObject(object)) return unreadable
    if (!node.computed) {
      const name = node.property.type === 'Identifier' ? node.property.name : ''
      return Object.hasOwn(object, name) ? object[name] : unreadable
    }
    const key = isExpression(node.property) ? this.read(node.property, depth + 1) : unreadable
    return typeof key === 'string' && Object.hasOwn(object, key) ? object[key] : unreadable
  }

  #readCall(node: ESTree.CallExpression, depth: number): StaticValue {
    const name = calleeName(node.callee)
    const values = this.#readArguments(node, depth)
    const [first] = values
    if (name === 'require' && typeof first === 'string')
      return this.#knownModules.has(first) ? this.#knownModules.get(first) : new PackageReference(first)
    return answerCall(name, values)
  }

  #readNew(node: ESTree.NewExpression, depth: number): StaticValue {
    if (calleeName(node.callee) !== 'URL') return unreadable
    const [relative, base] = this.#readArguments(node, depth)
    if (typeof relative !== 'string' || typeof base !== 'string') return unreadable
    return posix.resolve(posix.dirname(base), relative)
  }

  #readArguments(node: ESTree.CallExpression | ESTree.NewExpression, depth: number): StaticValue[] {
    return node.arguments.map((argument) =>
      argument.type === 'SpreadElement' ? unreadable : this.read(argument, depth + 1),
    )
  }
}

type BinaryNode = Extract<ESTree.Expression, { type: 'BinaryExpression' }>
