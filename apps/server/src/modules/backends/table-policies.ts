import { z } from 'zod'

const verb = z.enum(['select', 'insert', 'update', 'delete'])

/** Who may do what with a table that everybody can ask for. */
export const tablePolicies = z.object({
  schema: z.string(),
  table: z.string(),
  kind: z.enum(['table', 'view']),
  /** Of a view: whether it looks with the eyes of whoever asks. */
  hasRowSecurity: z.boolean(),
  grants: z.array(z.object({ role: z.enum(['anon', 'authenticated']), verbs: z.array(verb) })),
  policies: z.array(
    z.object({
      name: z.string(),
      command: z.enum(['all', 'select', 'insert', 'update', 'delete']),
      /** `public` means everybody. */
      roles: z.array(z.string()),
      isPermissive: z.boolean(),
      using: z.string().nullable(),
      check: z.string().nullable(),
    }),
  ),
})

export type TablePolicies = z.infer<typeof tablePolicies>
