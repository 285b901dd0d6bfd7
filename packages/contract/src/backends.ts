import { z } from 'zod'
import { projectId } from './ids.ts'

/** The work on a project's own backend, as it happens. */
export const backendStatuses = [
  'idle',
  'provisioning',
  'configuring',
  'migrating',
  'success',
  'error',
] as const

export const backendStatus = z.enum(backendStatuses)

/** The database and the accounts of a project's app. */
export const backend = z.strictObject({
  status: backendStatus,
  /** Why the last work failed, or what waits. */
  message: z.string().nullable(),
  /** What a client of the app is made with. */
  url: z.string(),
  /** For everybody to see: row-level security decides what it may do. */
  anonKey: z.string(),
  /** Files of the project that have been carried out, in their order. */
  migrations: z.array(z.string()),
  /** What would be carried out if a person said so, in its order; nothing unless something waits for that, or failed. */
  waiting: z.array(z.strictObject({ name: z.string(), sql: z.string() })),
  createdAt: z.iso.datetime(),
})

/** What a project may have, and why it may not. */
export const ownBackend = z.strictObject({
  backend: backend.nullable(),
  /** What this installation lacks to give projects a backend; null where it lacks nothing. */
  lack: z.string().nullable(),
})

/** A backend as far as a list shows it. */
export const listedBackend = z.strictObject({
  projectId,
  title: z.string(),
  status: backendStatus,
  createdAt: z.iso.datetime(),
})

export type BackendStatus = z.infer<typeof backendStatus>
export type Backend = z.infer<typeof backend>
export type ListedBackend = z.infer<typeof listedBackend>
export type OwnBackend = z.infer<typeof ownBackend>
