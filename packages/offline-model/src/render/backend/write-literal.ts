/** Text as a string of another language. Each keeps quotes, backslashes, dollars and line breaks as they are. */

export function toPython(text: string): string {
  return JSON.stringify(text.toWellFormed())
}

/** PHP and Ruby alike: in single quotes only the quote and the backslash mean something. */
export function toSingleQuoted(text: string): string {
  return `'${text
    .toWellFormed()
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)}'`
}

export function toSql(text: string): string {
  return `'${text.toWellFormed().replaceAll("'", "''").replaceAll('\0', '')}'`
}
