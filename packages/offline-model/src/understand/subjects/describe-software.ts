/** What a piece of software is and how it is thought out, where its kind is known. */
export function describeSoftware(topic: string, words: string): string[] | undefined {
  const kind = kinds.find(([pattern]) => pattern.test(words))
  if (kind === undefined) return undefined
  const [, name, what] = kind
  const language =
    /\b(php|java|javascript|typescript|python|ruby|go|rust|kotlin|swift|c#|c\+\+|node\.js)\b/i.exec(words)
  const written = language === null ? '' : ` for ${spellings.get(language[0].toLowerCase()) ?? language[0]}`
  if (/introduc|overview|what is/i.test(topic))
    return [
      `This is a ${name}${written}. ${what}`,
      'It is meant for people who build something that has to last: beginners find a short way in, and those who know it well find a door to every part.',
      'Begin with the features, read the design concepts when you want to know why something is as it is, and come back for the details when you need them.',
    ]
  return /design|concept|philosoph|principle/i.test(topic) ? principles : undefined
}

type Kind = readonly [pattern: RegExp, name: string, what: string]

const kinds: readonly Kind[] = [
  [
    /\borm\b|\bobject-relational\b/,
    'mapping layer between objects and tables',
    'It reads and writes records as objects, keeps relations together, and shows every statement that it sends, so that nobody has to choose between comfort and control.',
  ],
  [
    /\bframework\b/,
    'framework',
    'It gives applications a common ground: requests are routed, input is checked, pages are rendered and data is stored in one way throughout, so that one writes only what is particular to the own work.',
  ],
  [
    /\blibrary\b/,
    'library',
    'It does one job, does it well, and leaves everything else alone: a few functions with clear names, no hidden state, and no further parts to install.',
  ],
  [
    /\b(?:text|code) editor\b/,
    'text editor',
    'It opens at once, keeps up with large files, and can be taught new things by small extensions.',
  ],
]

const spellings: ReadonlyMap<string, string> = new Map([
  ['php', 'PHP'],
  ['java', 'Java'],
  ['javascript', 'JavaScript'],
  ['typescript', 'TypeScript'],
  ['python', 'Python'],
  ['ruby', 'Ruby'],
  ['go', 'Go'],
  ['rust', 'Rust'],
])

const principles = [
  'Convention before configuration: where there is a usual way, it works without being asked for. Settings are for what is unusual.',
  'One thing in one place: what is shown, what is decided and what is stored are kept apart, so that each can be changed and tested by itself.',
  'Nothing hidden: every step from a request to its answer can be read, followed and replaced. There are no surprises at a distance.',
  'Safe by default: the short way is the safe way. Whoever wants less protection has to say so.',
  'Small steps between versions: what is to go is announced, works for a while beside the new way, and only then goes.',
]
