import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverCommand } from '../scripts/server-command.ts'

export interface Product {
  readonly address: string
  /** Where it keeps everything. */
  readonly dataFolder: string
  /** What the server has logged so far. */
  log: () => string
  /** The newest link in the mails to somebody. */
  mailedLink: (to: string) => Promise<string>
}

type Settings = Record<string, string>

/** Opens a product with settings of its own for as long as `use` takes. */
export async function withProduct(
  settings: Settings | ((folder: string) => Promise<Settings>),
  use: (product: Product) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'joinery-journey-'))
  const product = await startProduct(
    folder,
    typeof settings === 'function' ? await settings(folder) : settings,
  )
  try {
    await use(product)
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Starts the server as `npm start` does, on a free port and in a folder of its own. */
async function startProduct(dataFolder: string, settings: Settings) {
  const [node, ...words] = serverCommand
  const child = spawn(node, words, {
    env: { ...readHost(), PORT: '0', DATA_DIR: dataFolder, TRUST_PROXY: 'true', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stdout.pipe(createWriteStream(logOf(dataFolder)))
  const exited = once(child, 'exit').then(() => {
    throw new Error(`The server ended before it was ready: ${output}`)
  })
  let address: string | undefined
  while (!address) {
    await Promise.race([once(child.stdout, 'data'), exited])
    address = /is ready at (\S+)/.exec(output)?.[1]
  }
  return {
    ...openProduct({ address, dataFolder }),
    async stop() {
      child.kill('SIGTERM')
      await exited.catch(() => undefined)
    },
  }
}

/** What programs need of the machine. Its keys and accounts are somebody's: a journey must not use them. */
function readHost(): Settings {
  const names = Object.keys(process.env).filter((name) => /^(?:PATH|HOME|TMPDIR|npm_config_.*)$/.test(name))
  return Object.fromEntries(names.map((name) => [name, process.env[name] ?? '']))
}

/** A product that is running, whoever started it. */
export function openProduct({ address, dataFolder }: Pick<Product, 'address' | 'dataFolder'>): Product {
  return {
    address,
    dataFolder,
    log: () => readFileSync(logOf(dataFolder), 'utf8'),
    mailedLink: (to) => findMailedLink(address, to),
  }
}

const logOf = (dataFolder: string) => join(dataFolder, 'journey.log')

/** Without a mail server the product shows its mails to this machine. */
async function findMailedLink(address: string, to: string): Promise<string> {
  const outbox = await (await fetch(`${address}/dev/mail`)).text()
  const mail = outbox.split('<article>').find((article) => article.includes(to)) ?? ''
  const link = /href="([^"]+)"/.exec(mail)?.[1]
  if (!link) throw new Error(`There is no mail with a link to ${to}.`)
  return link.replaceAll('&amp;', '&')
}
