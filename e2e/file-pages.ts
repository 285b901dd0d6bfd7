import { fillText, texts } from '@joinery/contract'
import type { Page } from './journey.ts'

const { files } = texts

/** A small project to work on. */
export const oak = {
  'src/App.tsx': 'export function App() {\n  const wood = "oak"\n  return <p>{wood}</p>\n}\n',
  'src/components/Button.tsx': 'export const Button = () => <button>Press</button>\n',
  'index.html': '<!doctype html>\n<title>Oak</title>\n',
}

export const treeOf = (page: Page) => page.getByRole('tree', { name: files.explorer.label })
export const rowOf = (page: Page, name: string) => treeOf(page).getByRole('treeitem', { name, exact: true })
export const editorOf = (page: Page) => page.locator('.cm-content')
export const saved = (name: string) => fillText(files.notices.saved, { name })
