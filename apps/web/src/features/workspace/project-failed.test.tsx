import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { routes, texts } from '@joinery/contract'
import { ApiError } from '../../lib/api-error.ts'
import { ProjectFailed } from './project-failed.tsx'

const show = (error: Error) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ProjectFailed error={error} retry={() => undefined} />
    </MemoryRouter>,
  )

it('a project that is not there leads to those that are, and is not asked for again', () => {
  const shown = show(new ApiError({ code: 'not-found', message: texts.projects.missing, status: 404 }))
  expect(shown).toContain(`href="${routes.projects.path}"`)
  expect(shown).not.toContain(texts.common.actions.retry)
})

it('one that could not be reached is asked for again', () => {
  const shown = show(new ApiError({ code: 'unreachable', message: texts.common.unreachable, status: 0 }))
  expect(shown).toContain(texts.common.actions.retry)
})
