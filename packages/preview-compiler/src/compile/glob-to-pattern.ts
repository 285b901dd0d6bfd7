/** A glob over project paths as a pattern: `*`, `**`, `?` and `{a,b}`. Anything that names no project path matches nothing. */
export function globToPattern(glob: string): RegExp {
  let source = ''
  let braces = 0
  for (let index = 0; index < glob.length; index++) {
    const sign = glob.charAt(index)
    if (sign === '*' && glob.charAt(index + 1) === '*') {
      const takesSlash = glob.charAt(index + 2) === '/'
      source += takesSlash ? '(?:[^/]+/)*' : '.*'
      index += takesSlash ? 2 : 1
    } else if (sign === '*') source += '[^/]*'
    else if (sign === '?') source += '[^/]'
    else if (sign === '{') {
      braces++
      source += '(?:'
    } else if (sign === '}' && braces > 0) {
      braces--
      source += ')'
    } else if (sign === ',' && braces > 0) source += '|'
    else source += sign.replace(/[$()*+.?[\\\]^{|}]/, '\\$&')
  }
  return new RegExp(`^${source}${')'.repeat(braces)}$`)
}

/** Patterns that would make the matcher work too hard are refused. */
export function isReasonableGlob(glob: string): boolean {
  return glob.length <= 300 && (glob.match(/\*/g) ?? []).length <= 8
}
