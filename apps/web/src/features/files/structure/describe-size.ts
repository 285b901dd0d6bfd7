const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** "3 bytes", "1.5 KB": in the largest unit that fits. */
export function describeSize(bytes: number): string {
  if (bytes < 1_024) return bytes === 1 ? '1 byte' : `${figures.format(bytes)} bytes`
  if (bytes < 1_024 * 1_024) return `${figures.format(bytes / 1_024)} KB`
  return `${figures.format(bytes / 1_024 / 1_024)} MB`
}
