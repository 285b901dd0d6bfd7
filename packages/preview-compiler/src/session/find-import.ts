interface ImportedName {
  specifier: string
  name: string
}

/** Where in a text a name is imported, or else what it is imported from. */
export function findImport(text: string, { specifier, name }: ImportedName): number {
  const places = [`'${specifier}'`, `"${specifier}"`].flatMap((quoted) => listPlaces(text, quoted))
  for (const place of places) {
    const start = text.lastIndexOf('import', place)
    const clause = start === -1 ? '' : text.slice(start, place)
    // With another text between them they do not belong together.
    if (clause === '' || /^import\s+type\b|['"]/.test(clause)) continue
    if (name === 'default') return start
    const found = [...clause.matchAll(/[\w$]+/g)].find(([word]) => word === name)
    if (found) return start + found.index
  }
  return places[0] ?? -1
}

function listPlaces(text: string, quoted: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(quoted); at !== -1; at = text.indexOf(quoted, at + 1)) places.push(at)
  return places
}
