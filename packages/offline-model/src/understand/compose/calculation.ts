import type { SectionOf } from '../../model/section.ts'

type Calculator = SectionOf<'calculator'>

/** A sum that people know by a name. */
export interface Calculation {
  readonly words: RegExp
  readonly title: string
  readonly inputs: Calculator['inputs']
  /** Each line may use the inputs and the lines above it, which are rounded to hundredths. */
  readonly lines: Calculator['lines']
  /** What becomes of the sum month by month. */
  readonly schedule?: NonNullable<Calculator['schedule']>
}

/** What is entered: `input('bill', 'Bill', { unit: 'money', initial: 60, max: 10_000 })`. */
export function input(
  id: string,
  label: string,
  { unit = '', min = 0, ...rest }: { unit?: string; min?: number; initial: number; max: number },
): Calculator['inputs'][number] {
  return { id, label, unit, min, ...rest }
}

/** What is worked out, in a unit: `money('tip', 'Tip', 'bill * percent / 100')`. */
export function lineIn(unit: string) {
  return (id: string, label: string, formula: string): Calculator['lines'][number] => ({
    id,
    label,
    unit,
    formula,
  })
}

export const line = lineIn('')
