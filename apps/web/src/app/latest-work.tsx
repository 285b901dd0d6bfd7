import { useState } from 'react'
import { Tabs } from 'radix-ui'
import { Link, useNavigate } from 'react-router'
import type { To } from 'react-router'
import { fillText, routes, texts } from '@joinery/contract'
import type { Project } from '@joinery/contract'
import { useLiveFiles } from '../features/chat/use-live-files.ts'
import { CodeViewer } from '../features/files/viewer/code-viewer.tsx'
import { PreviewPanel } from '../features/preview/preview-panel.tsx'
import { LiveTyping } from '../features/workspace/live-typing.tsx'
import { buttonClasses } from '../components/ui/button-classes.ts'
import { EmptySection } from '../components/ui/empty-section.tsx'
import { textLinkClasses } from '../components/ui/text-link-classes.ts'
import { classNames } from '../lib/class-names.ts'
import { useLatestFile } from './use-latest-file.ts'

const { editor } = texts.dashboard

/** The newest project as code and as an app; while a run writes, one sees it being written. */
export function LatestWork({ project }: { project: Project }) {
  const [tab, setTab] = useState('code')
  const { isRunning, files, progress } = useLiveFiles(project.id)
  const latestFile = useLatestFile(project.id)
  const navigate = useNavigate()
  const workspace = {
    pathname: routes.chat.path,
    search: new URLSearchParams({ projectId: project.id }).toString(),
  }
  const isTyped = isRunning && files.length > 0
  const goOn = () => void navigate(workspace)
  const isEmpty = project.fileCount === 0 && latestFile === undefined && !isRunning
  const shown = latestFile === undefined ? undefined : { id: 1, path: latestFile }
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="line-clamp-2 min-w-0 text-20 font-semibold break-words" dir="auto">
          {fillText(editor.heading, { title: project.title })}
        </h2>
        <Link to={workspace} className={textLinkClasses}>
          {editor.goOn}
        </Link>
      </div>
      <Tabs.Root
        value={tab}
        onValueChange={setTab}
        className={classNames(
          'flex flex-col overflow-hidden rounded-card border border-neutral-5',
          isEmpty ? 'h-100' : 'h-128',
        )}
      >
        <Tabs.List
          aria-label={editor.label}
          className="flex gap-1 border-b border-neutral-5 bg-neutral-2 px-2"
        >
          {(['code', 'preview'] as const).map((name) => (
            <Tabs.Trigger
              key={name}
              value={name}
              className="-mb-px h-11 border-b-2 border-transparent px-3 text-14 font-medium text-neutral-10 hover:text-neutral-12 data-[state=active]:border-accent data-[state=active]:text-neutral-12"
            >
              {editor[name]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="code" className="flex min-h-0 flex-1 flex-col">
          {isTyped && <LiveTyping files={files} progress={progress} />}
          {isEmpty && <EmptyWork workspace={workspace} />}
          {!isEmpty && !isTyped && <CodeViewer projectId={project.id} shown={shown} />}
        </Tabs.Content>
        <Tabs.Content value="preview" className="flex min-h-0 flex-1 flex-col">
          {/* What one wants to do about it is done in the workspace. */}
          <PreviewPanel projectId={project.id} onShowPlace={goOn} onWrite={goOn} />
        </Tabs.Content>
      </Tabs.Root>
    </section>
  )
}

function EmptyWork({ workspace }: { workspace: To }) {
  const { heading, sentence, start } = editor.empty
  return (
    <div className="m-auto px-4">
      <EmptySection
        level={3}
        heading={heading}
        sentence={sentence}
        action={
          <Link to={workspace} className={buttonClasses({ variant: 'primary' })}>
            {start}
          </Link>
        }
      />
    </div>
  )
}
