import { backendEndpoints, fileEndpoints, fillText, projectEndpoints, routes, texts } from '@joinery/contract'
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { openApi } from './api.ts'
import { expect, journey } from './journey.ts'
import { becomeUser, inventPerson } from './people.ts'

const words = texts.backends
const { statuses } = texts.integrations.hostedBackend

/** Notes of one's own, as apps with Supabase are written: it knows nothing of this installation. */
const notes = {
  'index.html': `<!doctype html><html lang="en"><head><title>Notes</title></head>
<body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>`,
  'package.json':
    '{ "dependencies": { "react": "^19.0.0", "react-dom": "^19.0.0", "@supabase/supabase-js": "^2.0.0" } }',
  'src/main.tsx': `import { createRoot } from 'react-dom/client'
import App from './App'
createRoot(document.getElementById('root')!).render(<App />)
`,
  'src/App.tsx': `import { createClient } from '@supabase/supabase-js'
import { useState } from 'react'

const url = import.meta.env.VITE_SUPABASE_URL
const supabase = url ? createClient(url, import.meta.env.VITE_SUPABASE_ANON_KEY) : null

export default function App() {
  const [notes, setNotes] = useState<string[]>([])
  const [problem, setProblem] = useState('')
  if (!supabase) return <h1>No backend yet</h1>
  async function keep() {
    const email = crypto.randomUUID() + '@example.com'
    const account = await supabase.auth.signUp({ email, password: 'a joint that holds' })
    const kept = await supabase.from('notes').insert({ body: 'Sand the oak' })
    const found = await supabase.from('notes').select('body')
    setProblem([account, kept, found].map(({ error }) => error?.message ?? '').join(''))
    setNotes((found.data ?? []).map(({ body }) => body))
  }
  return (
    <main>
      <button onClick={keep}>Keep a note</button>
      <p>{problem}</p>
      <ul>{notes.map((body) => <li key={body}>{body}</li>)}</ul>
    </main>
  )
}
`,
  'supabase/migrations/0001_notes.sql': `create table notes (
  id bigint generated always as identity primary key,
  owner uuid not null default auth.uid() references auth.users (id) on delete cascade,
  body text not null
);
create policy own on notes for all to authenticated using (auth.uid() = owner) with check (auth.uid() = owner);
`,
}

journey(
  'a user gives an app a backend with one click, and the app works with it',
  async ({ page, product }) => {
    const person = inventPerson()
    await becomeUser(page, person)
    const call = await openApi(product, person)
    const { id: projectId } = await call(projectEndpoints.create, { title: 'Notes' })
    for (const [path, content] of Object.entries(notes))
      await call(fileEndpoints.write, { projectId, path, content, baseHash: null })
    await page.goto(`/dashboard/chat?projectId=${projectId}&tab=preview`)
    const app = page.frameLocator('iframe')
    await expect(app.getByText('No backend yet')).toBeVisible()

    await page.getByRole('button', { name: texts.services.hostedBackend }).click()
    const dialog = page.getByRole('dialog', { name: texts.integrations.project.title })
    await dialog.getByRole('button', { name: words.create }).click()
    await expect(dialog.getByLabel(words.status)).toContainText(statuses.success)
    await expect(dialog.getByText(words.migrations.one)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')

    await app.getByRole('button', { name: 'Keep a note' }).click()
    await expect(app.getByRole('listitem')).toHaveText('Sand the oak')

    await call(fileEndpoints.write, {
      projectId,
      path: 'supabase/migrations/0002_empty.sql',
      content: `delete from notes -- ${'long '.repeat(60)}`,
      baseHash: null,
    })
    const listWaiting = async () => (await call(backendEndpoints.find, { projectId })).backend?.waiting
    await expect.poll(listWaiting).toHaveLength(1)
    await page.getByRole('button', { name: texts.services.hostedBackend }).click()
    await expect(dialog.getByLabel(words.status)).toContainText(words.waiting)
    await expect(dialog.getByLabel('0002_empty.sql')).toContainText('delete from notes')
    await expect(dialog.getByText(fillText(words.waitingFiles, { button: words.migrate }))).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 375, height: 812 })
    const edgeOfStatus = async () => {
      const box = await dialog.getByLabel(words.status).boundingBox()
      return box && box.x + box.width
    }
    await expect.poll(edgeOfStatus).toBeLessThan(375)
    await dialog.getByRole('button', { name: words.migrate }).click()
    await expect(dialog.getByText(fillText(words.migrations.other, { n: 2 }))).toBeVisible()
    await expect(dialog.getByText(fillText(words.waitingFiles, { button: words.migrate }))).toBeHidden()

    await page.goto(routes.databases.path)
    await page.getByRole('link', { name: fillText(words.list.open, { title: 'Notes' }) }).click()
    await page.getByRole('button', { name: texts.services.hostedBackend }).click()
    await dialog.getByRole('button', { name: words.remove }).click()
    const question = page.getByRole('dialog', { name: words.removeTitle })
    await question.getByRole('button', { name: words.remove }).click()
    await expect(question).toContainText(words.removeMismatch)
    await question.getByLabel(fillText(words.removeConfirm, { title: 'Notes' })).fill('Notes')
    await question.getByRole('button', { name: words.remove }).click()
    await expect(dialog.getByRole('button', { name: words.create })).toBeVisible()
    expect((await call(backendEndpoints.find, { projectId })).backend).toBeNull()
  },
)
