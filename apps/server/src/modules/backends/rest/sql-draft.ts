export type SqlDraft = ReturnType<typeof createSqlDraft>

/** A statement in the making: what comes from outside becomes a parameter and never part of its text. */
export function createSqlDraft() {
  const values: unknown[] = []
  let aliases = 0
  return {
    values,
    value(value: unknown): string {
      values.push(value)
      return `$${values.length}`
    },
    alias(): string {
      aliases += 1
      return `_${aliases}`
    },
  }
}

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`
export const quoteText = (text: string): string => `'${text.replaceAll("'", "''")}'`
export const inPublic = (name: string): string => `"public".${quoteName(name)}`
