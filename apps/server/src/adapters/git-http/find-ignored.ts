import { setImmediate } from 'node:timers/promises'
import git from 'isomorphic-git'
import type { PromiseFsClient } from 'isomorphic-git'
import { fillText, texts } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import type { IgnoreRules } from '../../modules/integrations/index.ts'
import { countSteps, readRules } from './judge-rules.ts'

interface Options {
  paths: readonly string[]
  rules: readonly IgnoreRules[]
}

const maxMs = 5_000
/** Between two paths others have their turn; this is how long one may take, half a second at the worst. */
const maxSteps = 30_000_000

export async function findIgnored({ paths, rules }: Options): Promise<ReadonlySet<string>> {
  const ignored = new Set<string>()
  if (rules.length === 0) return ignored
  const place = { fs: holdRules(rules, paths), dir: root, gitdir: `${root}/.git` }
  const endsAt = performance.now() + maxMs
  for (const filepath of paths) {
    if (performance.now() > endsAt) throw tooHard(rules[0]?.path ?? '')
    if (await git.isIgnored({ ...place, filepath })) ignored.add(filepath)
    await setImmediate()
  }
  return ignored
}

const root = '/rules'

/** The library reads rules from a folder, for each path anew, so they are given one that is in memory only. */
function holdRules(rules: readonly IgnoreRules[], paths: readonly string[]): PromiseFsClient {
  const held = new Map<string, string>()
  let steps = 0
  for (const { path, bytes } of rules) {
    const lines = readRules(Buffer.from(bytes).toString())
    if (lines) steps += countSteps(lines, paths)
    if (!lines || steps > maxSteps) throw tooHard(path)
    held.set(`${root}/${path}`, lines.join('\n'))
  }
  const readFile = (path: string) => {
    const text = held.get(path)
    return text === undefined ? absent() : Promise.resolve(text)
  }
  const nothing = { stat: absent, lstat: absent, readdir: absent, readlink: absent, symlink: absent }
  const unused = { writeFile: absent, unlink: absent, mkdir: absent, rmdir: absent }
  return { promises: { readFile, ...nothing, ...unused } }
}

const missing = Object.assign(new Error('There is no such file.'), { code: 'ENOENT' })
const absent = () => Promise.reject(missing)

const tooHard = (path: string) =>
  new AppError('limit-reached', fillText(texts.integrations.codeHosting.git.hardRules, { path }))
