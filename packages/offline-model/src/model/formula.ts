import { z } from 'zod'

/** A name or a number. */
const operand = String.raw`(?:[a-z][A-Za-z0-9]*|\d+(?:\.\d+)?)`
const between = '[-+*/(), ]'

/**
 * A tiny arithmetic language: numbers, names, + - * / ( ), and min, max, pow and round. It is checked here, so that the
 * renderer may write it into code as it stands (names become properties of the record or of the inputs). Something stands
 * between any two operands: a text that can be read in one way only is refused as fast as it is read.
 */
export const formula = z
  .string()
  .regex(new RegExp(`^${between}*(?:${operand}${between}+)*${operand}?$`))
  .min(1)
