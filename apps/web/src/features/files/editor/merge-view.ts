import { MergeView, unifiedMergeView } from '@codemirror/merge'
import { EditorState } from '@codemirror/state'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { basicSetup } from 'codemirror'
import { texts } from '@joinery/contract'
import { codeTheme } from '../../../lib/code/code-theme.ts'
import { loadLanguage } from '../../../lib/code/load-language.ts'
import { mergeTheme } from './merge-theme.ts'
import { panelTheme } from './panel-theme.ts'
import { typeOverSelection } from './type-over-selection.ts'

interface MergeOptions {
  parent: Element
  path: string
  theirs: string
  mine: string
  labels: { theirs: string; mine: string }
  /** Two columns; one where there is no room for them. */
  isSideBySide: boolean
  onChange: (mine: string) => void
}

/** Shows both sides of a conflict; one's own can be edited and takes over pieces of the other. Returns what ends it. */
export async function showMerge(options: MergeOptions): Promise<() => void> {
  const { parent, path, theirs, mine, labels, isSideBySide, onChange } = options
  const language = await loadLanguage(path)
  const announce = EditorView.updateListener.of(({ docChanged, state }) => {
    if (docChanged) onChange(state.doc.toString())
  })
  const mineExtensions = [side(labels.mine, language), announce]
  const diffConfig = { scanLimit: 500, timeout: 1_000 }
  if (isSideBySide) {
    const view = new MergeView({
      parent,
      diffConfig,
      revertControls: 'a-to-b',
      a: { doc: theirs, extensions: [side(labels.theirs, language), readOnly] },
      b: { doc: mine, extensions: mineExtensions },
    })
    return () => view.destroy()
  }
  const view = new EditorView({
    parent,
    doc: mine,
    extensions: [
      mineExtensions,
      unifiedMergeView({ original: theirs, diffConfig, mergeControls: chooseSide }),
    ],
  })
  return () => view.destroy()
}

const side = (label: string, language: Extension): Extension => [
  basicSetup,
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({ 'aria-label': label }),
  EditorState.phrases.of({ 'Revert this chunk': texts.files.conflict.takePiece }),
  typeOverSelection,
  codeTheme,
  panelTheme,
  mergeTheme,
  language,
]

/** One side for one piece, where both stand in one column. */
function chooseSide(type: 'accept' | 'reject', choose: (event: MouseEvent) => void): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = type === 'accept' ? texts.files.conflict.mineHere : texts.files.conflict.theirsHere
  button.addEventListener('mousedown', choose)
  // A press of a key comes as a click without a pointer, and is the only click that still has something to do.
  button.addEventListener('click', (event) => event.detail === 0 && choose(event))
  return button
}

const readOnly: Extension = [
  EditorState.readOnly.of(true),
  EditorView.editable.of(false),
  EditorView.contentAttributes.of({ tabindex: '0', 'aria-readonly': 'true' }),
]
