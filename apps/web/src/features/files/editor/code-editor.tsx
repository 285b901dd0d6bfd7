import { useEffect, useRef } from 'react'
import { createCodeView } from './code-view.ts'
import type { CodeView, EditorMemory } from './code-view.ts'

export interface CodeEditorProps {
  path: string
  text: string
  /** Names the editor for screen readers. */
  label: string
  isReadOnly?: boolean
  memory: EditorMemory
  /** Where to go, once. */
  place?: { line: number; column: number } | undefined
  onPlaceReached?: () => void
  onChange?: (text: string) => void
  onSave?: () => void
}

/** An editor with syntax colours, find and undo. Its code is large, so `lazy-code-editor` loads it. */
export function CodeEditor(props: CodeEditorProps) {
  const { path, text, label, isReadOnly = false, memory, place, onPlaceReached } = props
  const parent = useRef<HTMLDivElement>(null)
  const view = useRef<CodeView>(undefined)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    const element = parent.current
    if (!element) return undefined
    const created = createCodeView({
      parent: element,
      path,
      text: latest.current.text,
      label,
      isReadOnly,
      memory,
      onChange: (typed) => latest.current.onChange?.(typed),
      onSave: () => latest.current.onSave?.(),
    })
    view.current = created
    return () => created.leave()
  }, [path, label, isReadOnly, memory])

  useEffect(() => view.current?.showText(text), [text])

  useEffect(() => {
    if (!place) return
    view.current?.goTo(place)
    onPlaceReached?.()
  }, [place, onPlaceReached])

  return <div ref={parent} className="min-h-0 min-w-0 flex-1 overflow-hidden" />
}
