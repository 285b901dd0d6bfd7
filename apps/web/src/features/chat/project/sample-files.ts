/** What a project can start from when nothing could be generated: a user model and a login form. */
export const sampleFiles = {
  'src/models/user.ts': `export interface User {
  id: string
  name: string
  email: string
  createdAt: Date
}

export function createUser({ name, email }: Pick<User, 'name' | 'email'>): User {
  return { id: crypto.randomUUID(), name: name.trim(), email: email.trim().toLowerCase(), createdAt: new Date() }
}
`,
  'src/components/login-form.tsx': `import { useState } from 'react'
import type { FormEvent } from 'react'

interface LoginFormProps {
  onLogin: (credentials: { email: string; password: string }) => void
}

export function LoginForm({ onLogin }: LoginFormProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const isComplete = email.includes('@') && password !== ''

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isComplete) onLogin({ email, password })
  }

  return (
    <form onSubmit={submit}>
      <label>
        Email
        <input type="email" autoComplete="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      </label>
      <label>
        Password
        <input
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      <button type="submit" disabled={!isComplete}>
        Log in
      </button>
    </form>
  )
}
`,
} as const
