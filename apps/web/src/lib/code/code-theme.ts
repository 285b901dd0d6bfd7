import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const look = EditorView.theme({
  '&': { backgroundColor: 'transparent', color: 'var(--neutral-12)', fontSize: '0.8125rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.25rem' },
  // Long lines are scrolled behind the numbers.
  '.cm-gutters': { backgroundColor: 'var(--neutral-1)', border: 'none', color: 'var(--neutral-9)' },
  '.cm-content': { caretColor: 'var(--accent)' },
  // The ring lies around what stays in place, over all that is scrolled, and over the numbers.
  '.cm-content:focus-visible': { outline: 'none' },
  '&:has(.cm-content:focus-visible)::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    border: '2px solid var(--accent)',
    pointerEvents: 'none',
    zIndex: '300',
  },
  '.cm-cursor': { borderLeftColor: 'var(--accent)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--neutral-2)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--accent-solid) 28%, transparent)',
  },
})

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: 'var(--accent)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--success)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color], color: 'var(--warning)' },
  { tag: [tags.comment, tags.meta], color: 'var(--neutral-9)', fontStyle: 'italic' },
  { tag: [tags.typeName, tags.className, tags.tagName, tags.namespace], color: 'var(--info)' },
  { tag: [tags.attributeName, tags.propertyName], color: 'var(--neutral-11)' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--info)' },
  { tag: tags.heading, color: 'var(--accent)', fontWeight: '600' },
  { tag: tags.link, color: 'var(--accent)', textDecoration: 'underline' },
  { tag: tags.strong, fontWeight: '600' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.invalid, color: 'var(--danger)' },
])

/** How code looks everywhere: the tokens' colours, so that both themes are right without a switch. */
export const codeTheme: Extension = [
  look,
  syntaxHighlighting(colours),
  EditorView.cspNonce.of(globalThis.__webpack_nonce__ ?? ''),
]
