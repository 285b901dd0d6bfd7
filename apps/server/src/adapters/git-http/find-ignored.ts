import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import git from 'isomorphic-git'
import type { FsClient } from 'isomorphic-git'
import { fillText, texts } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import type { IgnoreRules } from '../../modules/integrations/index.ts'

interface Options {
  fs: FsClient
  gitdir: string
  paths: readonly string[]
  rules: readonly IgnoreRules[]
}

const maxMs = 5_000

/** The library reads rules from a folder, so they are put into one. Their paths were checked when they were written. */
export async function findIgnored({ fs, gitdir, paths, rules }: Options): Promise<ReadonlySet<string>> {
  const ignored = new Set<string>()
  if (rules.length === 0) return ignored
  const dir = join(gitdir, 'rules')
  for (const { path, bytes } of rules) {
    if (!areSimpleRules(Buffer.from(bytes).toString())) throw tooHard(path)
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), bytes)
  }
  const endsAt = performance.now() + maxMs
  for (const filepath of paths) {
    if (performance.now() > endsAt) throw tooHard(rules[0]?.path ?? '')
    if (await git.isIgnored({ fs, dir, gitdir, filepath })) ignored.add(filepath)
  }
  return ignored
}

const maxLines = 500
const maxLineLength = 300

/**
 * Rules become patterns that are tried one after the other on the only thread there is. Every star in a name, and every
 * `**`, multiplies how long one can take; two of a kind are what people need.
 */
export function areSimpleRules(text: string): boolean {
  const lines = text.split('\n')
  return lines.length <= maxLines && lines.every(isSimpleRule)
}

function isSimpleRule(line: string): boolean {
  if (line.length > maxLineLength) return false
  const names = line.split('/')
  const deep = names.filter((name) => name.includes('**')).length
  return deep <= 2 && names.every((name) => name.split(/\*+/).length <= 3)
}

const tooHard = (path: string) =>
  new AppError('limit-reached', fillText(texts.integrations.codeHosting.git.hardRules, { path }))
