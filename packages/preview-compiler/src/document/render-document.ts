import type { PreviewBundle, PreviewModule, PreviewState, RuntimeSettings } from '../protocol.ts'
import { settingsElementId } from '../protocol.ts'

interface DocumentInput {
  /** The project's page, or undefined for an empty document that gets its page later. */
  html: string | undefined
  settings: RuntimeSettings
  runtimeUrl: string
  /** The script of `joinModules`. Undefined for an empty document. */
  modulesUrl: string | undefined
  bundle: Pick<PreviewBundle, 'styles' | 'packages' | 'remoteStyles'>
}

/** A whole document: the runtime first, the project's own markup, and its modules last. */
export function renderDocument({ html, settings, runtimeUrl, modulesUrl, bundle }: DocumentInput): string {
  const page = html ?? emptyPage
  const preloads = bundle.packages.flatMap(({ url }) =>
    url === undefined ? [] : [`<link rel="modulepreload" href="${escapeAttribute(url)}">`],
  )
  const remote = bundle.remoteStyles.map(
    (url) =>
      `<link rel="stylesheet" href="${escapeAttribute(url)}" data-joinery-remote media="print" onload="this.media='all'">`,
  )
  const styles = bundle.styles.map(
    ({ id, css }) => `<style data-joinery-style="${escapeAttribute(id)}">${escapeStyle(css)}</style>`,
  )
  const first = [
    `<script type="application/json" id="${settingsElementId}">${toScriptJson(settings)}</script>`,
    `<script src="${escapeAttribute(runtimeUrl)}"></script>`,
    ...preloads,
    ...remote,
  ]
  const last = modulesUrl === undefined ? '' : `<script src="${escapeAttribute(modulesUrl)}" defer></script>`
  return insertLast(insertFirst(page, first.join('\n')), [...styles, last].join('\n'))
}

/** One script with all modules, which ends by starting the page. Its first line says what stands where. */
export function joinModules(modules: readonly PreviewModule[], state: PreviewState): string {
  const layout: [id: string, version: string, line: number][] = []
  let line = 2
  for (const { id, version, code } of modules) {
    layout.push([id, version, line])
    line += code.split('\n').length
  }
  const codes = modules.map(({ code }) => code)
  const head = `__joinery.setLayout(${JSON.stringify(layout)});`
  return [head, ...codes, `__joinery.start(${JSON.stringify(state)});`].join('\n')
}

const emptyPage =
  '<!doctype html>\n<html>\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>\n<body></body>\n</html>\n'

/** Before anything of the page can run. */
function insertFirst(html: string, text: string): string {
  const head = /<head\b[^>]*>/i.exec(html) ?? /<html\b[^>]*>/i.exec(html) ?? /<!doctype[^>]*>/i.exec(html)
  const at = head ? head.index + head[0].length : 0
  return `${html.slice(0, at)}\n${text}\n${html.slice(at)}`
}

/** At the end of the head, after the page's own styles. */
function insertLast(html: string, text: string): string {
  const end = html.search(/<\/head\s*>/i)
  if (end !== -1) return `${html.slice(0, end)}${text}\n${html.slice(end)}`
  const body = html.search(/<body\b/i)
  return body === -1 ? `${html}\n${text}` : `${html.slice(0, body)}${text}\n${html.slice(body)}`
}

function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** The text of a style element ends at the first closing tag, whatever stands around it. */
function escapeStyle(css: string): string {
  return css.replaceAll(/<\/(?=style)/gi, String.raw`<\/`)
}
