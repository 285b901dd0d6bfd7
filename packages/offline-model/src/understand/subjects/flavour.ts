export interface Flavour {
  readonly pattern: RegExp
  readonly rows: readonly (readonly string[])[]
}

export function flavour(pattern: RegExp, lines: string): Flavour {
  return {
    pattern,
    rows: lines
      .trim()
      .split('\n')
      .map((line) => line.split(';').map((value) => value.trim())),
  }
}
