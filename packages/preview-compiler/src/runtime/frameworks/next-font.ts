interface FontOptions {
  variable?: string
  weight?: string | readonly string[]
  style?: string | readonly string[]
}

interface Font {
  className: string
  variable: string
  style: { fontFamily: string }
}

/** A font by its name: shown where the visitor has it, and otherwise in the nearest that every system has. */
export function loadFont(name: string, { variable }: FontOptions = {}): Font {
  const generic = /mono|code/i.test(name)
    ? 'ui-monospace, monospace'
    : serif.test(name)
      ? 'ui-serif, serif'
      : 'ui-sans-serif, system-ui, sans-serif'
  const fontFamily = `"${name}", ${generic}`
  const id = name.toLowerCase().replaceAll(/\W+/g, '-')
  const style = document.createElement('style')
  style.textContent = `.font-${id} { font-family: ${fontFamily}; }`
  if (variable !== undefined) style.textContent += ` .font-${id}-variable { ${variable}: ${fontFamily}; }`
  document.head.append(style)
  return { className: `font-${id}`, variable: `font-${id}-variable`, style: { fontFamily } }
}

const serif =
  /serif|playfair|lora|merriweather|garamond|baskerville|bodoni|cinzel|fraunces|instrument|newsreader|crimson|spectral/i
