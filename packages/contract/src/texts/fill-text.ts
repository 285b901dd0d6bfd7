/**
 * Puts values in the place of `{name}`. The names are read from the text's own type, so a missing or misspelt
 * name does not compile. A value that happens to contain braces is never filled again.
 */
export function fillText<Text extends string>(text: Text, values: ValuesFor<Text>): string
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (hole: string, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : hole,
  )
}

/** A text without holes takes no values at all; `Record<never, …>` alone would take any. */
type ValuesFor<Text extends string> = [HolesOf<Text>] extends [never]
  ? Record<string, never>
  : Record<HolesOf<Text>, string | number>

type HolesOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | HolesOf<Rest>
  : never
