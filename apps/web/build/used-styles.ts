import { classesIn } from './classes-in.ts'

/**
 * The part of a style sheet that a page needs as it stands, states and widths included. A rule stays if every class and
 * element that its selector names outside of a function is in the page, and a custom property if something reads it.
 * What scripts add later is not seen here: the whole sheet comes with them.
 */
export function usedStyles(sheet: string): (html: string) => string {
  const rules = parseRules(sheet.replaceAll(/\/\*.*?\*\//gs, ''))
  return (html) => {
    const kept = keepUsed(rules, namesIn(html))
    const styles = kept.filter(({ prelude }) => !/^@(?:property|keyframes)/.test(prelude))
    const settle = settleBy(styles)
    const named = keepRead(settle(writeRules(styles)))
    return keepRead(settle(writeRules(kept.filter((rule) => isNeeded(rule, named)))))
  }
}

interface Rule {
  /** What stands before the braces: a selector, or an at-rule with its condition. */
  prelude: string
  /** Undefined for a statement that ends with a semicolon. */
  body: string | undefined
}

interface Names {
  classes: ReadonlySet<string>
  elements: ReadonlySet<string>
  /** The types of the fields. */
  fields: ReadonlySet<string>
}

function namesIn(html: string): Names {
  return {
    classes: new Set(classesIn(html)),
    elements: new Set([
      'html',
      'body',
      ...Array.from(html.matchAll(/<([a-z][a-z0-9]*)/gi), ([, name = '']) => name.toLowerCase()),
    ]),
    fields: new Set(Array.from(html.matchAll(/<input\b[^>]*?\btype="([\w-]+)"/gi), ([, type = '']) => type)),
  }
}

/** Splits at the braces of the outermost level. A brace inside a string or an escape is no brace. */
function parseRules(css: string): Rule[] {
  const rules: Rule[] = []
  let start = 0
  let depth = 0
  let open = 0
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\.|[{};]/gs)) {
    if (sign === ';' && depth === 0) {
      rules.push({ prelude: css.slice(start, index).trim(), body: undefined })
      start = index + 1
    }
    if (sign === '{') {
      if (depth === 0) open = index
      depth += 1
    }
    if (sign === '}') {
      depth -= 1
      if (depth > 0) continue
      rules.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, index) })
      start = index + 1
    }
  }
  return rules
}

function keepUsed(rules: Rule[], page: Names): Rule[] {
  return rules.flatMap(({ prelude, body }): Rule[] => {
    if (body === undefined) return [{ prelude, body }]
    // The framework's list for browsers without @property, which are older than those we build for.
    if (prelude === '@layer properties') return [{ prelude, body: '' }]
    if (/^@(?:media|supports|layer|container)\b/.test(prelude)) {
      const inner = keepUsed(parseRules(body), page)
      // An empty layer still says where it stands among the others.
      return inner.length > 0 || prelude.startsWith('@layer') ? [{ prelude, body: writeRules(inner) }] : []
    }
    if (prelude.startsWith('@')) return [{ prelude, body }]
    const selectors = splitSelectors(prelude).filter((selector) => mayMatch(selector, page))
    return selectors.length > 0 ? [{ prelude: selectors.join(','), body }] : []
  })
}

function splitSelectors(list: string): string[] {
  const parts = list.matchAll(/(?:\\.|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|"[^"]*"|[^,(\\"])+/gs)
  return Array.from(parts, ([part]) => part.trim())
}

function mayMatch(selector: string, page: Names): boolean {
  if (isOfMissingField(selector, page)) return false
  const { classes, elements } = page
  const plain = withoutFunctions(selector).replaceAll(/(?<!\\)\[[^\]]*\]/g, '')
  const named = Array.from(plain.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = '']) => unescape(name))
  const tags = Array.from(plain.matchAll(/(?<![\w\\:.#-])([a-z][a-z0-9]*)/gi), ([, name = '']) => name)
  return named.every((name) => classes.has(name)) && tags.every((name) => elements.has(name.toLowerCase()))
}

/** The parts that browsers draw inside of fields are nothing to a page without such fields. */
const isOfMissingField = (selector: string, { elements, fields }: Names) =>
  (/::placeholder|:-moz-ui-/.test(selector) && !elements.has('input')) ||
  partsOfFields.some(({ part, types }) => part.test(selector) && !types.some((type) => fields.has(type)))

const dated = ['date', 'time', 'datetime-local', 'month', 'week']
const partsOfFields = [
  { part: /::-webkit-(?:date|calendar)/, types: dated },
  { part: /::-webkit-(?:inner|outer)-spin/, types: ['number', ...dated] },
  { part: /::-webkit-search/, types: ['search'] },
  { part: /::file-selector/, types: ['file'] },
]

/** `:not(.a)` and its like say little about what must be in the page. */
function withoutFunctions(selector: string): string {
  const shorter = selector.replaceAll(/::?[\w-]+\((?:\\.|[^()\\])*\)/g, '')
  return shorter === selector ? selector : withoutFunctions(shorter)
}

const unescape = (name: string) => name.replaceAll(/\\(.)/g, '$1')

/** Animations and properties are needed where a rule that stayed names them. */
function isNeeded({ prelude, body }: Rule, named: string): boolean {
  const [kind, name = ''] = prelude.split(/\s+/)
  if (kind === '@property') return readIn(named).has(name)
  if (kind === '@keyframes') return named.includes(name)
  // Of the fonts those for English; a letter from elsewhere comes with the whole sheet.
  if (kind === '@font-face') return !body?.includes('unicode-range') || body.includes('unicode-range:U+20-7E')
  return true
}

/** Where nothing sets a property, its readers take what they say for that case; where the root sets it, they need not. */
function settleBy(styles: Rule[]): (css: string) => string {
  const setBy = (isMeant: (prelude: string) => boolean) =>
    setIn(writeRules(styles.filter(({ prelude }) => isMeant(prelude))))
  const somewhere = setBy(() => true)
  const everywhere = setBy((prelude) => prelude === ':root' || prelude === '@layer theme')
  const settle = (css: string): string => {
    const settled = css.replaceAll(
      /var\((--[\w-]+),((?:[^()]|\([^()]*\))*)\)/g,
      (reading, name: string, otherwise: string) => {
        if (!somewhere.has(name)) return otherwise.trim()
        return everywhere.has(name) ? `var(${name})` : reading
      },
    )
    return settled === css ? css : settle(settled)
  }
  return settle
}

const setIn = (css: string) =>
  new Set(Array.from(css.matchAll(/(?<=[{;])(--[\w-]+):/g), ([, name = '']) => name))

/** Leaves out the custom properties that nothing reads, and then those that only they read. */
function keepRead(css: string): string {
  const read = readIn(css)
  const shorter = css.replaceAll(
    /(?<=[{;])(--[\w-]+):(?:"[^"]*"|'[^']*'|[^;{}"'])*;?/g,
    (declaration, name: string) => (read.has(name) ? declaration : ''),
  )
  return shorter === css ? css : keepRead(shorter)
}

const readIn = (css: string) => new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name))

function writeRules(rules: Rule[]): string {
  return rules
    .map(({ prelude, body }) => (body === undefined ? `${prelude};` : `${prelude}{${body}}`))
    .join('')
}
