import fc from 'fast-check'

/** Signs that mean something to one parser or another, and those that break what takes text for bytes. */
export const signs = Object.values({
  letters: [
    '\n',
    '\r',
    '\r\n',
    '\0',
    '\t',
    ' ',
    '\u2028',
    '\uFEFF',
    '\u202E',
    '\uD83D',
    '\uDE00',
    '😀',
    '茶',
    'ة',
  ],
  files: ['`', '```', '~~~', '```tsx src/app.tsx\n', '</file>', '<file path="src/a.ts">', '// src/b.ts\n'],
  markdown: [
    '*',
    '**',
    '_',
    '#',
    '> ',
    '- ',
    '1. ',
    '|',
    '|---|',
    '[',
    ']',
    '(',
    ')',
    '![',
    '](',
    '$$',
    '\\',
    '[^1]',
  ],
  markup: [
    '<',
    '>',
    '&',
    '&lt;',
    '&#x6a;',
    '"',
    "'",
    '=',
    '<script>',
    '<img src=x onerror=alert(1)>',
    '<!--',
    '-->',
  ],
  addresses: ['javascript:alert(1)', 'data:text/html,x', '//evil.example/x', 'https://evil.example/x.png'],
  streams: [
    '{',
    '}',
    ':',
    ',',
    '\\u',
    '\\u00',
    '\\"',
    '{"path":"',
    'data: ',
    'id: ',
    'event: ',
    ': ',
    'retry: 1',
  ],
  statements: [
    'select ',
    'SELECT/*',
    '*/',
    '/*!',
    '--',
    ';',
    'drop table x',
    'into outfile',
    'with a as (',
    'explain ',
  ],
  paths: ['../', '..\\', '/', 'C:\\', 'nul', '.git/', '__proto__', 'a'.repeat(300)],
}).flat()

/** Any code point at all. The library's own 'binary' first makes a table of all 1.1 million, which takes two seconds. */
const codePoint = fc.nat(0x10_ffff).map((point) => String.fromCodePoint(point))

/** Text that no honest sender writes: meaningful signs in any order, any letters, and a great many of the same. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...signs) },
      { weight: 3, arbitrary: fc.string({ unit: codePoint, maxLength: 12 }) },
      { weight: 2, arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 20 }) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.constantFrom(...signs), fc.integer({ min: 2, max: 400 }))
          .map(([sign, count]) => sign.repeat(count)),
      },
    ),
    { maxLength: 60 },
  )
  .map((pieces) => pieces.join(''))

const line = fc.constantFrom('data: a', 'data:b', 'data', 'id: 7', ': sign', '')
const lineEnd = fc.constantFrom('\n', '\r', '\r\n')

/** What streams are really made of, so that what is cut in them is seen. */
const streamText: fc.Arbitrary<string> = fc.oneof(
  fc.array(fc.tuple(line, lineEnd), { maxLength: 12 }).map((lines) => lines.flat().join('')),
  fc
    .record({ path: fc.string({ maxLength: 8 }), text: fc.string({ unit: codePoint, maxLength: 20 }) })
    .map((value) => JSON.stringify({ ...value, end: '\n"\\ä' })),
)

/** The same text whole and in pieces, cut anywhere. */
export const cutText: fc.Arbitrary<{ whole: string; pieces: string[] }> = fc
  .tuple(fc.oneof(hostileText, streamText), fc.array(fc.nat(), { maxLength: 12 }))
  .map(([whole, places]) => {
    // A short one is cut everywhere.
    if (whole.length < 200) return { whole, pieces: whole.split('') }
    const cuts = places.map((place) => place % (whole.length + 1)).toSorted((one, other) => one - other)
    const ends = [0, ...cuts, whole.length]
    return { whole, pieces: ends.slice(1).map((end, index) => whole.slice(ends[index], end)) }
  })
