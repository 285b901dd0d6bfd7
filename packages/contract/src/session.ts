import { z } from 'zod'
import { userId } from './ids.ts'
import { planIds } from './plans.ts'

/** Who is asking: nobody, or a user with their plan. */
export const session = z.strictObject({
  user: z
    .strictObject({
      id: userId,
      /** Empty for an account that has none. */
      email: z.string(),
      plan: z.enum(planIds),
    })
    .nullable(),
})

export type Session = z.infer<typeof session>
