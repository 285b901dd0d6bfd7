import { z } from 'zod'
import { userId } from './ids.ts'
import { project } from './project.ts'

/** One place where somebody is signed in. */
export const device = z.strictObject({
  id: z.uuid(),
  userAgent: z.string().nullable(),
  address: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isThisOne: z.boolean(),
})

/** Everything the product holds about the account itself, for its owner to take away. */
export const accountExport = z.strictObject({
  exportedAt: z.iso.datetime(),
  user: z.strictObject({
    id: userId,
    email: z.string().nullable(),
    phone: z.string().nullable(),
    createdAt: z.iso.datetime(),
    lastSignInAt: z.iso.datetime().nullable(),
    metadata: z.record(z.string(), z.unknown()),
  }),
  profile: z.strictObject({ fullName: z.string() }).nullable(),
  workspaces: z.array(
    z.strictObject({ id: z.uuid(), name: z.string(), role: z.enum(['admin', 'user']), isOwner: z.boolean() }),
  ),
  identities: z.array(z.strictObject({ provider: z.string(), email: z.string().nullable() })),
  secondFactors: z.array(
    z.strictObject({ kind: z.string(), name: z.string().nullable(), isVerified: z.boolean() }),
  ),
  devices: z.array(device),
  /** Their files are taken away project by project, as archives. */
  projects: z.array(project),
})

export type Device = z.infer<typeof device>
export type AccountExport = z.infer<typeof accountExport>
