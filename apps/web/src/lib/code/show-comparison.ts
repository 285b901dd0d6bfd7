import { MergeView, unifiedMergeView } from '@codemirror/merge'
import { EditorState } from '@codemirror/state'
import type { Extension } from '@codemirror/state'
import { EditorView, lineNumbers } from '@codemirror/view'
import { codeTheme } from './code-theme.ts'
import { loadLanguage } from './load-language.ts'

export interface ComparedSide {
  /** Names the side for screen readers. */
  label: string
  text: string
}

interface ComparisonOptions {
  parent: Element
  path: string
  before: ComparedSide
  after: ComparedSide
  /** Two columns; one below the other where there is no room for them. */
  isSideBySide: boolean
  /** Long stretches without a change are folded away. */
  isFolded: boolean
}

/** Shows two texts and what differs, to be read only. Returns what takes it away again. */
export async function showComparison(options: ComparisonOptions): Promise<() => void> {
  const { parent, path, before, after, isSideBySide, isFolded } = options
  const language = await loadLanguage(path)
  const shared = {
    diffConfig: { scanLimit: 500, timeout: 1_000 },
    ...(isFolded && { collapseUnchanged: { margin: 3, minSize: 6 } }),
  }
  if (isSideBySide) {
    const view = new MergeView({
      ...shared,
      parent,
      a: { doc: before.text, extensions: readOnly(before.label, language) },
      b: { doc: after.text, extensions: readOnly(after.label, language) },
    })
    return () => view.destroy()
  }
  const view = new EditorView({
    parent,
    doc: after.text,
    extensions: [
      readOnly(`${before.label}, ${after.label}`, language),
      unifiedMergeView({ ...shared, original: before.text, mergeControls: false }),
    ],
  })
  return () => view.destroy()
}

const readOnly = (label: string, language: Extension): Extension => [
  EditorState.readOnly.of(true),
  EditorView.editable.of(false),
  // Whoever has no mouse scrolls with the arrow keys, and needs the focus for that.
  EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': label }),
  lineNumbers(),
  EditorView.lineWrapping,
  codeTheme,
  differences,
  language,
]

/** A line below changed text: a colour behind it would take contrast away from the letters. */
const underline = (token: string) => `linear-gradient(var(${token}), var(${token})) bottom/100% 2px no-repeat`

/** The base theme names colours of its own; these are the tokens'. */
const differences = EditorView.theme({
  '&.cm-merge-a .cm-changedLine, & .cm-deletedChunk': { backgroundColor: 'var(--danger-subtle)' },
  '&.cm-merge-b .cm-changedLine, & .cm-inlineChangedLine': { backgroundColor: 'var(--success-subtle)' },
  '&.cm-merge-a .cm-changedText, & .cm-deletedChunk .cm-deletedText': {
    background: underline('--danger'),
  },
  '&.cm-merge-b .cm-changedText': { background: underline('--success') },
  '&.cm-merge-a .cm-changedLineGutter, & .cm-deletedLineGutter': { background: 'var(--danger)' },
  '&.cm-merge-b .cm-changedLineGutter': { background: 'var(--success)' },
  '& .cm-collapsedLines': { color: 'var(--neutral-10)', background: 'var(--neutral-3)' },
  // Few fonts have the sign that stands here otherwise.
  '& .cm-collapsedLines::before, & .cm-collapsedLines::after': { content: '"···"' },
})
