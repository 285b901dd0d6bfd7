import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkRequirements } from './check-requirements.ts'

describe('checkRequirements', () => {
  let root = ''

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'requirements-'))
    await write('src/guard.test.ts', `it('sends an anonymous visitor to /login', () => {})`)
  })

  afterEach(() => rm(root, { recursive: true }))

  it('counts open and shown lines of all files and leaves prose and headings alone', async () => {
    await write('docs/requirements.md', '# Requirements\n\nProse.\n\n- [ ] 1.1 It starts.\n')
    await write('docs/requirements/goals.md', `## Goals\n\n- [ ] R1 It holds.\n${shownLine}\n`)
    expect(await checkRequirements({ root })).toEqual({ problems: [], open: 2, shown: 1 })
  })

  it.each([
    '- 2.1.5 There is no box.',
    '- [ ] There is no id.',
    '- [ ] 2.1.5',
    '- [X] 2.1.5 The tick is a capital.',
    '-[ ] 2.1.5 The space is missing.',
    '* [ ] 2.1.5 The mark is a star.',
    '  - [ ] 2.1.5 The line is indented.',
    '  and this is the rest of a wrapped line.',
    '[ ] 2.1.5 The list mark is missing.',
    '- [x] 2.1.5 The title is missing. — `src/guard.test.ts`',
    '- [x] 2.1.5 The title has no quotes. — `src/guard.test.ts` sends an anonymous visitor',
    '- [x] 2.1.5 One of two tests has no title. — `src/guard.test.ts` "sends an"; `src/guard.test.ts`',
  ])('finds a line that is not in the form: %s', async (line) => {
    await write('docs/requirements.md', `- [ ] 1.1 It starts.\n${line}\n`)
    expect(await findProblems()).toEqual([
      expect.stringMatching(/^docs\/requirements\.md:2 is not in the form/),
    ])
  })

  it('finds an id that is used twice, across files too', async () => {
    await write('docs/requirements.md', '- [ ] 1.1 It starts.\n')
    await write('docs/requirements/a.md', '- [ ] 1.1 It stops.\n')
    expect(await findProblems()).toEqual([
      'docs/requirements/a.md:1 uses the id 1.1, which docs/requirements.md:1 has already.',
    ])
  })

  it('finds a ticked line without a test', async () => {
    await write('docs/requirements.md', '- [x] 1.1 It starts.\n')
    expect(await findProblems()).toEqual(['docs/requirements.md:1 ticks 1.1 but names no test.'])
  })

  it('finds an open line that names a test', async () => {
    await write('docs/requirements.md', shownLine.replace('[x]', '[ ]'))
    expect(await findProblems()).toEqual([
      'docs/requirements.md:1 names a test for 2.1.4 but does not tick it.',
    ])
  })

  it('finds a named test file that does not exist, and takes no folder for one', async () => {
    await write(
      'docs/requirements.md',
      '- [x] 1.1 It starts. — `src/gone.test.ts` "starts"; `src` "starts"\n',
    )
    expect(await findProblems()).toEqual([
      'docs/requirements.md:1 names src/gone.test.ts for 1.1, which does not exist.',
      'docs/requirements.md:1 names src for 1.1, which does not exist.',
    ])
  })

  it('finds a title that its file does not contain', async () => {
    await write(
      'docs/requirements.md',
      '- [x] 1.1 It starts. — `src/guard.test.ts` "sends a signed-in user"\n',
    )
    expect(await findProblems()).toEqual([
      'docs/requirements.md:1 names the test "sends a signed-in user" for 1.1, which src/guard.test.ts does not contain.',
    ])
  })

  it('finds the second of two named tests missing', async () => {
    await write('docs/requirements.md', `${shownLine}; \`src/guard.test.ts\` "shows nothing"\n`)
    expect(await findProblems()).toEqual([expect.stringContaining('"shows nothing"')])
  })

  it('takes a part of a title, and any quotes inside it, escaped or not', async () => {
    await write('src/quotes.test.ts', String.raw`it('says "No projects yet" and isn\'t empty', () => {})`)
    await write(
      'docs/requirements.md',
      `- [x] 1.1 It says so. — \`src/quotes.test.ts\` "'No projects yet' and isn't"\n`,
    )
    expect(await checkRequirements({ root })).toEqual({ problems: [], open: 0, shown: 1 })
  })

  it('does not call an empty or missing list clean', async () => {
    await write('docs/another-page.md', '- [ ] 1.1 It starts.')
    expect(await findProblems()).toEqual(['docs/requirements.md and docs/requirements/ list no requirement.'])
  })

  it('has nothing against the list of this repository', async () => {
    const report = await checkRequirements({ root: join(import.meta.dirname, '..') })
    expect(report.problems).toEqual([])
    expect(report.open + report.shown).toBeGreaterThan(0)
  })

  const shownLine =
    '- [x] 2.1.4 The guard redirects. — `src/guard.test.ts` "sends an anonymous visitor to /login"'

  async function write(path: string, content: string) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
  }

  async function findProblems() {
    const { problems } = await checkRequirements({ root })
    return problems
  }
})
