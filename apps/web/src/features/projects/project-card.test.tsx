import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { Project } from '@joinery/contract'
import { exactTime } from '../../lib/exact-time.ts'
import { inventProject } from '../../testing/invent-project.ts'
import { ProjectCard } from './project-card.tsx'

const show = (project: Project) =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <ProjectCard project={project} menu={null} />
    </StaticRouter>,
  )

it('shows title, description, technologies and the day of creation', () => {
  const html = show(
    inventProject({
      title: 'Tea shop',
      description: 'Sells tea.',
      techStack: ['vue', 'tailwind'],
      createdAt: new Date(2026, 10, 5, 12).toISOString(),
    }),
  )
  for (const text of ['Tea shop', 'Sells tea.', 'Vue.js', 'Tailwind CSS', 'Created Nov 5, 2026']) {
    expect(html).toContain(`>${text}<`)
  }
})

it('gives the exact time of creation on hover', () => {
  const createdAt = new Date(2026, 10, 5, 12, 34, 56)
  const html = show(inventProject({ createdAt: createdAt.toISOString() }))
  expect(html).toContain(`title="${exactTime(createdAt)}"`)
  expect(html).toContain('title="November 5, 2026 at 12:34:56')
})

it('says so where there is no description and no technology', () => {
  const html = show(inventProject({}))
  expect(html).toContain('>No description provided<')
  expect(html).toContain('>No technologies specified<')
})

it('opens the project in the chat, by its id', () => {
  const project = inventProject({})
  expect(show(project)).toMatch(
    new RegExp(`<a [^>]*href="/dashboard/chat\\?projectId=${project.id}"[^>]*>Open Project</a>`),
  )
})
