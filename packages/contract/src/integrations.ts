import { z } from 'zod'
import { versionId } from './ids.ts'
import { line } from './plain-text.ts'
import { webAddress } from './web-address.ts'

/** The services that an account is connected to, each at most once. */
export const serviceIds = ['code-hosting', 'hosted-backend', 'design-tool', 'app-backend'] as const

export const serviceId = z.enum(serviceIds)

/** The parts of the app backend that a project may use, as its own console orders them. */
export const appBackendServiceIds = [
  'authentication',
  'firestore',
  'storage',
  'functions',
  'analytics',
  'messaging',
] as const

export const appBackendService = z.enum(appBackendServiceIds)

/** On unless somebody chooses otherwise. */
export const defaultAppBackendServices: readonly AppBackendService[] = ['firestore', 'storage']

/** A service that is connected. Tokens and keys are never part of it. */
export const connection = z.strictObject({
  service: serviceId,
  /** Whose it is there: a user's name, a project's id, an address. */
  account: z.string(),
  /** What the check before it was kept asked: the service itself, or only the form of what was entered. */
  checkedAgainst: z.enum(['service', 'form']),
  /** Of the app backend: what is switched on. */
  appBackendServices: z.array(appBackendService),
  connectedAt: z.iso.datetime(),
})

export const repositoryStatuses = [
  'idle',
  'authenticating',
  'creating',
  'pushing',
  'success',
  'error',
] as const

export const repositoryStatus = z.enum(repositoryStatuses)

const repositoryName = z
  .string()
  .trim()
  .regex(/^[\w.-]{1,100}$/, 'may have letters, digits, dots, hyphens and underscores')
  .refine((name) => !/^\.{1,2}$|\.git$/i.test(name), 'cannot be a repository')

export const repositorySettings = z.strictObject({
  name: repositoryName,
  description: line.trim().max(350).default(''),
  isPrivate: z.boolean().default(true),
  /** Whose repository it becomes; one's own without it. */
  organization: z
    .string()
    .trim()
    .regex(/^[a-z\d](?:[a-z\d-]{0,38})$/i, 'must be the name of an organization')
    .nullable()
    .default(null),
})

/** A branch as people name them. Everything that Git itself gives a meaning is left out. */
export const branchName = z
  .string()
  .trim()
  .regex(/^(?!\/|.*(?:\/\/|\.\.|@\{|\/\.|\.lock(?:\/|$)))[\w./@+-]{1,200}$/, 'must be the name of a branch')
  .refine((name) => !/^[-.]|[/.]$|^@$/.test(name), 'must be the name of a branch')

/** The repository of a project, and what became of the last work with it. */
export const repository = z.strictObject({
  /** Where Git finds it. */
  remoteUrl: z.string().nullable(),
  /** Where people find it; null where that is not known. */
  url: webAddress.nullable(),
  branch: z.string(),
  /** Null where the repository was there before and is only linked. */
  settings: repositorySettings.nullable(),
  status: repositoryStatus,
  /** Why the last work failed. */
  message: z.string().nullable(),
  /** The commit that project and repository last agreed on. */
  syncedCommit: z.string().nullable(),
  syncedAt: z.iso.datetime().nullable(),
})

/** What to do with files that were changed on both sides. Without a choice nothing is changed. */
export const onConflict = z.enum(['refuse', 'keep-mine', 'take-theirs']).default('refuse')

export const pushResult = z.strictObject({
  /** Null where the repository had the very same files already. */
  commit: z.string().nullable(),
  repository,
})

export const pullResult = z.strictObject({
  commit: z.string(),
  /** The files that changed here. */
  changed: z.array(z.string()),
  /** What the project cannot hold. It stays in the repository as it is. */
  leftOut: z.array(z.string()),
  /** Null where nothing had to change. */
  versionId: versionId.nullable(),
  repository,
})

export type ServiceId = z.infer<typeof serviceId>
export type AppBackendService = z.infer<typeof appBackendService>
export type Connection = z.infer<typeof connection>
export type RepositoryStatus = z.infer<typeof repositoryStatus>
export type RepositorySettings = z.infer<typeof repositorySettings>
export type Repository = z.infer<typeof repository>
export type OnConflict = z.infer<typeof onConflict>
export type PushResult = z.infer<typeof pushResult>
export type PullResult = z.infer<typeof pullResult>
