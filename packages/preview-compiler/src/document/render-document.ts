import type {
  PreviewBundle,
  PreviewModule,
  PreviewState,
  PreviewStyle,
  RuntimeSettings,
} from '../protocol.ts'
import { settingsElementId } from '../protocol.ts'
import { escapeAttribute } from './escape-attribute.ts'
import { insertFirst, insertLast } from './insert-markup.ts'
import { locatePackage } from './locate-package.ts'
import { fillStylePlaces, listStylePlaces, openStyle } from './style-places.ts'
import type { StylePlace } from './style-places.ts'

interface DocumentInput {
  /** The project's page, or undefined for an empty document that gets its page later. */
  html: string | undefined
  settings: RuntimeSettings
  runtimeUrl: string
  /** The script of `joinModules`. Undefined for an empty document. */
  modulesUrl: string | undefined
  bundle: Pick<PreviewBundle, 'styles' | 'packages' | 'remoteStyles'>
  /** The styles of this page in their order, where it has not all of the project's. */
  styleIds?: readonly string[]
  /** What the packages import in turn, as far as it is known, so that nothing has to be found out on the way. */
  furtherPackages?: readonly string[]
}

/** A whole document: the runtime first, the project's own markup, and its modules last. */
export function renderDocument(input: DocumentInput): string {
  const { html, settings, runtimeUrl, modulesUrl, bundle, furtherPackages = [] } = input
  const page = html ?? emptyPage
  const texts = new Map(bundle.styles.map(({ id, css }) => [id, css]))
  const writeStyle = (place: StylePlace) =>
    `${openStyle(place)}${escapeStyle(texts.get(place.id) ?? '')}</style>`
  const locate = (url: string) => escapeAttribute(locatePackage(url, settings.packagesOrigin))
  const preloads = [...bundle.packages.flatMap(({ url }) => url ?? []), ...furtherPackages]
    .toSorted((one, other) => Number(isLarge(other)) - Number(isLarge(one)))
    .map((url) => `<link rel="modulepreload" href="${locate(url)}" crossorigin>`)
  const remote = bundle.remoteStyles.map(
    (url) =>
      `<link rel="stylesheet" href="${locate(url)}" data-joinery-remote media="print" onload="this.media='all'">`,
  )
  const places = listStylePlaces(page)
  const styles = (input.styleIds ?? [...texts.keys()])
    .filter((id) => texts.has(id) && !places.has(id))
    .map((id) => writeStyle({ id }))
  const first = [
    `<script type="application/json" id="${settingsElementId}">${toScriptJson(settings)}</script>`,
    `<script src="${escapeAttribute(runtimeUrl)}" crossorigin></script>`,
    ...preloads,
    ...remote,
  ]
  const last = modulesUrl === undefined ? '' : `<script src="${escapeAttribute(modulesUrl)}" defer></script>`
  const whole = insertLast(insertFirst(page, first.join('\n')), [...styles, last].join('\n'))
  return fillStylePlaces(whole, writeStyle)
}

/**
 * One script with all modules, which ends by starting the page. Its first line says what stands where. It brings styles
 * where the document that asks for it has older ones.
 */
export function joinModules(
  modules: readonly PreviewModule[],
  state: PreviewState,
  styles?: readonly PreviewStyle[],
): string {
  const layout: [id: string, version: string, line: number][] = []
  let line = 2
  for (const { id, version, code } of modules) {
    layout.push([id, version, line])
    line += code.split('\n').length
  }
  const codes = modules.map(({ code }) => code)
  const head = `__joinery.setLayout(${JSON.stringify(layout)});`
  const given = [state, ...(styles ? [styles] : [])].map((value) => JSON.stringify(value))
  return [head, ...codes, `__joinery.start(${given.join(', ')});`].join('\n')
}

const emptyPage =
  '<!doctype html>\n<html>\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>\n<body></body>\n</html>\n'

/** What takes longest comes first. */
function isLarge(url: string): boolean {
  return url.includes('react-dom')
}

function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

/** The text of a style element ends at the first closing tag, whatever stands around it. */
function escapeStyle(css: string): string {
  return css.replaceAll(/<\/(?=style)/gi, String.raw`<\/`)
}
