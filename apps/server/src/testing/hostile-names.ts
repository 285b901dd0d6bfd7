/** Names that have broken programs before, at least 500 and always the same ones. */
export function listHostileNames(): string[] {
  return [
    ...climbing(),
    ...absolute,
    ...withControlCharacters(),
    ...devices(),
    ...unicode,
    ...long(),
    ...edges(),
    ...forInterpreters,
  ]
}

/** Ways to write "one folder up" that some program, somewhere, decodes once too often. */
const ups = [
  '../',
  '..\\',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '..%5c',
  '..%c0%af',
  '..%ef%bc%8f',
  '....//',
  '..;/',
  '../../a/',
  './../',
  'a/../../',
  '\u2025/',
  '\uff0e\uff0e/',
  '..\u2215',
  '..\u2044',
  '..\0/',
]

function climbing(): string[] {
  const targets = ['etc/passwd', 'server.lock', 'bodies/00/evil', 'evil.ts']
  return ups.flatMap((up) =>
    [1, 2, 3, 8].flatMap((depth) => targets.map((target) => up.repeat(depth) + target)),
  )
}

const absolute = [
  '/',
  '//',
  '/etc/passwd',
  '//host/share/evil.ts',
  '/./etc/passwd',
  '\\etc\\passwd',
  '\\\\host\\share\\evil.ts',
  '\\\\?\\C:\\evil.ts',
  'C:\\evil.ts',
  'C:/evil.ts',
  'C:evil.ts',
  'file:///etc/passwd',
  'http://evil.example/x',
  '~/.ssh/authorized_keys',
  '~root/evil.ts',
  '/proc/self/environ',
  '/dev/null',
]

function withControlCharacters(): string[] {
  const codes = [...range(0, 32), ...range(127, 160)]
  return codes.flatMap((code) => {
    const sign = String.fromCharCode(code)
    return [`a${sign}b.ts`, `src/${sign}`]
  })
}

function devices(): string[] {
  const numbered = ['com', 'lpt'].flatMap((name) => range(0, 10).map((number) => `${name}${number}`))
  const names = ['con', 'prn', 'aux', 'nul', 'conin$', 'conout$', 'com¹', 'lpt³', ...numbered]
  return names.flatMap((name) => [name, `${name.toUpperCase()}.txt`, `src/${name}/a.ts`, `${name} .js`])
}

const unicode = [
  '\u00e4.ts',
  'a\u0308.ts',
  '\u1e9b\u0323.ts',
  '\ufb01.ts',
  '\u212a.ts',
  'k.ts',
  '\u0130.ts',
  'i\u0307.ts',
  'ß.ts',
  'ẞ.ts',
  'SS.ts',
  '\u1112\u1161\u11ab.ts',
  '한.ts',
  '\u202eexe.ts',
  'a\u200b.ts',
  'a\ufeff.ts',
  '\ufeff',
  '\u2028.ts',
  '\u2029.ts',
  '\ud800.ts',
  '\udc00.ts',
  '\udbff\ud800',
  '\ufffe.ts',
  '\u{1f4a9}.ts',
  '\u{10ffff}.ts',
  'e\u0301'.repeat(120),
  '\u0301',
  'مرحبا.ts',
]

function long(): string[] {
  return [
    'a'.repeat(255),
    'a'.repeat(256),
    'ä'.repeat(128),
    `${'a/'.repeat(511)}a`,
    `${'a/'.repeat(512)}a`,
    `${'a/'.repeat(2_000)}a`,
    'a'.repeat(1_024),
    'a'.repeat(1_025),
    `${'a'.repeat(250)}/`.repeat(4) + 'b',
    'a'.repeat(4_096),
    'a'.repeat(4_097),
    'a'.repeat(7_000),
    '../'.repeat(1_300),
  ]
}

function edges(): string[] {
  const names = ['', '.', '..', '...', ' ', '  ', '-', '--', '*', '?', '%', '%00', '%0', '%zz', '%u0000', '+']
  const around = names.flatMap((name) => [name, `src/${name}`, `${name}/a.ts`])
  return [
    ...around,
    'a.',
    'a ',
    ' a',
    'a. .',
    'a/',
    'a//b',
    '/a',
    './a',
    'a/.',
    'a/..',
    'a/./b',
    '.git/config',
  ]
}

const forInterpreters = [
  '__proto__',
  '__proto__/a.ts',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'node_modules/a.js',
  '.env',
  '.htaccess',
  'a\nb',
  'a\r\nset-cookie: x=1',
  '"; filename="b',
  "'; drop table projects; --",
  '$(touch evil)',
  '`touch evil`',
  '| touch evil',
  '-rf',
  '<script>alert(1)</script>.html',
  '"><img src=x onerror=alert(1)>',
  '${7*7}',
  '{{7*7}}',
  'a:b',
  'a:$DATA',
  'a|b',
  'a<b',
  'a>b',
  'a"b',
  'a?b',
  'a#b',
  'a&b=c',
  'a*b',
]

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)
