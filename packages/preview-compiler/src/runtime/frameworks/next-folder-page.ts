import type { ComponentType } from 'react'
import { matchSegments, showNotFound } from './next-pages.ts'
import type { Params } from './next-route.ts'
import { Router } from './next-router.ts'

type Properties = Record<string, unknown>
type PageComponent = ComponentType<Properties> & { getInitialProps?: (context: object) => unknown }

/** A file of a `pages` folder: what it draws, and who fetches what it needs for that. */
interface FolderModule {
  readonly default?: PageComponent
  readonly getServerSideProps?: (context: object) => unknown
  readonly getStaticProps?: (context: object) => unknown
}

type Load = () => Promise<FolderModule>

export interface NextFolder {
  /** The more certain ones first. */
  readonly routes: readonly { readonly segments: readonly string[]; readonly page: Load }[]
  readonly app?: Load
  readonly document?: Load
  readonly notFound?: Load
  readonly locale?: string
}

export interface ShownPage {
  readonly address: string
  readonly pattern: string
  readonly params: Params
  readonly segments: readonly string[]
  readonly component: PageComponent | undefined
  readonly app: PageComponent | undefined
  readonly document: ComponentType | undefined
  readonly properties: Properties
  /** What the app itself asks for beside its pages. */
  readonly appProperties: Properties
  readonly redirect?: string
}

export async function loadPage(folder: NextFolder, address: string): Promise<ShownPage> {
  const found = findRoute(folder, address)
  const [page, { default: app } = {}, { default: document } = {}] = await Promise.all([
    found.page(),
    folder.app?.(),
    folder.document?.(),
  ])
  const shown = { ...found, address, component: page.default, app, document, appProperties: {} }
  const context = { ...describeRequest(found, address), locale: folder.locale }
  const outcome = await askProperties(page, { app, context })
  if (outcome.notFound === true) {
    const { default: component } = await (folder.notFound ?? showNotFound)()
    return { ...shown, component, properties: {} }
  }
  const { props, redirect, appProperties = {} } = outcome
  const properties = isProperties(props) ? props : {}
  const destination = isProperties(redirect) ? redirect['destination'] : undefined
  return {
    ...shown,
    properties,
    appProperties,
    ...(typeof destination === 'string' && { redirect: destination }),
  }
}

interface FoundRoute {
  page: Load
  pattern: string
  params: Params
  segments: readonly string[]
}

function findRoute({ routes, notFound }: NextFolder, address: string): FoundRoute {
  const wanted = address
    .replace(/[?#].*$/, '')
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => decodeURIComponent(segment))
  for (const { segments, page } of routes) {
    const params = matchSegments(segments, wanted)
    if (params) return { page, params, segments: wanted, pattern: `/${segments.join('/')}` }
  }
  return { page: notFound ?? showNotFound, params: {}, segments: wanted, pattern: '/404' }
}

/** As far as a page knows without a server who asks. */
function describeRequest({ params, pattern }: FoundRoute, address: string): object {
  const query = { ...Object.fromEntries(new URLSearchParams(address.replace(/^[^?]*/, ''))), ...params }
  return {
    params,
    query,
    pathname: pattern,
    asPath: address,
    resolvedUrl: address,
    req: { url: address, method: 'GET', headers: {}, cookies: {} },
    res: { statusCode: 200, setHeader: nothing, getHeader: nothing, writeHead: nothing, end: nothing },
  }
}

const nothing = () => undefined

interface Outcome {
  props?: unknown
  appProperties?: Properties
  notFound?: unknown
  redirect?: unknown
}

async function askProperties(
  page: FolderModule,
  { app, context }: { app: PageComponent | undefined; context: object },
): Promise<Outcome> {
  const component = page.default
  const asked = await (page.getServerSideProps ?? page.getStaticProps)?.(context)
  if (isProperties(asked)) return { ...asked, props: await asked['props'] }
  if (app?.getInitialProps) {
    const given = await app.getInitialProps({ Component: component, router: Router, ctx: context })
    const { pageProps, ...appProperties } = isProperties(given) ? given : {}
    return { props: pageProps, appProperties }
  }
  return { props: await component?.getInitialProps?.(context) }
}

function isProperties(value: unknown): value is Properties {
  return typeof value === 'object' && value !== null
}
