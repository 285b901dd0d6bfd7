/** A screen tells more than a style sheet, and both more than a configuration. */
const interest = [
  /\/pages?\/.*\.(tsx|jsx|vue|svelte)$/,
  /(^|\/)app\.\w+$/i,
  /\.(tsx|jsx|vue|svelte)$/,
  /\.(ts|js|php|py|rb)$/,
]

/** Of the files a run wrote, the one to show first. */
export function pickLatestFile(paths: readonly string[]): string | undefined {
  for (const kind of interest) {
    const found = paths.find((path) => kind.test(path))
    if (found !== undefined) return found
  }
  return paths[0]
}
