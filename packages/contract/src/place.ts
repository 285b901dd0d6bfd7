import { z } from 'zod'

/** What a column of whole numbers can hold. */
export const maxInteger = 2_147_483_647

/** A place in something that is numbered from 1: a version, an event of a run, a row of a log. 0 is before all of them. */
export const place = z.coerce.number().int().min(0).max(maxInteger)
