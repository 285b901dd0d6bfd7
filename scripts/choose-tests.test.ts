import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { chooseTests } from './choose-tests.ts'

const root = resolve(import.meta.dirname, '..')

it(
  'npm test and npm run thorough are all journeys together, and none twice',
  { tags: ['thorough'] },
  async () => {
    const [all, some, others] = await Promise.all([
      listJourneys(),
      listJourneys(chooseTests({ isThorough: false }).playwright),
      listJourneys(chooseTests({ isThorough: true }).playwright),
    ])
    expect(Math.min(some.length, others.length)).toBeGreaterThan(50)
    expect([...some, ...others].toSorted()).toEqual(all.toSorted())
  },
)

it('npm test leaves out exactly the unit tests that npm run thorough runs', () => {
  expect(chooseTests({ isThorough: false }).vitest).toBe('--tags-filter=!thorough')
  expect(chooseTests({ isThorough: true }).vitest).toBe('--tags-filter=thorough')
})

async function listJourneys(...choice: string[]): Promise<string[]> {
  const command = [join(root, 'node_modules/.bin/playwright'), 'test', '--list', '--reporter=json', ...choice]
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: root,
    maxBuffer: 100_000_000,
  })
  return report.parse(JSON.parse(stdout)).suites.flatMap(journeysOf)
}

interface Suite {
  file: string
  specs: { title: string; line: number }[]
  suites?: Suite[] | undefined
}

const suite: z.core.$ZodType<Suite> = z.object({
  file: z.string(),
  specs: z.array(z.object({ title: z.string(), line: z.number() })),
  get suites() {
    return z.array(suite).optional()
  },
})
const report = z.object({ suites: z.array(suite) })

const journeysOf = ({ file, specs, suites = [] }: Suite): string[] => [
  ...specs.map(({ title, line }) => `${file}:${line} ${title}`),
  ...suites.flatMap(journeysOf),
]
