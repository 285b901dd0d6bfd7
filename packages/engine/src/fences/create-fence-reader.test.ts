import { describe, expect, it } from 'vitest'
import { createFenceReader } from './create-fence-reader.ts'

const code = 'export const a = 1\n'
const spellings: readonly (readonly [string, string])[] = [
  ['the path after the language', '```tsx src/app.tsx\n' + code + '```\n'],
  ['the path behind a colon', '```tsx:src/app.tsx\n' + code + '```\n'],
  ['the path alone', '```src/app.tsx\n' + code + '```\n'],
  ['a title', '```tsx title="src/app.tsx"\n' + code + '```\n'],
  ['a file attribute', '```tsx file=src/app.tsx\n' + code + '```\n'],
  ['braces', '```tsx {src/app.tsx}\n' + code + '```\n'],
  ['a heading', '### src/app.tsx\n\n```tsx\n' + code + '```\n'],
  ['a bold heading with a colon', '**`src/app.tsx`**:\n```tsx\n' + code + '```\n'],
  ['a numbered heading', '1. `src/app.tsx` (new)\n```tsx\n' + code + '```\n'],
  ['the word file', 'File: src/app.tsx\n~~~tsx\n' + code + '~~~\n'],
  ['a comment on the first line', '```tsx\n// src/app.tsx\n' + code + '```\n'],
  ['a comment with the word file', '```tsx\n/* File: src/app.tsx */\n' + code + '```\n'],
  ['a leading ./', '```tsx ./src/app.tsx\n' + code + '```\n'],
  ['a file tag', '<file path="src/app.tsx">\n' + code + '</file>\n'],
  ['an action tag', '<boltAction type="file" filePath="src/app.tsx">' + code + '</boltAction>\n'],
  ['a longer fence', '````tsx src/app.tsx\n' + code + '````\n'],
]

describe('reading files out of plain text', () => {
  it.each(spellings)('understands %s, wherever the text is cut', (_spelling, answer) => {
    for (const chunks of [[answer], answer.split(''), answer.match(/[^]{1,7}/g) ?? []]) {
      const { files, text } = readAll(['Here it is.\n', ...chunks, 'Done.'])
      expect(files).toEqual({ 'src/app.tsx': code })
      expect(text.startsWith('Here it is.\n')).toBe(true)
      expect(text.endsWith('Done.')).toBe(true)
      expect(text).not.toContain('export')
    }
  })

  it('leaves examples without a path, and words that only mention one, in the text', () => {
    for (const answer of [
      '```tsx\nconst a = 1\n```\n',
      'Look at src/app.tsx and change this:\n```tsx\nconst a = 1\n```\n',
      '```bash\nnpm install\n```\n',
      '```\nversion 1.2.3\n```\n',
    ]) {
      expect(readAll(answer.split(''))).toEqual({ files: {}, text: answer, isCut: false })
    }
  })

  it('keeps the fences inside a README', () => {
    const readme = '# App\n\n```bash\nnpm start\n```\n\nThat is all.\n'
    expect(readAll(['```md README.md\n' + readme + '```\n']).files).toEqual({ 'README.md': readme })
  })

  it('says that a file was cut off when the answer ends within it', () => {
    expect(readAll(['```tsx src/app.tsx\nexport cons']).isCut).toBe(true)
  })

  it('takes no path that leads out of the project', () => {
    for (const path of ['../secret.ts', 'a/../../b.ts', 'C:\\x.ts']) {
      expect(readAll([`\`\`\`ts ${path}\nx\n\`\`\`\n`]).files).toEqual({})
    }
  })
})

function readAll(chunks: readonly string[]) {
  const reader = createFenceReader()
  const files: Record<string, string> = {}
  let path = ''
  let text = ''
  let isCut = false
  for (const piece of [...chunks.flatMap((chunk) => [...reader.push(chunk)]), ...reader.end()]) {
    if (piece.kind === 'text') text += piece.text
    if (piece.kind === 'file-begin') files[(path = piece.path)] = ''
    if (piece.kind === 'file-text') files[path] += piece.text
    if (piece.kind === 'file-cut') isCut = true
  }
  return { files, text, isCut }
}
