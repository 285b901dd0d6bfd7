import { z } from 'zod'

/** What every token that we accept has been checked for. Service keys have a role and little else. */
export const claimsSchema = z.looseObject({
  iss: z.string().optional(),
  sub: z.string().optional(),
  aud: z.string().optional(),
  exp: z.number().optional(),
  role: z.string().default(''),
  session_id: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  aal: z.enum(['aal1', 'aal2']).optional(),
  is_anonymous: z.boolean().optional(),
})

export type AccessTokenClaims = z.output<typeof claimsSchema>
