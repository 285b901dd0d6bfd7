import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compile } from 'tailwindcss'
import { build } from 'vite'
import type { Plugin } from 'vite'
import { classesIn } from '../classes-in.ts'

export interface PaintedApplication {
  html: string
  css: string
}

/** The first screen of a generated application, as its own code renders it. `folder` is emptied before and after. */
export async function paintApplication(
  files: ReadonlyMap<string, string>,
  folder: string,
): Promise<PaintedApplication> {
  await rm(folder, { recursive: true, force: true })
  for (const [path, text] of [...files, ['src/paint.tsx', entry] as const]) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const html = await renderFirstScreen(folder)
  const css = await styleOf(files.get('src/index.css') ?? '', html)
  await rm(folder, { recursive: true })
  return { html: withoutStyleAttributes(html), css }
}

const entry = `import { renderToStaticMarkup } from 'react-dom/server'
import { App } from '@/app'
export const paint = () => renderToStaticMarkup(<App />)
`

async function renderFirstScreen(folder: string): Promise<string> {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': join(folder, 'src') } },
    plugins: [answerWithoutBrowser(folder)],
    build: { ssr: 'src/paint.tsx', outDir: 'painted', copyPublicDir: false },
  })
  const { paint }: { paint: () => string } = await import(
    pathToFileURL(join(folder, 'painted/paint.js')).href
  )
  return paint()
}

/** Where there is no browser there is no address and nothing stored: the application starts as on a first visit. */
function answerWithoutBrowser(folder: string): Plugin {
  const modules: Record<string, string> = {
    react: `import { useSyncExternalStore as read } from 'react'
      export * from 'react'
      export const useSyncExternalStore = (subscribe, value) => read(subscribe, value, value)`,
    'react-router-dom': `import { createElement } from 'react'
      import { StaticRouter } from 'react-router'
      export * from 'react-router'
      export const BrowserRouter = ({ children }) => createElement(StaticRouter, { location: '/' }, children)`,
  }
  return {
    name: 'answer-without-browser',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id in modules && importer?.startsWith(join(folder, 'src')) ? `\0${id}` : undefined,
    load: (id) => modules[id.replace('\0', '')],
    transform: (code, id) =>
      id.startsWith(join(folder, 'src')) ? `const window = { addEventListener() {} };${code}` : undefined,
  }
}

/** The style sheet of the application, as far as the screen needs it. */
async function styleOf(source: string, html: string): Promise<string> {
  const sheet = await compile(source, {
    loadStylesheet: async (id, base) => {
      const path = fileURLToPath(import.meta.resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : id))
      return { path, base, content: await readFile(path, 'utf8') }
    },
  })
  return atHome(sheet.build(classesIn(html)))
}

/**
 * The screen is shown below an element of another page, inside one with the class `screen`. What the sheet says of the
 * page goes to these two, and values that only a page can register are set by the rule that Tailwind has for older browsers.
 */
function atHome(css: string): string {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/@property [^{]*\{[^}]*\}/g, '')
    .replaceAll(/@supports \(\(-webkit-hyphens: none\)[^{]*\{/g, '@supports (display: block) {')
    .replaceAll(/(?<=[{},\s]):root(?=\s*[,{])/g, ':host')
    .replaceAll(/(?<=[{},\s])(?:html|body)(?=\s*[,{])/g, '.screen')
    .replaceAll(/\s+/g, ' ')
}

/** A content policy without `unsafe-inline` refuses style attributes; whoever shows the screen sets them by script. */
function withoutStyleAttributes(html: string): string {
  return html.replaceAll(/(<[^>]*?\s)style="/g, '$1data-style="')
}
