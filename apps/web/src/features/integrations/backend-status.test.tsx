import { texts } from '@joinery/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BackendStatus } from './backend-status.tsx'

const { statuses } = texts.integrations.hostedBackend

it('calls it a success only where nothing waits for its owner', () => {
  const done = renderToStaticMarkup(<BackendStatus backend={{ status: 'success', message: null }} />)
  expect(done).toContain(statuses.success)
  const waiting = renderToStaticMarkup(
    <BackendStatus backend={{ status: 'success', message: '0005_drops.sql …' }} />,
  )
  expect(waiting).not.toContain(statuses.success)
  expect(waiting).toContain(texts.backends.waiting)
  expect(waiting).toContain('0005_drops.sql …')
})

it('says of what failed that it did, and why', () => {
  const failed = renderToStaticMarkup(
    <BackendStatus backend={{ status: 'error', message: 'No such column' }} />,
  )
  expect(failed).toContain(statuses.error)
  expect(failed).toContain('No such column')
})
