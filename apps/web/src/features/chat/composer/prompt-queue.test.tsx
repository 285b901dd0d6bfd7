import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { texts } from '@joinery/contract'
import { inventRun } from '../../../testing/invent-run.ts'
import { beginRun, factsOf } from '../session/run-state.ts'
import { PromptQueue } from './prompt-queue.tsx'

const { edit, remove } = texts.chat.queue
const run = inventRun({ status: 'queued' })
const author = run.userId
const colleague = inventRun().userId

it.each([
  ['its author changes and removes', { userId: author, isAdmin: false }, [edit, remove]],
  ['an admin removes', { userId: colleague, isAdmin: true }, [remove]],
  ['another member reads', { userId: colleague, isAdmin: false }, []],
])('a prompt that waits is one that %s', (_, viewer, offered) => {
  const markup = renderToStaticMarkup(
    <PromptQueue
      waiting={[beginRun(factsOf(run))]}
      viewer={viewer}
      onEdit={() => undefined}
      onRemove={() => undefined}
    />,
  )
  expect(markup).toContain(run.prompt)
  expect([edit, remove].filter((name) => markup.includes(`aria-label="${name}"`))).toEqual(offered)
})
