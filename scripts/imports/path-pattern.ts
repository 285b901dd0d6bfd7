/** Reads a path in which `*` stands for one name and `**` for any number of them. */
export function pathPattern(files: string): RegExp {
  return new RegExp(`^${files.replaceAll(/\*\*\/|\*\*|\*|\./g, (sign) => wildcards.get(sign) ?? sign)}$`)
}

const wildcards = new Map([
  ['**/', '(?:.+/)?'],
  ['**', '.+'],
  ['*', '[^/]+'],
  ['.', '\\.'],
])
