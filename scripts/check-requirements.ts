import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

interface Report {
  problems: string[]
  /** Promises that nothing shows yet. */
  open: number
  /** Promises that name the test that shows them. */
  shown: number
}

/** Says what is wrong with the list of requirements, and how much of it is still open. */
export async function checkRequirements({ root }: { root: string }): Promise<Report> {
  const files = await findListFiles(root)
  const lines = (await Promise.all(files.map((file) => readListLines(root, file)))).flat()
  const requirements = lines.filter((line) => line.kind === 'requirement')
  const readTestFile = createFileReader(root)
  const shown = requirements.filter((requirement) => requirement.isTicked)
  return {
    problems: [
      ...(requirements.length === 0
        ? ['docs/requirements.md and docs/requirements/ list no requirement.']
        : []),
      ...lines.filter((line) => line.kind === 'malformed').map(({ place }) => `${place} ${wrongForm}`),
      ...findDuplicateIds(requirements),
      ...requirements.flatMap(findTickProblems),
      ...(await Promise.all(requirements.map((line) => findTestProblems(line, readTestFile)))).flat(),
    ],
    open: requirements.length - shown.length,
    shown: shown.length,
  }
}

async function findListFiles(root: string) {
  const names = await readdir(join(root, 'docs'), { recursive: true })
  const listFile = /^requirements(?:\.md|\/.*\.md)$/
  return names
    .filter((name) => listFile.test(name))
    .toSorted()
    .map((name) => `docs/${name}`)
}

interface Requirement {
  kind: 'requirement'
  place: string
  id: string
  isTicked: boolean
  tests: NamedTest[]
}

interface NamedTest {
  file: string
  title: string
}

async function readListLines(root: string, file: string) {
  const source = await readFile(join(root, file), 'utf8')
  return source
    .split('\n')
    .map((text, index) => parseLine(text.trimEnd(), `${file}:${index + 1}`))
    .filter((line) => line.kind !== 'prose')
}

// Anything that begins like a list item, or is indented, is meant as a requirement or as the rest of one.
// It must not slip through as prose.
const listItemStart = /^(?:\s+\S|[-*+](?:\s|\[)|\d+[.)]\s|\[[ xX]?\])/
const namedTest = /`(?<file>[^`]+)` "(?<title>[^"]+)"/g
const requirementLine = new RegExp(
  String.raw`^- \[(?<mark>[ x])\] (?<id>\d+(?:\.\d+)+|[A-Z]+\.\d+|[A-Z]\d+) (?<promise>\S.*?)` +
    '(?: — (?<tests>`[^`]+` "[^"]+"(?:; `[^`]+` "[^"]+")*))?$',
)
const wrongForm =
  'is not in the form `- [ ] id promise`, or `- [x] id promise — ` followed by `file` "title" of its tests.'

function parseLine(
  text: string,
  place: string,
): Requirement | { kind: 'malformed' | 'prose'; place: string } {
  if (!listItemStart.test(text)) return { kind: 'prose', place }
  const { mark, id, promise, tests = '' } = requirementLine.exec(text)?.groups ?? {}
  const isMalformed = id === undefined || promise === undefined || promise.includes(' — `')
  if (isMalformed) return { kind: 'malformed', place }
  return { kind: 'requirement', place, id, isTicked: mark === 'x', tests: parseTests(tests) }
}

function parseTests(text: string): NamedTest[] {
  return [...text.matchAll(namedTest)].map(({ groups = {} }) => ({
    file: groups['file'] ?? '',
    title: groups['title'] ?? '',
  }))
}

function findDuplicateIds(requirements: Requirement[]) {
  const firstPlaces = new Map<string, string>()
  return requirements.flatMap(({ id, place }) => {
    const firstPlace = firstPlaces.get(id)
    if (firstPlace !== undefined) return [`${place} uses the id ${id}, which ${firstPlace} has already.`]
    firstPlaces.set(id, place)
    return []
  })
}

function findTickProblems({ place, id, isTicked, tests }: Requirement) {
  if (isTicked && tests.length === 0) return [`${place} ticks ${id} but names no test.`]
  if (!isTicked && tests.length > 0) return [`${place} names a test for ${id} but does not tick it.`]
  return []
}

type ReadTestFile = ReturnType<typeof createFileReader>

/** Reads each file once, however many requirements name it; `undefined` where there is none. */
function createFileReader(root: string) {
  const sources = new Map<string, Promise<string | undefined>>()
  return (file: string) => {
    const source = sources.get(file) ?? readIfThere(join(root, file))
    sources.set(file, source)
    return source
  }
}

async function readIfThere(path: string) {
  return (await isFile(path)) ? readFile(path, 'utf8') : undefined
}

async function isFile(path: string) {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ?? false
}

async function findTestProblems({ place, id, tests }: Requirement, readTestFile: ReadTestFile) {
  const problems = await Promise.all(
    tests.map(async ({ file, title }) => {
      const source = await readTestFile(file)
      if (source === undefined) return [`${place} names ${file} for ${id}, which does not exist.`]
      if (unifyQuotes(source).includes(unifyQuotes(title))) return []
      return [`${place} names the test "${title}" for ${id}, which ${file} does not contain.`]
    }),
  )
  return problems.flat()
}

// The list writes every quote inside a title as ', whatever quotes, escaped or not, the source uses.
function unifyQuotes(text: string) {
  return text.replaceAll(/\\?["'`]/g, "'")
}
