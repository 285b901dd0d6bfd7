import type { Screen } from '../../model/application-model.ts'
import { Code, writeValue } from '../code/write-value.ts'
import type { Writable } from '../code/write-value.ts'
import { toJsxAttribute } from '../escape.ts'
import { describePage } from './describe-page.ts'
import type { PageContext, PagePart } from './describe-page.ts'
import { hoistedName } from './section-props.ts'

/** One page: its header and its sections, each a component with what the model says about it. */
export function renderPage(screen: Screen, context: PageContext): string {
  const { parts, imports } = describePage(screen, context)
  const constants = new Map<string, string>()
  for (const { module, component } of parts) imports.add(`@/${module}`, component)
  const { component } = context.names.page(screen)
  const body = parts.map((part) => writePart(part, constants)).join('\n')
  return `${imports.write()}
export function ${component}() {
  return (
    <>
${body}
    </>
  )
}
${[...constants].map(([name, code]) => `\nconst ${name} = ${code} as const\n`).join('')}`
}

function writePart({ component, props }: PagePart, constants: Map<string, string>): string {
  const attributes = props.map(([name, value]) => writeAttribute(name, value, constants))
  const line = `      <${component} ${attributes.join(' ')} />`
  if (line.length <= 110) return line
  return `      <${component}\n${attributes.map((each) => `        ${each}\n`).join('')}      />`
}

/** A long value moves below the page, so that the page itself can be read at a glance. */
function writeAttribute(name: string, value: Writable, constants: Map<string, string>): string {
  if (typeof value === 'string') return `${name}=${toJsxAttribute(value)}`
  if (value === true) return name
  const code = writeValue(value)
  const isShort = !code.includes('\n') && code.length < 60
  if (isShort || value instanceof Code) return `${name}={${code}}`
  const constant = hoistedName(name, new Set(constants.keys()))
  constants.set(constant, code)
  return `${name}={${constant}}`
}
