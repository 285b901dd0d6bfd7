/** JSON as configuration files write it: with comments and trailing commas. Undefined where it is no JSON at all. */
export function parseLooseJson(text: string): unknown {
  try {
    return JSON.parse(stripTrailingCommas(stripComments(text.replace(/^\uFEFF/, ''))))
  } catch {
    return undefined
  }
}

/** Strings are stepped over, because paths such as `"@/*"` look like the start of a comment. */
function stripComments(text: string): string {
  return text.replace(/"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (match) =>
    match.startsWith('"') ? match : ' ',
  )
}

function stripTrailingCommas(text: string): string {
  return text.replace(/"(?:[^"\\\n]|\\.)*"|,(?=\s*[}\]])/g, (match) => (match.startsWith('"') ? match : ''))
}
