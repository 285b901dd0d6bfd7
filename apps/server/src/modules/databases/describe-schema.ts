import type { DatabaseSchema, DatabaseTable } from '@joinery/contract'

interface Described {
  readonly name: string
  readonly serverVersion: string
  readonly schema: DatabaseSchema
}

/** Where the whole schema lies in a project. */
export const schemaPath = 'docs/database-schema.md'
/** What models are always told; its part about the database is kept short. */
export const rulesPath = 'AGENTS.md'
const maxRuleCharacters = 8_000

/** The schema for people and models to read. Of how to get in it says nothing. */
export function describeSchema({ name, serverVersion, schema }: Described): string {
  return [
    `# Database schema: ${name}`,
    '',
    `${serverVersion}. Joinery wrote this file from the database itself; "Use in project" writes it anew.`,
    '',
    ...schema.tables.flatMap((table) => describeTable(table, schema)),
  ].join('\n')
}

function describeTable(table: DatabaseTable, { foreignKeys }: DatabaseSchema): string[] {
  const keys = foreignKeys.filter(({ from }) => from.schema === table.schema && from.table === table.name)
  return [
    `## ${table.schema}.${table.name}${table.kind === 'view' ? ' (view)' : ''}`,
    '',
    '| Column | Type | Null | Key | Default |',
    '| --- | --- | --- | --- | --- |',
    ...table.columns.map(
      ({ name, type, isNullable, isPrimaryKey, defaultValue }) =>
        `| ${[name, type, isNullable ? 'yes' : 'no', isPrimaryKey ? 'primary' : '', defaultValue ?? ''].map(escapeCell).join(' | ')} |`,
    ),
    '',
    ...keys.map(
      ({ from, to }) => `- ${from.columns.join(', ')} → ${to.schema}.${to.table} (${to.columns.join(', ')})`,
    ),
    ...(keys.length > 0 ? [''] : []),
  ]
}

const escapeCell = (text: string) => text.replaceAll(/[\r\n]+/g, ' ').replaceAll('|', '\\|')

const sectionStart = '<!-- database -->'
const sectionEnd = '<!-- /database -->'

/** The rules of a project with a part about its database, in the place of the one before it. */
export function addToRules(rules: string, described: Described): string {
  const section = [sectionStart, ...summarize(described), sectionEnd].join('\n')
  const start = rules.indexOf(sectionStart)
  const end = rules.indexOf(sectionEnd, start)
  if (start < 0 || end < 0) return rules.trim() === '' ? `${section}\n` : `${rules.trimEnd()}\n\n${section}\n`
  return rules.slice(0, start) + section + rules.slice(end + sectionEnd.length)
}

function summarize({ name, serverVersion, schema }: Described): string[] {
  const lines = schema.tables.map(
    ({ schema: space, name: table, columns }) =>
      `- ${space}.${table}(${columns.map((column) => `${column.name} ${column.type}${column.isPrimaryKey ? ' key' : ''}`).join(', ')})`,
  )
  let room = maxRuleCharacters
  const fitting = lines.filter((line) => (room -= line.length) > 0)
  const rest = lines.length - fitting.length
  return [
    `## Database: ${name.replaceAll('<', '')}`,
    '',
    `The app works with an existing ${serverVersion} database. Use its tables and columns as they are.`,
    `Every column, key and default is in ${schemaPath}. The password is not in the project; read it from the`,
    'environment of the server that runs the app, never in the browser.',
    '',
    ...fitting,
    ...(rest > 0 ? [`- and ${rest} more in ${schemaPath}`] : []),
  ]
}
