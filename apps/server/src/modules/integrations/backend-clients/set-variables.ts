/** The text of an `.env` file with these variables set: those that are there in their place, the others at the end. */
export function setVariables(text: string, variables: Readonly<Record<string, string>>): string {
  const missing = new Map(Object.entries(variables))
  const lines = text.split('\n').map((line) => {
    const [, name = ''] = assignment.exec(line) ?? []
    const value = missing.get(name)
    if (value === undefined) return line
    missing.delete(name)
    return assign(name, value)
  })
  const added = [...missing].map(([name, value]) => assign(name, value))
  if (added.length === 0) return lines.join('\n')
  const before = lines.join('\n').trimEnd()
  return `${before === '' ? '' : `${before}\n`}${added.join('\n')}\n`
}

/** What the lines of such a file assign. */
export function readVariables(text: string): Map<string, string> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [whole, name] = assignment.exec(line) ?? []
      return whole === undefined || name === undefined ? [] : [[name, readValue(line.slice(whole.length))]]
    }),
  )
}

/** Without anything that could end the quotes around it, or begin another line. */
export const plainValue = (value: string) => value.replaceAll(/["\\\r\n$`]/g, '')

const assignment = /^\s{0,9}(?:export\s{1,9})?([A-Z_]\w{0,99})\s{0,9}=/i

const assign = (name: string, value: string) => `${name}="${plainValue(value)}"`

function readValue(given: string): string {
  const text = given.trim()
  const [quote = ''] = text
  const end = /["'`]/.test(quote) ? text.indexOf(quote, 1) : -1
  return end < 0 ? (text.split(/\s#/)[0] ?? '').trim() : text.slice(1, end)
}
