export interface Flavour {
  readonly pattern: RegExp
  readonly rows: readonly (readonly string[])[]
  /** What such things cost, from the cheapest to the dearest, where they have a price. */
  readonly prices?: readonly [number, number] | undefined
}

export function flavour(pattern: RegExp, lines: string, prices?: Flavour['prices']): Flavour {
  return {
    pattern,
    prices,
    rows: lines
      .trim()
      .split('\n')
      .map((line) => line.split(';').map((value) => value.trim())),
  }
}
