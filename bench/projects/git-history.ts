import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { folderBytes } from './folder-bytes.ts'
import type { SampleFile } from './sample-files.ts'

const author = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com']

/** The same history in a git repository; returns what its folder holds after `git gc`. */
export async function writeGitHistory(
  folder: string,
  files: readonly SampleFile[],
  edits: readonly SampleFile[],
): Promise<number> {
  await mkdir(folder, { recursive: true })
  const git = (...words: string[]) => promisify(execFile)('git', [...author, ...words], { cwd: folder })
  await git('init', '--quiet')
  for (const file of files) await writeInto(folder, file)
  await git('add', '.')
  await git('commit', '--quiet', '--message', 'Imported')
  for (const edit of edits) {
    await writeInto(folder, edit)
    await git('commit', '--quiet', '--all', '--message', 'Edited')
  }
  await git('gc', '--quiet', '--prune=now')
  return folderBytes(join(folder, '.git'))
}

async function writeInto(folder: string, { path, content }: SampleFile): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), content)
}
