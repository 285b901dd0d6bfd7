import { randomBytes } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'

const keyBytes = 32
/** Its name in the data folder. */
export const keyFile = 'secret.key'

interface Options {
  /** The operator's key, where one is set. */
  configured: Uint8Array | undefined
  /** Locked by this process, so nobody else makes a key there at the same time. */
  dataFolder: string
}

/** The key that secrets are sealed with: the operator's, or one that is made at the first start and kept in a file. */
export async function readSecretKey({ configured, dataFolder }: Options): Promise<Uint8Array> {
  return (await findSecretKey({ configured, dataFolder })) ?? makeKey(join(dataFolder, keyFile))
}

/** The same, where there is one. */
export async function findSecretKey({ configured, dataFolder }: Options): Promise<Uint8Array | undefined> {
  if (configured !== undefined) return configured
  const file = join(dataFolder, keyFile)
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new StartError(`The key file ${file} cannot be read: give this account access to it.`, {
      cause: error,
    })
  })
  if (text === undefined) return undefined
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length === keyBytes) return key
  throw new StartError(
    `The key file ${file} does not hold ${keyBytes} bytes in base64: restore it from a backup.`,
  )
}

/** Is written whole before it gets its name: a server that is killed here leaves no half of a key. */
async function makeKey(file: string): Promise<Uint8Array> {
  const key = randomBytes(keyBytes)
  await writeKey(file, key)
  return key
}

export async function writeKey(file: string, key: Uint8Array): Promise<void> {
  const unfinished = `${file}.new`
  const handle = await open(unfinished, 'w', 0o600)
  try {
    await handle.chmod(0o600)
    await handle.writeFile(`${Buffer.from(key).toString('base64')}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, file)
}
