import { addressForms } from './address-forms.ts'
import { breakoutForms } from './breakout-forms.ts'
import { encodedForms } from './encoded-forms.ts'
import { foreignForms } from './foreign-forms.ts'
import type { InjectionForm } from './injection-form.ts'
import { markdownForms } from './markdown-forms.ts'
import { markupForms } from './markup-forms.ts'

/** A text that wants to run a script or to call a foreign host, and says by its number which one it was. */
export interface ScriptInjection {
  readonly id: number
  readonly text: string
}

/** More than 300 texts, all different and always the same ones. */
export function listScriptInjections(): ScriptInjection[] {
  const forms: InjectionForm[] = [
    ...markupForms,
    ...addressForms,
    ...foreignForms,
    ...breakoutForms,
    ...encodedForms,
    ...markdownForms,
  ]
  return forms.map((form, index) => {
    const id = index + 1
    return { id, text: form({ run: `ran(${id})`, host: `i${id}.${foreignDomain}` }) }
  })
}

/** No name below it is ever found: it is kept for tests. */
export const foreignDomain = 'evil.test'

/** The numbers of all injections that a text names. */
export function findInjections(text: string): Set<number> {
  return new Set(Array.from(text.matchAll(marks), ([, run, host]) => Number(run ?? host)))
}

const marks = /ran\((\d+)\)|i(\d+)\.evil\.test/g
