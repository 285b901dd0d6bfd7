import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

export interface Product {
  readonly address: string
  /** Where it keeps everything. */
  readonly dataFolder: string
  /** What the server has logged so far. */
  log: () => string
  /** The newest link in the mails to somebody. */
  mailedLink: (to: string) => Promise<string>
  stop: () => Promise<void>
}

/** Starts the server as `npm start` does, on a free port and in a folder of its own. */
export async function startProduct(
  dataFolder: string,
  settings: Record<string, string> = {},
): Promise<Product> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../apps/server/src/main.ts')], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataFolder, TRUST_PROXY: 'true', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  const exited = once(child, 'exit').then(() => {
    throw new Error(`The server ended before it was ready: ${output}`)
  })
  let address: string | undefined
  while (!address) {
    await Promise.race([once(child.stdout, 'data'), exited])
    address = /is ready at (\S+)/.exec(output)?.[1]
  }
  return {
    address,
    dataFolder,
    log: () => output,
    mailedLink: (to) => findMailedLink(address, to),
    async stop() {
      child.kill('SIGTERM')
      await exited.catch(() => undefined)
    },
  }
}

/** Without a mail server the product shows its mails to this machine. */
async function findMailedLink(address: string, to: string): Promise<string> {
  const outbox = await (await fetch(`${address}/dev/mail`)).text()
  const mail = outbox.split('<article>').find((article) => article.includes(to)) ?? ''
  const link = /href="([^"]+)"/.exec(mail)?.[1]
  if (!link) throw new Error(`There is no mail with a link to ${to}.`)
  return link.replaceAll('&amp;', '&')
}
