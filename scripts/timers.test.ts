import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** The whole product. */
const places = ['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts']

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
  'apps/server/src/modules/databases/watch-socket.ts': 'leaves a server that says too much, or nothing',
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
  'apps/web/src/lib/add-copy-buttons.ts': 'takes the mark of a copied text away again',
  'apps/web/src/lib/await-server.ts': 'asks once a second whether a server is there again',
  'apps/web/src/lib/event-stream.ts': 'notices a stream that says nothing any more',
  'apps/web/src/lib/pause.ts': 'waits before something is asked again that could not be had',
  'apps/server/src/compose.ts': 'lets whoever asks for the first page come before the first preview',
  'apps/server/src/compose/modules.ts': 'looks every hour for what nobody needs any more',
  'apps/server/src/adapters/bodies/s3-bodies.ts': 'gives a bucket up that does not answer',
  'apps/server/src/adapters/data-folder.ts': 'looks again for the number of the server that holds the folder',
  'apps/server/src/adapters/egress/open-egress.ts':
    'takes the limit for connecting away from a connection that is made',
  'apps/server/src/adapters/embedded-postgres/leftover.ts':
    'looks again whether an earlier PostgreSQL has stopped',
  'apps/server/src/adapters/embedded-postgres/postgres-process.ts':
    'looks whether PostgreSQL is ready, waits before it is started again, and ends it when it does not stop',
  'apps/server/src/adapters/stripe/open-sandbox.ts': 'looks for what is due in the Stripe sandbox',
  'apps/server/src/db/lend-connections.ts': 'gives up to wait for a connection, or asks for it again',
  'apps/server/src/db/notice-silence.ts': 'asks a PostgreSQL that says nothing whether it is there',
  'apps/server/src/db/notices.ts': 'connects again, and sends together what follows closely',
  'apps/server/src/end-process.ts': 'ends a process that something keeps although all was stopped',
  'apps/server/src/http/end-idle-bodies.ts': 'looks for bodies that stand still',
  'apps/server/src/http/event-streams.ts': 'keeps streams that have nothing to say from being taken for dead',
  'apps/server/src/http/http-server.ts':
    'ends connections that are idle or take too long when the server stops',
  'apps/server/src/http/refuse-malformed.ts': 'hangs up on whoever does not by themselves',
  'apps/server/src/http/watch-session.ts': 'looks whether a session has ended',
  'apps/server/src/modules/backends/database/limited-pool/store.ts': 'ends a statement that takes too long',
  'apps/server/src/modules/billing/events/create-event-handler.ts':
    'looks for events that another server left',
  'apps/server/src/modules/billing/operations/create-reconciler.ts':
    'looks every hour for what we were not told',
  'apps/server/src/modules/mail/start-delivery.ts':
    'looks for mail that is due, and gives up to wait for the last one at the end',
  'apps/server/src/modules/preview/live/live-preview.ts':
    'compiles changes that follow closely together, and forgets what is asked for no more',
  'apps/server/src/modules/preview/live/live-previews.ts': 'closes previews that nobody looks at',
  'apps/server/src/modules/publishing/builds/create-builder.ts':
    'extends the lease of a build, and looks for builds that nobody holds',
  'packages/preview-compiler/src/packages/added-packages.ts': 'stops a build that takes too long',
  'packages/preview-compiler/src/packages/builder.ts': 'ends a process that has nothing to do',
  'packages/preview-compiler/src/packages/run-npm.ts':
    'stops an npm that takes too long, and measures what it installs',
  'packages/preview-compiler/src/pool/pooled-project.ts': 'looks for a process that is free sooner',
  'packages/preview-compiler/src/pool/start-worker.ts': 'ends a process that does not start',
  'packages/preview-compiler/src/pool/watch-time.ts': 'ends a process that is at work for too long',
  'packages/preview-compiler/src/pool/worker.ts': 'gives memory back when nothing was compiled for a while',
  'packages/preview-compiler/src/runtime/error-reporter.ts': 'sends errors that follow closely together',
  'packages/preview-compiler/src/runtime/error-view.ts': 'looks whether React took the page away',
  'packages/preview-compiler/src/runtime/preview.ts': 'does not wait forever for what a page has stored',
  'packages/preview-compiler/src/runtime/report.ts': 'counts the messages of a second',
  'packages/preview-compiler/src/runtime/storage-shim.ts': 'tells of changes that follow closely together',
  'packages/preview-compiler/src/runtime/updates.ts': 'waits before it connects again',
  'packages/preview-compiler/src/runtime/warm-react.ts': 'takes a component away when it has been drawn',
  'packages/stripe-sandbox/src/events/send-webhooks.ts':
    'waits until an event is due, and as long as a test of late events asks',
}

it('no timer stands in for work: each one has a reason of its own', async () => {
  const found = new Set<string>()
  for (const place of places) {
    for await (const path of glob(place, { cwd: root })) {
      if (/\.test\.tsx?$|\/testing\//.test(path)) continue
      if (timer.test(await readFile(resolve(root, path), 'utf8'))) found.add(path)
    }
  }
  expect([...found].toSorted()).toEqual(Object.keys(reasons).toSorted())
})

const timer = /\b(?:setTimeout|setInterval|sleep|await pause)\(/
