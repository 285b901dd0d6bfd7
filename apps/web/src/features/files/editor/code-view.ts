import { historyField, indentWithTab } from '@codemirror/commands'
import { Compartment, EditorState } from '@codemirror/state'
import type { Extension } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { basicSetup } from 'codemirror'
import { codeTheme } from '../../../lib/code/code-theme.ts'
import { loadLanguage } from '../../../lib/code/load-language.ts'
import { panelTheme } from './panel-theme.ts'
import { typeOverSelection } from './type-over-selection.ts'

/** Undo and selection of files whose tab is not shown, by path. */
export type EditorMemory = Map<string, unknown>

interface CodeViewOptions {
  parent: Element
  path: string
  text: string
  label: string
  isReadOnly: boolean
  memory: EditorMemory
  onChange: (text: string) => void
  onSave: () => void
}

export type CodeView = ReturnType<typeof createCodeView>

/** An editor for one file, outside of React. */
export function createCodeView(options: CodeViewOptions) {
  const { parent, path, text, memory, onChange } = options
  let shown = text
  const language = new Compartment()
  const extensions = [
    options.isReadOnly ? readOnly : editable(options.onSave),
    basicSetup,
    EditorView.contentAttributes.of({ 'aria-label': options.label }),
    EditorView.updateListener.of((update) => {
      if (!update.docChanged) return
      const typed = update.state.doc.toString()
      if (typed === shown) return
      shown = typed
      onChange(typed)
    }),
    typeOverSelection,
    codeTheme,
    panelTheme,
    language.of([]),
  ]
  const view = new EditorView({ parent, state: recallState(memory.get(path), text, extensions) })
  let isGone = false
  void loadLanguage(path).then((support) => {
    if (!isGone) view.dispatch({ effects: language.reconfigure(support) })
  })

  return {
    /** Takes over a text that came from elsewhere; what was typed here comes back and changes nothing. */
    showText(wanted: string) {
      if (wanted === shown) return
      shown = wanted
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: wanted } })
    },

    goTo({ line, column }: { line: number; column: number }) {
      const { doc } = view.state
      const target = doc.line(Math.min(Math.max(line, 1), doc.lines))
      const position = Math.min(target.from + column - 1, target.to)
      view.dispatch({
        selection: { anchor: position },
        effects: EditorView.scrollIntoView(position, { y: 'center' }),
      })
      view.focus()
    },

    leave() {
      isGone = true
      memory.set(path, view.state.toJSON({ history: historyField }))
      view.destroy()
    },
  }
}

/** Undo is brought back only for the very text that it belongs to. */
function recallState(remembered: unknown, text: string, extensions: Extension): EditorState {
  if (isOfText(remembered, text))
    return EditorState.fromJSON(remembered, { extensions }, { history: historyField })
  return EditorState.create({ doc: text, extensions })
}

const isOfText = (remembered: unknown, text: string) =>
  typeof remembered === 'object' && remembered !== null && 'doc' in remembered && remembered.doc === text

const editable = (onSave: () => void): Extension =>
  keymap.of([{ key: 'Mod-s', preventDefault: true, run: () => (onSave(), true) }, indentWithTab])

const readOnly: Extension = [
  EditorState.readOnly.of(true),
  EditorView.editable.of(false),
  // Whoever has no mouse scrolls with the arrow keys, and needs the focus for that.
  EditorView.contentAttributes.of({ tabindex: '0', 'aria-readonly': 'true' }),
]
