import { EditorView } from '@codemirror/view'

/** The editor's own surfaces: find, completion, folded code. */
export const panelTheme = EditorView.theme({
  '&': { height: '100%' },
  '.cm-scroller': { overflow: 'auto' },
  '.cm-panels': { backgroundColor: 'var(--neutral-2)', color: 'var(--neutral-12)' },
  '.cm-panels.cm-panels-bottom': { borderTop: '1px solid var(--neutral-5)' },
  '.cm-panel.cm-search': { padding: '0.5rem', fontFamily: 'var(--font-sans)' },
  '.cm-panel.cm-search label': { fontSize: '0.8125rem', color: 'var(--neutral-11)' },
  '.cm-textfield': {
    backgroundColor: 'var(--neutral-1)',
    border: '1px solid var(--neutral-8)',
    borderRadius: 'var(--radius-6)',
    padding: '0.25rem 0.5rem',
    fontSize: '0.8125rem',
  },
  '.cm-button': {
    backgroundColor: 'var(--neutral-1)',
    backgroundImage: 'none',
    border: '1px solid var(--neutral-6)',
    borderRadius: 'var(--radius-6)',
    padding: '0.25rem 0.625rem',
    fontSize: '0.8125rem',
  },
  '.cm-panel.cm-search [name=close]': {
    color: 'var(--neutral-11)',
    fontSize: '1.25rem',
    padding: '0 0.5rem',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--warning-subtle)', outline: '1px solid var(--warning)' },
  '.cm-searchMatch-selected': { backgroundColor: 'color-mix(in srgb, var(--warning) 40%, transparent)' },
  '.cm-selectionMatch': { backgroundColor: 'var(--neutral-4)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--neutral-5)' },
  '.cm-foldPlaceholder': {
    backgroundColor: 'var(--neutral-3)',
    border: 'none',
    color: 'var(--neutral-10)',
    padding: '0 0.375rem',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--neutral-1)',
    border: '1px solid var(--neutral-6)',
    borderRadius: 'var(--radius-6)',
    boxShadow: 'var(--float)',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--neutral-4)',
    color: 'var(--neutral-12)',
  },
})
