import { useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Save, Undo2 } from 'lucide-react'
import { fillText, texts } from '@joinery/contract'
import type { FileContent } from '@joinery/contract'
import { Badge } from '../../../components/ui/badge.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { FormMessage } from '../../../components/ui/form-message.tsx'
import { catchFocus } from '../../../lib/catch-focus.ts'
import type { OpenFiles } from '../open/browser-files.ts'
import { contentQuery, keepContentOf } from '../open/file-queries.ts'
import { draftOf, readFileText } from '../open/file-text.ts'
import { useDesk } from '../open/use-desk.ts'
import type { FileItem } from '../tree/build-tree.ts'
import { describeSize } from '../structure/describe-size.ts'
import { ConflictView } from './conflict-view.tsx'
import { EditorTabs } from './editor-tabs.tsx'
import { CodeSkeleton, LazyCodeEditor } from './lazy-code-editor.tsx'

interface EditorPaneProps {
  files: OpenFiles
  /** As the tree has it; undefined where nothing is open, or the open file is gone. */
  findFile: (path: string) => FileItem | undefined
}

/** The open files: their tabs, and the one that is shown. */
export function EditorPane({ files, findFile }: EditorPaneProps) {
  const { desk } = files
  const { tabs, drafts } = useDesk(desk)
  const { activePath } = tabs
  const pane = useRef<HTMLDivElement>(null)
  const close = (path: string) => {
    desk.tell({ type: 'tab-closed', path })
    catchFocus(
      () => pane.current?.querySelector('[aria-current]'),
      () => pane.current,
    )
  }
  return (
    <div ref={pane} tabIndex={-1} className="flex min-h-0 min-w-0 flex-1 flex-col -outline-offset-2">
      {tabs.paths.length > 0 && (
        <EditorTabs
          tabs={tabs}
          unsavedPaths={drafts}
          onOpen={(path) => desk.tell({ type: 'file-opened', path })}
          onClose={close}
        />
      )}
      {activePath === undefined ? (
        <Sentence>{texts.files.editor.none}</Sentence>
      ) : (
        <ShownFile key={activePath} files={files} path={activePath} file={findFile(activePath)} />
      )}
    </div>
  )
}

interface ShownFileProps {
  files: OpenFiles
  path: string
  file: FileItem | undefined
}

function ShownFile({ files, path, file }: ShownFileProps) {
  const { home, desk, actions } = files
  const { conflict, drafts } = useDesk(desk)
  const draft = drafts.get(path)
  const { data, error, isPlaceholderData } = useQuery({
    ...contentQuery(home, file),
    placeholderData: keepContentOf(path),
  })
  if (conflict?.path === path) {
    return (
      <ConflictView
        conflict={conflict}
        mine={draft?.text ?? ''}
        onKeep={(text) => actions.keepText(path, text)}
        onTakeTheirs={() => actions.takeTheirs(path)}
        onCancel={() => desk.tell({ type: 'conflict-left' })}
      />
    )
  }
  if (data) return <FileEditor files={files} content={data} isFresh={!isPlaceholderData} />
  if (draft && !file) return <LostFile files={files} path={path} />
  if (!file) return <Sentence>{texts.files.editor.gone}</Sentence>
  if (error) return <Trouble tone="error">{error.message}</Trouble>
  return <CodeSkeleton />
}

interface FileEditorProps {
  files: OpenFiles
  content: FileContent
  isFresh: boolean
}

function FileEditor({ files, content, isFresh }: FileEditorProps) {
  const { desk, actions, memory } = files
  const { drafts, place } = useDesk(desk)
  const { path } = content
  const shown = readFileText(content, drafts.get(path))
  const { editor } = texts.files
  if (!shown) return <Sentence>{fillText(editor.binary, { size: describeSize(content.size) })}</Sentence>

  const keepTyped = (text: string) => {
    const draft = draftOf(text, shown, content)
    desk.tell(draft ? { type: 'draft-changed', path, draft } : { type: 'draft-dropped', path })
  }
  return (
    <>
      <EditorHeader
        path={path}
        isUnsaved={shown.isUnsaved}
        canSave={shown.text !== ''}
        onSave={() => actions.save(path)}
        onDiscard={() => desk.tell({ type: 'draft-dropped', path })}
      />
      {shown.isStale && isFresh && <Trouble tone="notice">{editor.stale}</Trouble>}
      <LazyCodeEditor
        path={path}
        text={shown.text}
        label={fillText(editor.label, { path })}
        memory={memory}
        place={place?.path === path ? place : undefined}
        onPlaceReached={() => desk.tell({ type: 'place-reached' })}
        onChange={keepTyped}
        onSave={() => void actions.save(path)}
      />
    </>
  )
}

interface EditorHeaderProps {
  path: string
  isUnsaved: boolean
  canSave: boolean
  onSave: () => void
  onDiscard: () => void
}

function EditorHeader({ path, isUnsaved, canSave, onSave, onDiscard }: EditorHeaderProps) {
  const { preview, editor, explorer } = texts.files
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-2 border-b border-neutral-5 py-1.5 pr-2 pl-4">
      <p className="min-w-0 flex-1 truncate font-mono text-12 text-neutral-10" title={path}>
        {path}
      </p>
      {isUnsaved && (
        <>
          <span className="@max-lg:sr-only">
            <Badge tone="cedar">{explorer.unsaved}</Badge>
          </span>
          <Button variant="ghost" onClick={onDiscard}>
            <Undo2 aria-hidden className="size-4" />
            <span className="@max-lg:sr-only">{editor.discard}</span>
          </Button>
        </>
      )}
      <Button variant={isUnsaved ? 'primary' : 'secondary'} disabled={!canSave} onClick={onSave}>
        <Save aria-hidden className="size-4" />
        {preview.save}
      </Button>
    </div>
  )
}

/** Unsaved changes to a file that was deleted elsewhere: saving asks what to do with them. */
function LostFile({ files: { desk, actions }, path }: { files: OpenFiles; path: string }) {
  return (
    <>
      <EditorHeader
        path={path}
        isUnsaved
        canSave
        onSave={() => void actions.save(path)}
        onDiscard={() => {
          desk.tell({ type: 'draft-dropped', path })
          desk.tell({ type: 'tab-closed', path })
        }}
      />
      <Sentence>{texts.files.editor.gone}</Sentence>
    </>
  )
}

function Sentence({ children }: { children: string }) {
  return <p className="m-auto max-w-sm p-8 text-center text-14 text-balance text-neutral-10">{children}</p>
}

function Trouble({ tone, children }: { tone: 'error' | 'notice'; children: string }) {
  return (
    <div className="p-2">
      <FormMessage tone={tone}>{children}</FormMessage>
    </div>
  )
}
