/** The text of an `.env` file with these variables set: those that are there in their place, the others at the end. */
export function setVariables(text: string, variables: Readonly<Record<string, string>>): string {
  const missing = new Map(Object.entries(variables))
  const lines = text.split('\n').map((line) => {
    const name = /^\s{0,9}(?:export\s{1,9})?([A-Z_]\w{0,99})\s{0,9}=/i.exec(line)?.[1] ?? ''
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

/** In quotes, without anything that could end them or begin another line. */
const assign = (name: string, value: string) => `${name}="${value.replaceAll(/["\\\r\n$`]/g, '')}"`
