import type { Repository } from '@joinery/contract'
import { texts } from '@joinery/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RepositoryAddress } from './repository-address.tsx'

const { panel, repository: words } = texts.integrations.codeHosting

const linked: Repository = {
  remoteUrl: 'https://git.example/team/tea.git',
  url: null,
  branch: 'main',
  settings: null,
  status: 'success',
  message: null,
  syncedCommit: null,
  syncedAt: null,
}

it('is a plain address where only Git knows the way', () => {
  const html = render(linked)
  expect(html).toContain('https://git.example/team/tea.git')
  expect(html).not.toContain(words.noUrl)
  expect(html).not.toContain('<a ')
})

it('has a link where people can open it', () => {
  const html = render({ ...linked, url: 'https://git.example/team/tea' })
  expect(html).toContain('href="https://git.example/team/tea"')
  expect(html).toContain(panel.open)
})

it("says 'Repository URL not available.' where there is none at all", () => {
  expect(render({ ...linked, remoteUrl: null })).toContain('Repository URL not available.')
})

const render = (repository: Repository) => renderToStaticMarkup(<RepositoryAddress repository={repository} />)
