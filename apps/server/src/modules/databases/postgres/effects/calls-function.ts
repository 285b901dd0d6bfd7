/**
 * Whether a statement may have a call of that name in it, quoted or not: a bracket comes next, or a remark that may stand
 * before one. A call can also look like a column: `row.name`. What stands in a text or a remark counts as well.
 */
export function callsFunction(statement: string, name: string): boolean {
  const word = String.raw`"?${name.replaceAll('"', '""').replaceAll(/\W/g, String.raw`\$&`)}(?![\w$])`
  const called = String.raw`(?<![\w$])${word}"?\s*(?:\(|--|/\*)|(?:\.|\*/)\s*${word}`
  return new RegExp(called, 'i').test(statement)
}
