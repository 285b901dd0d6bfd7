import { useRef } from 'react'
import { findByTyping } from '../tree/find-by-typing.ts'
import type { Row } from '../tree/list-rows.ts'

/** Letters that follow each other this quickly belong to one name. */
const pauseMs = 700

interface Pressed {
  rows: readonly Row[]
  selectedPath: string | undefined
  key: string
}

/** Collects what is typed into the beginning of a name, and finds the row that it means. */
export function useTypeahead() {
  const typed = useRef({ text: '', at: 0 })
  return ({ rows, selectedPath, key }: Pressed): string | undefined => {
    if (key.length !== 1 || key === ' ') return undefined
    const now = performance.now()
    const before = now - typed.current.at < pauseMs ? typed.current.text : ''
    // The same letter again and again walks through the names that begin with it.
    const text = before === key ? key : before + key
    typed.current = { text, at: now }
    return findByTyping({ rows, selectedPath, typed: text })
  }
}
