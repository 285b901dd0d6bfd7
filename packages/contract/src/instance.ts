import { z } from 'zod'
import { instanceId } from './ids.ts'

/** One installation of the product, as anybody may see it. */
export const instance = z.strictObject({
  id: instanceId,
  version: z.string(),
  installedAt: z.iso.datetime(),
})

export type Instance = z.infer<typeof instance>
