/** The files that an import of Sass may mean, the most exact one first: parts start with a line, folders have an index. */
export function listSassPaths(wanted: string): string[] {
  if (/\.(?:scss|sass|css)$/.test(wanted)) return withPart(wanted)
  const files = endings.flatMap((ending) => withPart(wanted + ending))
  return [...files, ...endings.flatMap((ending) => withPart(`${wanted}/index${ending}`))]
}

const endings = ['.scss', '.sass', '.css']

function withPart(path: string): string[] {
  const at = path.lastIndexOf('/') + 1
  return [path, `${path.slice(0, at)}_${path.slice(at)}`]
}
