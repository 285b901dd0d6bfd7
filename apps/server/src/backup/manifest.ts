import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'
import { nameDurably, writeDurably } from './durable-files.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const stored = z.object({ bytes: z.number().int().nonnegative(), sha256 })

const copied = stored.extend({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int().nonnegative(),
})
const sequence = z.object({
  schema: z.string(),
  name: z.string(),
  lastValue: z.string().regex(/^-?\d+$/),
  isCalled: z.boolean(),
})

/** The database of an app, at a moment of its own. */
const app = z.object({
  ref: z.string().regex(/^[a-z]{20}$/),
  /** Of its project. */
  title: z.string(),
  sealedSecrets: z.string(),
  takenAt: z.iso.datetime(),
  /** What makes its tables: names and statements, in their order. */
  migrations: stored,
  /** Their names are the app's, so the files have numbers. */
  tables: z.array(copied),
  sequences: z.array(sequence),
})

/** What a backup holds. Whoever can read this can tell whether all of it is there. */
const manifest = z.object({
  /** Before the second, databases of apps were left out. */
  format: z.enum(['joinery-backup-1', 'joinery-backup-2']),
  /** The version of the product that took it. */
  version: z.string(),
  takenAt: z.iso.datetime(),
  /** The last migration that the tables had seen. */
  migration: z.number().int(),
  tables: z.array(copied.extend({ file: z.string().regex(/^tables\/[\w.]+\.copy$/) })),
  sequences: z.array(sequence),
  apps: z.array(app).default([]),
  /** By the sha-256 of their bytes, which is not that of the file where it is packed. */
  bodies: z.array(stored.extend({ name: sha256 })),
  /** The file with the key of the installation; none where the operator keeps it. */
  key: stored.nullable(),
  /** A secret that the right key opens. */
  sealedCanary: z.string().nullable(),
})

export type Manifest = z.output<typeof manifest>
export type CopiedApp = z.output<typeof app>

const envelope = z.object({ sha256, content: z.unknown() })

export const manifestFile = 'manifest.json'
export const appFolder = (ref: string) => join('apps', ref)
export const migrationsFile = (ref: string) => join(appFolder(ref), 'migrations.json')
export const rowsFile = (ref: string, index: number) => join(appFolder(ref), `${index + 1}.copy`)
export const bodyFile = (name: string) => join('bodies', name.slice(0, 2), name)

/** Makes a backup of a folder: nothing before this counts. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  const text = JSON.stringify({ sha256: hash('sha256', JSON.stringify(content)), content })
  const draft = join(folder, `${manifestFile}.new`)
  await writeDurably(draft, text)
  await nameDurably(draft, join(folder, manifestFile))
}

/** The manifest, and what names this backup and no other. */
export async function readManifest(folder: string): Promise<{ manifest: Manifest; mark: string }> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch((error: unknown) => {
    throw new BackupError(
      `There is no finished backup in ${folder}: name the folder of one that was finished.`,
      { cause: error },
    )
  })
  const opened = envelope.safeParse(parseJson(text))
  const isWhole = opened.success && hash('sha256', JSON.stringify(opened.data.content)) === opened.data.sha256
  const format = z.object({ format: z.string() }).safeParse(opened.data?.content).data?.format
  if (isWhole && format !== undefined && !manifest.shape.format.safeParse(format).success) {
    throw new BackupError(`This Joinery does not know the format ${format}: update it, then restore.`)
  }
  const parsed = manifest.safeParse(opened.data?.content)
  if (!isWhole || !parsed.success) throw damaged(folder, manifestFile)
  return { manifest: parsed.data, mark: `restored from ${opened.data.sha256}` }
}

export const damaged = (folder: string, file: string) =>
  new BackupError(`The backup in ${folder} is damaged (${file}): restore another one.`)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
