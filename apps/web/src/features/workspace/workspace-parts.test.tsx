import { renderToStaticMarkup } from 'react-dom/server'
import { Tabs } from 'radix-ui'
import { describe, expect, it } from 'vitest'
import { inventProject } from '../../testing/invent-project.ts'
import { CurrentProjectCard } from './current-project-card.tsx'
import { LiveTyping } from './live-typing.tsx'
import { WorkspaceTabs } from './workspace-tabs.tsx'
import { codeChatTabs, workspaceTabs } from './workspace-tab.ts'

describe('the tabs', () => {
  it.each([
    ['the chat workspace', workspaceTabs, ['Chat', 'Code Viewer', 'File Manager', 'Preview']],
    ['the code chat', codeChatTabs, ['Chat', 'Code Viewer', 'Preview']],
  ] as const)('of %s are those of the specification', (_name, tabs, labels) => {
    const html = renderToStaticMarkup(
      <Tabs.Root>
        <WorkspaceTabs tabs={tabs} />
      </Tabs.Root>,
    )
    expect([...html.matchAll(/>([^<>]+)<\/button>/g)].map(([, label]) => label)).toEqual(labels)
  })
})

describe('the Current Project card', () => {
  it('shows title, created date and tech stack', () => {
    const project = inventProject({
      title: 'Oak bench',
      createdAt: '2026-03-05T12:00:00.000Z',
      techStack: ['react'],
    })
    const html = renderToStaticMarkup(<CurrentProjectCard project={project} />)
    for (const text of ['Current Project', 'Oak bench', 'Created Mar 5, 2026', 'Tech Stack', 'React'])
      expect(html).toContain(text)
  })
})

describe('the live typing view', () => {
  it('shows what is being typed as it is, with the progress of the run and its files', () => {
    const html = renderToStaticMarkup(
      <LiveTyping
        files={[
          { path: 'src/App.tsx', text: 'done', isWriting: false },
          { path: 'src/Card.tsx', text: 'export const a = <b>\n', isWriting: true },
        ]}
        progress={{ percent: 50, label: 'Writing files' }}
        onBrowse={() => {}}
      />,
    )
    expect(html).toContain('export const a = &lt;b&gt;')
    expect(html).not.toContain('>done<')
    expect(html).toContain('50%')
    expect(html).toContain('Writing files')
    expect(html).toContain('src/App.tsx')
    expect(html).toContain('2 lines')
  })
})
