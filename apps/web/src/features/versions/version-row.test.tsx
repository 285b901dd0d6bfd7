import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Version } from '@joinery/contract'
import { exactTime } from '../../lib/exact-time.ts'
import { inventVersion } from '../../testing/invent-version.ts'
import { VersionRow } from './version-row.tsx'

const show = (facts: Partial<Version>) =>
  renderToStaticMarkup(
    <VersionRow version={inventVersion(facts)} isNewest={false} now={new Date('2026-01-01T03:00:00Z')}>
      <button>Restore</button>
    </VersionRow>,
  )

it('shows number, prompt, action, changed files, label and time', () => {
  const html = show({
    versionNumber: 12,
    prompt: 'Add a cart',
    action: 'generated',
    files: ['src/cart.tsx'],
    label: 'Demo',
  })
  for (const text of ['Version 12', 'Add a cart', 'Generated · src/cart.tsx', 'Demo', '3 hours ago']) {
    expect(html).toContain(`>${text}<`)
  }
})

it('shows the description instead of the prompt, and the exact time on hover', () => {
  const html = show({ versionNumber: 3, prompt: 'Add a cart', description: 'Opening day' })
  expect(html).toContain('>Version 3<')
  expect(html).toContain('>Opening day<')
  expect(html).not.toContain('Add a cart')
  expect(html).toMatch(
    new RegExp(`<time [^>]*title="${exactTime(new Date('2026-01-01T00:00:00Z'))}"[^>]*>3 hours ago<`),
  )
})

it('marks a version as failed when its error flag is set, else as a success', () => {
  expect(show({ isError: true })).toContain('>Failed<')
  expect(show({ isError: true })).not.toContain('>Success<')
  expect(show({ isError: false })).toContain('>Success<')
})

it('offers nothing to do with a version that is locked', () => {
  expect(show({ isLocked: false })).toContain('>Restore<')
  expect(show({ isLocked: true })).not.toContain('>Restore<')
  expect(show({ isLocked: true })).toContain('Locked')
})
