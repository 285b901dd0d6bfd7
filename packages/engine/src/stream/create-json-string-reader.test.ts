import { describe, expect, it } from 'vitest'
import { createJsonStringReader } from './create-json-string-reader.ts'
import { createTextCleaner } from './create-text-cleaner.ts'

const content = 'const a = "ü\\n";\n\t// 👩‍💻 \u0007 {"path": "no"} </script>\r\n'
const input = { path: 'src/ä.tsx', nested: { content: 'not this', list: ['"', '}'] }, count: 12, content }

describe('reading strings out of JSON that is still being written', () => {
  it('gives the same text wherever the JSON is cut', () => {
    for (const json of [
      JSON.stringify(input),
      JSON.stringify(input, null, 2),
      escapeAll(JSON.stringify(input)),
    ]) {
      for (let cut = 0; cut <= json.length; cut++) {
        expect(readAll([json.slice(0, cut), json.slice(cut)])).toEqual({ path: 'src/ä.tsx', content })
      }
      expect(readAll(json.split(''))).toEqual({ path: 'src/ä.tsx', content })
      expect(readAll(json.match(/[^]{1,3}/g) ?? [])).toEqual({ path: 'src/ä.tsx', content })
    }
  })

  it('hands on what has been typed before the string ends', () => {
    const reader = createJsonStringReader()
    expect([...reader.push('{"path":"a.ts","content":"one\\')]).toEqual([
      { key: 'path', text: 'a.ts', isEnd: true },
      { key: 'content', text: 'one', isEnd: false },
    ])
    expect([...reader.push('ntwo')]).toEqual([{ key: 'content', text: '\ntwo', isEnd: false }])
  })

  it('gives nothing for what is no object', () => {
    for (const json of ['[]', '"path"', 'path', '', '{path:"a"}']) expect(readAll(json.split(''))).toEqual({})
  })
})

describe('cleaning text', () => {
  it('never tears a pair of surrogates apart, and lets neither a lone half nor a NUL through', () => {
    const cleaner = createTextCleaner()
    expect(cleaner.push('a\ud83d')).toBe('a')
    expect(cleaner.push('\ude00\0\udc00')).toBe('😀\ufffd\ufffd')
    expect(cleaner.push('\ud83d')).toBe('')
    expect(cleaner.end()).toBe('\ufffd')
  })
})

function readAll(chunks: readonly string[]): Record<string, string> {
  const reader = createJsonStringReader()
  const found: Record<string, string> = {}
  for (const chunk of chunks) {
    for (const { key, text } of reader.push(chunk)) found[key] = (found[key] ?? '') + text
  }
  return found
}

/** As some servers write it: everything beyond ASCII as an escape, pairs as two. */
function escapeAll(json: string): string {
  return json.replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
