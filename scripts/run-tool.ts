import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'

interface Tool {
  root: string
  /** The name of an installed program, then what it is told. */
  command: readonly [name: string, ...words: string[]]
  environment?: Record<string, string>
}

/** Runs an installed program and keeps what it says. */
export async function captureTool(tool: Tool): Promise<{ exitCode: number; output: string }> {
  const child = start(tool, ['pipe', 'pipe'])
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  return { exitCode: await waitFor(child), output: output.trimEnd() }
}

/** Runs an installed program and lets it speak to the terminal itself. What it complains of is kept as well. */
export async function showTool(tool: Tool): Promise<{ exitCode: number; complaints: string }> {
  const child = start(tool, ['inherit', 'pipe'])
  let complaints = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    process.stderr.write(text)
    complaints = (complaints + text).slice(-100_000)
  })
  return { exitCode: await waitFor(child), complaints }
}

/** Where a program's words go, and where its complaints. */
type Speech = ['pipe' | 'inherit', 'pipe']

/** Programs run on the Node that runs this one, and so does whatever they start. */
function start({ root, command: [name, ...words], environment }: Tool, speech: Speech) {
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter)
  return spawn(process.execPath, [join(root, 'node_modules/.bin', name), ...words], {
    cwd: root,
    env: { ...process.env, PATH: path, ...environment },
    stdio: ['ignore', ...speech],
  })
}

/** A program that a signal ended has no exit code, and that is a failure too. */
function waitFor(child: ReturnType<typeof start>): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (exitCode) => resolve(exitCode ?? 1))
  })
}
