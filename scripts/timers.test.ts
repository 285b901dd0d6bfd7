import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** Where people see something come about: screens, models, runs and services. */
const places = [
  'apps/web/src/{app,components,features}/**/*.{ts,tsx}',
  'apps/server/src/modules/{generation,integrations,databases,projects,settings,usage}/**/*.ts',
  'packages/{contract,engine,offline-model}/src/**/*.ts',
]

/** Every timer that there is, and why. None of them stands in for work, or makes work look longer. */
const reasons: Record<string, string> = {
  'apps/web/src/features/usage/watch-usage.ts': 'waits before it asks again for figures that did not come',
  'apps/web/src/features/pricing/confirm-payment.ts': 'asks once a second whether a payment has arrived',
  'apps/web/src/features/billing/use-arrival.ts': 'asks again whether a payment has arrived',
  'apps/web/src/features/preview/preview-session.ts': 'stops a spinner that no app answers',
  'apps/web/src/features/preview/use-lateness.ts': 'says that an app takes long',
  'apps/web/src/features/files/viewer/viewed-file.tsx': 'takes the mark of a copied text away again',
  'apps/web/src/features/files/open/desk.ts': 'keeps drafts a moment after the last key, not with each',
  'apps/web/src/features/files/explorer/use-settled.ts':
    'searches a moment after the last key, not with each',
  'apps/web/src/features/files/explorer/undo-strip.tsx': 'takes the offer to undo away again',
  'apps/web/src/features/chat/session/chat-sessions.ts':
    'looks for runs of other tabs, and waits before it connects again',
  'apps/web/src/features/chat/session/with-next-frame.ts': 'tells a tab that draws no frame',
  'apps/web/src/features/chat/messages/plan-editor.tsx':
    'shows where a form begins once the conversation has gone to its end',
  'apps/web/src/features/chat/messages/copy-button.tsx': 'takes the mark of a copied text away again',
  'apps/server/src/modules/databases/watch-socket.ts': 'notices a server that has gone',
  'apps/server/src/modules/databases/postgres/store.ts': 'stops a statement that takes too long',
  'apps/server/src/modules/databases/mysql/store.ts': 'stops a statement that takes too long',
  'apps/server/src/modules/generation/work/drive-run.ts': 'gives a stopped run a moment to end by itself',
  'apps/server/src/modules/generation/work/prepare-generation.ts':
    'waits as long as a provider asks before it is tried again',
  'apps/server/src/modules/generation/work/run-supervisor.ts':
    'extends the lease of a run, and looks for runs that nobody holds',
  'apps/server/src/modules/generation/log/create-run-log.ts':
    'waits before it writes again while the database is away',
  'apps/server/src/modules/generation/functions/await-run.ts': 'looks again at a run that a call waits for',
}

it('no timer stands in for work: each one has a reason of its own', async () => {
  const found = new Set<string>()
  for (const place of places) {
    for await (const path of glob(place, { cwd: root })) {
      if (/\.test\.tsx?$|\/testing\//.test(path)) continue
      if (timer.test(await readFile(resolve(root, path), 'utf8'))) found.add(path)
    }
  }
  expect([...found].filter((path) => !(path in reasons))).toEqual([])
  expect(found.size).toBeGreaterThan(10)
})

const timer = /\b(?:setTimeout|setInterval|sleep)\(/
