/**
 * Text from a model is data. Each function below writes it into one kind of place so that it comes out
 * as the same text, whatever it holds: quotes, braces, backticks, `</script>`, emoji or broken surrogates.
 */

/** A TypeScript string in single quotes. */
export function toScriptString(text: string): string {
  const body = wellFormed(text).replace(/['\\\u2028\u2029\p{Cc}]|<(?=[/!])/gu, escapeInScript)
  return `'${body}'`
}

/** The value of a JSX attribute with its delimiters: `"…"` where that is safe, `{'…'}` elsewhere. */
export function toJsxAttribute(text: string): string {
  const isPlain = /^[^"&\\{}<>\p{Cc}\u2028\u2029]*$/u.test(text) && text === wellFormed(text)
  return isPlain ? `"${text}"` : `{${toScriptString(text)}}`
}

/** JSON that may also stand inside a script element. */
export function toJson(value: unknown, indent = 2): string {
  return (JSON.stringify(value, null, indent) ?? 'null').replace(/<(?=[/!])|[\u2028\u2029]/g, escapeInScript)
}

/** Text or an attribute's value in HTML and SVG. */
export function toHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return printable(text).replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** One line of text in Markdown, in which nothing is markup. */
export function toMarkdown(text: string): string {
  return printable(text)
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>#|!]/g, (character) => `\\${character}`)
    .trim()
}

/** A name for a file or an address: lower case letters, digits and single hyphens, never empty. */
export function toSlug(text: string, fallback = 'page'): string {
  const slug = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/(?<!-)-+$/, '')
  return slug === '' ? fallback : slug
}

/** A TypeScript identifier in camel case that is no reserved word. */
export function toIdentifier(text: string, fallback = 'item'): string {
  const [first = fallback, ...rest] = toSlug(text, fallback).split('-')
  const name = first + rest.map(capitalise).join('')
  if (/^\d/.test(name)) return `n${name}`
  return reservedWords.has(name) ? `${name}Item` : name
}

/** The same with a capital: the name of a type or a component. */
export function toTypeName(text: string, fallback = 'Item'): string {
  const name = capitalise(toIdentifier(text, fallback))
  return globalTypes.has(name) ? `${name}Record` : name
}

/** A key of an object literal: bare where the language allows it. */
export function toObjectKey(text: string): string {
  // Bare or in quotes this one would set the prototype instead of a property.
  if (text === '__proto__') return "['__proto__']"
  return /^[A-Za-z_$][\w$]*$/.test(text) ? text : toScriptString(text)
}

function escapeInScript(character: string): string {
  if (character === "'" || character === '\\') return `\\${character}`
  if (character === '\n') return '\\n'
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`
}

/** Half a surrogate pair cannot be saved as UTF-8, so it becomes the replacement character. */
function wellFormed(text: string): string {
  return text.isWellFormed() ? text : text.toWellFormed()
}

function printable(text: string): string {
  return wellFormed(text).replace(/(?![\t\n\r])\p{Cc}/gu, '')
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

const reservedWords = new Set(
  `arguments as async await boolean break case catch class const continue debugger declare default delete do else enum
  eval export extends false finally for from function get if implements import in instanceof interface let new null
  number of package private protected public return set static string super switch symbol this throw true try type
  typeof undefined unknown var void while with yield any never object constructor document window name location history
  event self top parent status`.split(/\s+/),
)

const globalTypes = new Set(
  `Array Boolean Date Error Function Map Number Object Promise Record Set String Symbol Event File Node Text Image Audio
  Document Element Response Request Comment Link Route Routes Card Button Field Table Badge Page Dialog Form Option
  Notification Location History Range Selection Resource Collection Session User Fragment`.split(/\s+/),
)
