import { EditorView } from '@codemirror/view'

const stored = 'color-mix(in srgb, var(--info) 28%, transparent)'
const own = 'color-mix(in srgb, var(--cedar) 28%, transparent)'

/** What is stored is blue and what is one's own is cedar, the tone of unsaved work: neither side is the wrong one. */
export const mergeTheme = EditorView.theme({
  '&.cm-merge-a .cm-changedLine, & .cm-deletedChunk': { backgroundColor: 'var(--info-subtle)' },
  '&.cm-merge-b .cm-changedLine, & .cm-inlineChangedLine': { backgroundColor: 'var(--cedar-subtle)' },
  '&.cm-merge-a .cm-changedText, & .cm-deletedChunk .cm-deletedText': { background: stored },
  '&.cm-merge-b .cm-changedText': { background: own },
  '&.cm-merge-a .cm-changedLineGutter, & .cm-deletedLineGutter': { background: 'var(--info)' },
  '&.cm-merge-b .cm-changedLineGutter': { background: 'var(--cedar)' },
  '& .cm-deletedChunk .cm-chunkButtons button': {
    background: 'var(--neutral-1)',
    border: '1px solid var(--neutral-6)',
    borderRadius: 'var(--radius-6)',
    color: 'var(--neutral-12)',
    margin: '0 0.25rem 0 0',
    padding: '0 0.5rem',
  },
})
