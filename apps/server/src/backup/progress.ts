/** Says how far a long piece of work has come: now and then, and nothing where it is soon done. */
export function createProgress(say: (line: string) => void, everyMs = 2_000) {
  let saidAt = performance.now()
  return (line: () => string): void => {
    if (performance.now() - saidAt < everyMs) return
    saidAt = performance.now()
    say(line())
  }
}

/** Such as `12.3 MB`. */
export function writeSize(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB']
  let value = bytes
  let unit = 0
  while (value >= 1_000 && unit < units.length - 1) {
    value /= 1_000
    unit += 1
  }
  return `${unit === 0 ? value : value.toFixed(1)} ${units[unit]}`
}

export const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`
