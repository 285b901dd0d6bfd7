import type { Extension } from '@codemirror/state'
import { loadPatiently } from '../load-patiently.ts'

/** The grammar for a file, by its extension and loaded when it is first wanted; nothing for other files. */
export async function loadLanguage(path: string): Promise<Extension> {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  const load = loaders[extension]
  return load ? loadPatiently(load) : []
}

const javascript = (options: { jsx?: boolean; typescript?: boolean }) => async () =>
  (await import('@codemirror/lang-javascript')).javascript(options)

const loadCss = async () => (await import('@codemirror/lang-css')).css()
const loadHtml = async () => (await import('@codemirror/lang-html')).html()
const loadMarkdown = async () => (await import('@codemirror/lang-markdown')).markdown()
const loadYaml = async () => (await import('@codemirror/lang-yaml')).yaml()

const loaders: Record<string, () => Promise<Extension>> = {
  js: javascript({ jsx: true }),
  mjs: javascript({}),
  cjs: javascript({}),
  jsx: javascript({ jsx: true }),
  ts: javascript({ typescript: true }),
  mts: javascript({ typescript: true }),
  cts: javascript({ typescript: true }),
  tsx: javascript({ jsx: true, typescript: true }),
  css: loadCss,
  scss: loadCss,
  html: loadHtml,
  htm: loadHtml,
  vue: async () => (await import('@codemirror/lang-vue')).vue(),
  json: async () => (await import('@codemirror/lang-json')).json(),
  md: loadMarkdown,
  markdown: loadMarkdown,
  py: async () => (await import('@codemirror/lang-python')).python(),
  php: async () => (await import('@codemirror/lang-php')).php(),
  sql: async () => (await import('@codemirror/lang-sql')).sql(),
  yaml: loadYaml,
  yml: loadYaml,
}
