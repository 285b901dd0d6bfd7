import { hash } from 'node:crypto'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ContentHash } from '@joinery/contract'
import { storageFull } from '../../modules/projects/index.ts'
import { packBody, unpackBody, unpackStream } from './packed-body.ts'
import type { StoredBodies } from './stored-bodies.ts'

/**
 * Bodies as files of the data folder: `bodies/ab/abcd…`. The folder belongs to one process, so what is being put at
 * the moment is known here.
 */
export async function openFolderBodies(dataFolder: string): Promise<StoredBodies> {
  const root = join(dataFolder, 'bodies')
  await mkdir(root, { recursive: true, mode: 0o700 })
  await syncFolder(dataFolder)
  const pathOf = (name: ContentHash) => join(root, name.slice(0, 2), name)
  const underWay = new Map<ContentHash, Promise<void>>()

  /**
   * The file has its name from the start, so that bytes and name become durable at once, at half the price. A crash
   * in between leaves a broken file, or one that is not durable yet, and nobody who knows of it. This is why a file
   * that is there already is read, compared and made durable again.
   */
  async function store(name: ContentHash, bytes: Uint8Array): Promise<void> {
    const path = pathOf(name)
    const file = await createFile(path)
    if (file) {
      await fill(file, path, await packBody(bytes))
    } else if (!(await confirm(path, name))) {
      await rm(path)
      await store(name, bytes)
    }
  }

  return {
    async put(bytes) {
      const name = hash('sha256', bytes)
      const other = underWay.get(name)
      if (other) {
        await other
        return name
      }
      const storing = store(name, bytes)
      underWay.set(name, storing)
      try {
        await storing
        return name
      } finally {
        underWay.delete(name)
      }
    },

    async read(name) {
      try {
        return await unpackBody(await readFile(pathOf(name)))
      } catch (error) {
        throw missing(name, error)
      }
    },

    async open(name) {
      const file = await openToRead(pathOf(name), name)
      return unpackStream(file.readableWebStream({ autoClose: true }))
    },

    findStored: (name) =>
      readFile(pathOf(name)).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return undefined
        throw missing(name, error)
      }),
  }
}

/** Undefined where there is one. Most of the time the folder is there, so it is made only when it turns out missing. */
async function createFile(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'wx', 0o600)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return undefined
    if (codeOf(error) !== 'ENOENT') throw explain(error)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await syncFolder(dirname(dirname(path)))
    return open(path, 'wx', 0o600)
  }
}

async function fill(created: FileHandle, path: string, bytes: Uint8Array): Promise<void> {
  await using file = created
  try {
    await file.writeFile(bytes)
    await makeDurable(file, path)
  } catch (error) {
    await rm(path, { force: true })
    throw explain(error)
  }
}

async function confirm(path: string, name: ContentHash): Promise<boolean> {
  await using file = await open(path, 'r')
  const bytes = await unpackBody(await file.readFile()).catch(() => undefined)
  if (bytes === undefined || hash('sha256', bytes) !== name) return false
  await makeDurable(file, path)
  return true
}

const makeDurable = (file: FileHandle, path: string) =>
  Promise.all([file.datasync(), syncFolder(dirname(path))])

async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path, 'r')
  await folder.sync()
}

async function openToRead(path: string, name: ContentHash): Promise<FileHandle> {
  try {
    return await open(path, 'r')
  } catch (error) {
    throw missing(name, error)
  }
}

function missing(name: ContentHash, cause: unknown): Error {
  return new Error(`The body ${name} cannot be read.`, { cause })
}

const explain = (error: unknown) =>
  ['ENOSPC', 'EDQUOT'].includes(codeOf(error)) ? storageFull(error) : error

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
