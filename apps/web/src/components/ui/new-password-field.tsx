import { useState } from 'react'
import { PasswordField } from './password-field.tsx'
import { StrengthMeter } from './strength-meter.tsx'
import type { Strength } from '../../lib/password-strength.ts'

type Judge = (password: string, knownWords: string[]) => Strength

interface NewPasswordFieldProps {
  label: string
  name: string
  isInvalid?: boolean
}

/** A password to be chosen, with a judgement of it. What judges is large, and loaded when the field is entered. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const [judge, setJudge] = useState<Judge>()
  const [strength, setStrength] = useState<Strength>()

  const measure = ({ value, form }: HTMLInputElement, measuring = judge) =>
    setStrength(value === '' ? undefined : measuring?.(value, wordsBeside(form)))
  const loadJudge = async (input: HTMLInputElement) => {
    const { passwordStrength } = await import('../../lib/password-strength.ts')
    setJudge(() => passwordStrength)
    // A password manager may have filled the field before this was here.
    measure(input, passwordStrength)
  }

  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      onFocus={({ currentTarget }) => judge ?? void loadJudge(currentTarget)}
      onInput={({ currentTarget }) => measure(currentTarget)}
      help={<StrengthMeter strength={strength} />}
    />
  )
}

/** Name and address of the same form: a password made of them is easily guessed. */
function wordsBeside(form: HTMLFormElement | null): string[] {
  if (!form) return []
  const inputs = [
    ...form.querySelectorAll<HTMLInputElement>(
      'input[type=text]:not([autocomplete$=password]), input[type=email]',
    ),
  ]
  return inputs.flatMap(({ value }) => value.split(/[\s@.]+/)).filter((word) => word.length > 2)
}
