import { useState } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { TextField } from './text-field.tsx'
import type { TextFieldProps } from './text-field.tsx'

/** A password, hidden until its owner wants to see it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'ending'>) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      ending={
        <button
          type="button"
          aria-label="Show what is typed"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-control text-neutral-10 hover:text-neutral-12"
        >
          <Icon aria-hidden className="size-4" />
        </button>
      }
    />
  )
}
