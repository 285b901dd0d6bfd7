import { parseSync } from 'rolldown/utils'
import { StaticReader } from './static-reader.ts'
import { unreadable } from './static-value.ts'
import type { StaticValue } from './static-value.ts'

interface Source {
  path: string
  text: string
  /** Values for imports that are known to be harmless, by specifier. */
  knownModules?: ReadonlyMap<string, StaticValue>
}

/** The default export (or `module.exports`) of a configuration file, read from its syntax tree alone. */
export function readStaticExport({ path, text, knownModules }: Source): StaticValue {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) return unreadable
  const reader = new StaticReader({ path, program, knownModules: knownModules ?? new Map() })
  return reader.readExport()
}

/** One assignment such as `tailwind.config = { … }` in a script, read the same way. */
export function readStaticAssignment({ path, text }: Source, target: string): StaticValue {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) return unreadable
  const reader = new StaticReader({ path, program, knownModules: new Map() })
  for (const statement of program.body) {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression')
      continue
    const { left, right } = statement.expression
    if (text.slice(left.start, left.end).replace(/^window\./, '') === target) return reader.read(right, 0)
  }
  return undefined
}
