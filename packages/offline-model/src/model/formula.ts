import { z } from 'zod'

/**
 * A tiny arithmetic language: numbers, names, + - * / ( ), and min, max and round. It is checked here, so that the
 * renderer may write it into code as it stands (names become properties of the record or of the inputs).
 */
export const formula = z.string().regex(/^(?:[a-z][A-Za-z0-9]*|\d+(?:\.\d+)?|[-+*/(), ])+$/)
