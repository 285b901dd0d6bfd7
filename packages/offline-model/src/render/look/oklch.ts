/** A colour by lightness (0–1), chroma (0–0.4) and hue in degrees. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

/** Reads `#rgb` or `#rrggbb`; anything else is a middle grey. */
export function hexToOklch(hex: string): Oklch {
  const [red, green, blue] = toLinear(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (hue + 360) % 360,
  }
}

/** The nearest colour that a screen can show: chroma gives way, lightness and hue stay. */
export function oklchToHex({ lightness, chroma, hue }: Oklch): string {
  const safeLightness = Math.min(1, Math.max(0, lightness))
  let reach = Math.max(0, chroma)
  for (let step = 0; step < 24; step++) {
    const rgb = toLinearRgb({ lightness: safeLightness, chroma: reach, hue })
    if (rgb.every((part) => part >= -0.0005 && part <= 1.0005)) return encode(rgb)
    reach *= 0.88
  }
  return encode(toLinearRgb({ lightness: safeLightness, chroma: 0, hue: 0 }))
}

/** The contrast of the Web Content Accessibility Guidelines, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a)
  return ((light ?? 1) + 0.05) / ((dark ?? 0) + 0.05)
}

export function luminanceOf(hex: string): number {
  const [red, green, blue] = toLinear(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** A mixture by light: `share` of the first colour, the rest of the second. */
export function mixColours(first: string, second: string, share: number): string {
  const one = toLinear(first)
  const two = toLinear(second)
  return encode([0, 1, 2].map((index) => (one[index] ?? 0) * share + (two[index] ?? 0) * (1 - share)))
}

function toLinear(hex: string): [number, number, number] {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex.trim())?.[1] ?? '808080'
  const full = digits.length === 3 ? digits.replace(/./g, (digit) => digit + digit) : digits
  const part = (start: number) => decodeChannel(Number.parseInt(full.slice(start, start + 2), 16) / 255)
  return [part(0), part(2), part(4)]
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): number[] {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function encode(rgb: readonly number[]): string {
  const channels = rgb.map((part) => {
    const value = Math.min(1, Math.max(0, part))
    const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

function decodeChannel(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
