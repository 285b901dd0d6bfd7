import { z } from 'zod'

/** Text that people type into one line. */
export const line = z.string().regex(/^\P{Cc}*$/u, 'must be one line without control characters')

/** Text of any number of lines. No database keeps the NUL character. */
export const prose = z.string().regex(/^[^\0]*$/, 'must not contain the NUL character')
