import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { RuntimeScript } from '../document/build-runtime.ts'
import { joinModules, renderDocument } from '../document/render-document.ts'
import type { FileBody, FileChanges } from '../files/project-files.ts'
import type { PreviewUpdate, RuntimeSettings } from '../protocol.ts'
import type { ChangeOptions, ProjectSession } from '../session/open-project.ts'

interface ServeInput {
  runtime: RuntimeScript
  session: ProjectSession
  /** For what a page asks by address: images, fonts, scripts without modules. */
  files: Map<string, FileBody>
  scripts: ReadonlyMap<string, string>
  settings?: Partial<RuntimeSettings>
}

/** The smallest server that shows a preview: one project, no accounts, events for updates. */
export async function servePreview({ runtime, session, files, scripts, settings }: ServeInput) {
  const listeners = new Set<ServerResponse>()

  async function answer(path: string, response: ServerResponse): Promise<void> {
    if (path === '/@joinery/runtime.js') return sendText(response, 'text/javascript', runtime.code)
    const script = scripts.get(path)
    if (script !== undefined) return sendText(response, 'text/javascript', script)
    if (path === '/@joinery/updates') {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(':\n\n')
      listeners.add(response)
      response.on('close', () => listeners.delete(response))
      return undefined
    }
    const bundle = await session.bundle()
    const { modules, styles: _styles, ...state } = bundle
    if (path === '/@joinery/modules.js')
      return sendText(response, 'text/javascript', joinModules(modules, state))
    const body = files.get(path.slice(1)) ?? files.get(`public${path}`)
    if (typeof body === 'string' && !path.endsWith('.html'))
      return sendText(response, contentTypeOf(path), body)
    const page = bundle.pages.find((each) => `/${each.path}` === path) ?? bundle.pages[0]
    const isShell = settings?.isShell === true
    const html = renderDocument({
      html: isShell ? undefined : page?.html,
      settings: {
        pagePath: page?.path ?? 'index.html',
        isShell,
        revision: bundle.revision,
        updatesUrl: '/@joinery/updates',
        ...settings,
      },
      runtimeUrl: '/@joinery/runtime.js',
      modulesUrl: isShell ? undefined : '/@joinery/modules.js',
      bundle: isShell ? { styles: [], packages: [], remoteStyles: [] } : bundle,
      ...(page && { styleIds: page.styles }),
    })
    return sendText(response, 'text/html', html)
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    void answer(pathname, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const send = (event: string, value: unknown) => {
    for (const listener of listeners) listener.write(`event: ${event}\ndata: ${JSON.stringify(value)}\n\n`)
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    async change(changes: FileChanges, options?: ChangeOptions): Promise<PreviewUpdate> {
      for (const [path, body] of changes) if (body !== null) files.set(path, body)
      const update = await session.change(changes, options)
      send('update', update)
      return update
    },
    async start(): Promise<void> {
      const { modules: _modules, styles: _styles, ...state } = await session.bundle()
      send('start', state)
    },
    hasListeners: () => listeners.size > 0,
    async stop(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

function sendText(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
  response.end(text)
}

function contentTypeOf(path: string): string {
  if (path.endsWith('.svg')) return 'image/svg+xml'
  if (path.endsWith('.css')) return 'text/css'
  return path.endsWith('.json') ? 'application/json' : 'text/javascript'
}
