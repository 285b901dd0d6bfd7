import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { userId } from '@joinery/contract'
import { Guard } from './guard.tsx'
import type { SessionState } from './session-state.ts'

const ada = {
  id: userId.parse('7f1c2a34-5b6d-4e8f-9a0b-1c2d3e4f5a6b'),
  email: 'ada@example.com',
  plan: 'free' as const,
}

describe('the guard', () => {
  it("shows a centred 'Loading...' while the session loads", () => {
    const html = render({ kind: 'loading' })
    expect(html).toContain('>Loading...</output>')
    expect(html).toMatch(/<main class="[^"]*items-center justify-center/)
    expect(html).not.toContain('the screen')
  })

  it('shows the screen to a user', () => {
    expect(render({ kind: 'user', user: ada })).toBe('the screen')
  })

  it('shows an anonymous visitor nothing of the screen', () => {
    expect(render({ kind: 'anonymous', hasJustLeft: false })).toBe('')
  })

  it('says that the session could not be loaded and offers to try again, instead of redirecting', () => {
    const html = render({ kind: 'failed', isRetrying: false })
    expect(html).toContain('role="alert"')
    expect(html).toContain('Your session could not be loaded')
    expect(html).toMatch(/<button [^>]*>Retry<\/button>/)
    expect(html).not.toContain('the screen')
  })

  it('shows that it is trying again', () => {
    expect(render({ kind: 'failed', isRetrying: true })).toMatch(
      /<button [^>]*disabled=""[^>]*aria-busy="true"/,
    )
  })
})

function render(session: SessionState): string {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <Guard session={session} onRetry={() => {}}>
          the screen
        </Guard>
      ),
    },
  ])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
