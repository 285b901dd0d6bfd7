import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { parseSync, transformSync } from 'rolldown/utils'
import { expect, it } from 'vitest'
import { codePoint } from '../testing/code-point.ts'
import {
  toHtml,
  toIdentifier,
  toJson,
  toJsxAttribute,
  toMarkdown,
  toObjectKey,
  toScriptString,
  toSlug,
  toTypeName,
} from './escape.ts'

const hostile = [
  '',
  ' ',
  '  two  spaces ',
  "it's",
  '"double"',
  '`tick` ${boom}',
  '{braces} <b>bold</b> & more',
  '</script><script>alert(1)</script>',
  '<!-- comment -->',
  '\\n is not a newline',
  'line\nbreak\r\nand\ttab',
  '\u2028\u2029\u0000',
  '😀 巷子 مرحبا',
  '\ud800 lonely',
  '*/ end of comment',
  '&amp; &#39;',
]
const anyText = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ unit: codePoint, maxLength: 40 }),
  fc.string(),
)
const meaning = (text: string) => text.toWellFormed()

it('gives back any text that is written into a TypeScript string', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const code = toScriptString(text)
      expect(evaluate(code)).toBe(meaning(text))
      expect(code).not.toMatch(/<\/|<!/)
    }),
  )
})

it('gives back any text that is written as the value of a JSX attribute', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(evaluateJsx(`<p title=${toJsxAttribute(text)} />`)).toMatchObject({ title: meaning(text) })
    }),
    { numRuns: 200 },
  )
})

it('gives back any value that is written as JSON, and never closes a script element', () => {
  fc.assert(
    fc.property(fc.jsonValue(), anyText, (value, text) => {
      const json = toJson({ value, text })
      expect(json).not.toMatch(/<\/|<!/)
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify({ value, text })))
    }),
  )
})

it('writes names that can stand in code, whatever they are made from', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(toSlug(text)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      expect(parses(`const ${toIdentifier(text)} = 1`)).toBe(true)
      expect(parses(`type ${toTypeName(text)} = string`)).toBe(true)
      expect(evaluate(`Object.keys({ ${toObjectKey(text)}: 1 })[0]`)).toBe(meaning(text))
    }),
    { numRuns: 200, examples: [['__proto__'], ['constructor']] },
  )
})

it('leaves no markup in HTML, and in Markdown no markup and no second line', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(toHtml(text)).not.toMatch(/[<>"']/)
      expect(toMarkdown(text)).not.toMatch(/(?<!\\)[<`[]|\n/)
    }),
  )
})

it.each(['constructor', 'class', 'default', 'await', '123', '', '__proto__'])(
  'turns the word %j into a name that is no reserved word',
  (word) => {
    expect(parses(`const ${toIdentifier(word)} = 1; export {}`)).toBe(true)
  },
)

function parses(code: string): boolean {
  return parseSync('file.ts', code).errors.length === 0
}

function evaluate(code: string): unknown {
  return runInNewContext(code)
}

/** The properties that React would be handed. */
function evaluateJsx(code: string): unknown {
  const { code: script } = transformSync('file.tsx', `result = ${code}`, {
    jsx: { runtime: 'classic', pragma: 'create' },
  })
  const create = (_type: string, props: object | null, ...children: unknown[]) => ({
    ...props,
    children: children.length === 1 ? children[0] : children,
  })
  return runInNewContext(script, { create })
}
