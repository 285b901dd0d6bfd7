import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '..')

it(
  'one command brings a fresh checkout up, in a folder that nobody else can enter, whatever else the machine is set up for',
  { timeout: 300_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "joinery's 100 % 'fresh' & jöined-"))
    await chmod(folder, 0o700)
    await copyCheckout(folder)
    const npm = spawn('npm', ['start'], {
      cwd: folder,
      env: { PATH: pathOfTheHost(), HOME: process.env['HOME'], PORT: '0', ...otherSettings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    }
    const exited = once(npm, 'exit')
    await expect.poll(() => output, { timeout: 280_000 }).toMatch(/is ready at \S+\n/)
    expect(output).toContain('Installing packages')
    expect(output).toContain('Building the web application')

    const answer = await fetch(/is ready at (\S+)/.exec(output)?.[1] ?? '')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toMatch(/<h1[\s>]/)

    npm.kill('SIGTERM')
    await exited
    await rm(folder, { recursive: true, force: true })
  },
)

/** Servers and developers' machines have such things set, for other programs than this one. */
const otherSettings = {
  NODE_ENV: 'production',
  npm_config_omit: 'dev',
  LC_ALL: 'xx_YY.UTF-8',
  TMPDIR: '/nowhere',
  PGHOST: 'db.example',
  PGSSLMODE: 'require',
}

/** What a clone would hold, with changes that are not committed yet. */
async function copyCheckout(folder: string): Promise<void> {
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
  })
  for (const name of stdout.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await cp(join(root, name), join(folder, name)).catch(() => undefined)
  }
}

/** The PATH without this checkout's own programs, so that the host's Node is found as a newcomer would find it. */
function pathOfTheHost(): string {
  const folders = (process.env['PATH'] ?? '').split(':')
  return folders.filter((each) => !each.includes('node_modules')).join(':')
}
