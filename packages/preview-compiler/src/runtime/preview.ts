import {
  injectIntoGlobalHook,
  createSignatureFunctionForTransform,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime'
import type { PreviewModule, PreviewState, PreviewUpdate, RuntimeSettings, StorageArea } from '../protocol.ts'
import { applyPage } from './apply-page.ts'
import { openChannel } from './channel.ts'
import { currentPath, navigateTo, prepareEnvironment, setEnv } from './environment.ts'
import { describeValue } from './describe-value.ts'
import type { Exports } from './exports.ts'
import { applyHot } from './hot-update.ts'
import { showNotice } from './notice.ts'
import { createOverlay } from './overlay.ts'
import { createRegistry } from './registry.ts'
import { installReports } from './report.ts'
import { nameScript, parseStack } from './stack.ts'
import type { ScriptLayout, ScriptLayouts } from './stack.ts'
import { installStorageShim } from './storage-shim.ts'
import { applyRemoteStyles, applyStyles } from './styles.ts'

export type Preview = ReturnType<typeof createPreview>

/** The app's life in its frame: it starts once, and then follows the project change by change. */
export function createPreview(settings: RuntimeSettings) {
  injectIntoGlobalHook(window)
  const layouts: ScriptLayouts = new Map()
  const overlay = createOverlay()
  const filledAreas = new Set<StorageArea>()
  const storageFilled = Promise.withResolvers<void>()
  let env: object = setEnv({})
  let revision = settings.revision
  let page: PreviewState['pages'][number] | undefined
  let progress: 'waiting' | 'starting' | 'started' | 'failed' = 'waiting'
  let lastUpdate: Promise<void> = Promise.resolve()
  const pending = new Set<string>()

  const channel = openChannel(settings.parentOrigin, (message) => {
    if (message.type === 'reload') location.reload()
    if (message.type === 'navigate') navigateTo(message.path)
    if (message.type !== 'storage') return
    storage.fill(message.area, message.entries)
    filledAreas.add(message.area)
    if (filledAreas.size === 2) storageFilled.resolve()
  })
  const storage = installStorageShim({
    onChange: (area, entries) => channel.send({ type: 'storage', area, entries }),
  })
  const registry = createRegistry({
    describe: (id) => ({ url: `${location.origin}/${id}`, env, resolve: (specifier: string) => specifier }),
    refreshFor: (id) => [
      (type: unknown, name: string) => register(type, `${id} ${name}`),
      createSignatureFunctionForTransform,
    ],
    importAddress: async (url) => {
      const loaded: Exports = await import(/* @vite-ignore */ url)
      return loaded
    },
  })
  prepareEnvironment((path) => channel.send({ type: 'location', path }))
  installReports({ send: channel.send, layouts, onError: (error) => showIfBlank(error) })
  channel.send({ type: 'ready' })

  /** Runs the page's scripts. Storage is waited for, because apps read it in their first line. */
  async function start(state: PreviewState): Promise<void> {
    if (progress !== 'waiting') return
    progress = 'starting'
    take(state)
    page = state.pages.find(({ path }) => path === settings.pagePath) ?? state.pages[0]
    if (settings.isShell && page) applyPage(page)
    if (storage.isActive && channel.isEmbedded)
      await Promise.race([storageFilled.promise, wait(maxStorageWaitMs)])
    try {
      for (const entry of page?.entries ?? []) await registry.load(entry)
      progress = 'started'
      channel.send({ type: 'started', revision })
      channel.send({ type: 'location', path: currentPath() })
    } catch (error) {
      progress = 'failed'
      overlay.showRuntime(describeValue(error), placeOf(error))
      reportError(error)
    }
  }

  function take(state: PreviewState): void {
    revision = state.revision
    env = setEnv(state.env)
    applyRemoteStyles(state.remoteStyles)
    overlay.showBuild(state.diagnostics)
    const missing = state.packages.filter(({ url }) => url === undefined).map(({ specifier }) => specifier)
    showNotice(progress === 'waiting' ? [] : missing)
    if (missing.length > 0) channel.send({ type: 'package-missing', names: missing })
  }

  async function applyUpdate(update: PreviewUpdate): Promise<void> {
    if (update.revision <= revision) return
    const isNext = update.revision === revision + 1
    if (progress !== 'waiting' && !isNext) {
      reload(update.revision)
      return
    }
    for (const module of update.modules) {
      defineAlone(module)
      pending.add(module.id)
    }
    for (const id of update.removedModules) registry.remove(id)
    applyStyles(update.styles, update.styleOrder)
    take(update)
    if (progress === 'waiting') {
      pending.clear()
      return
    }
    const broken = new Set(
      update.diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file),
    )
    // The app goes on with what it has until the error is gone.
    if ([...pending].some((id) => broken.has(id.replace(/\?.*$/, '')))) return
    if (update.needsReload || progress === 'failed') {
      reload(update.revision)
      return
    }
    const changed = [...pending]
    pending.clear()
    const isApplied = await applyHot(changed, {
      registry,
      isComponent: isLikelyComponentType,
      refresh: performReactRefresh,
    }).catch((error: unknown) => {
      for (const id of changed) pending.add(id)
      overlay.showRuntime(describeValue(error), placeOf(error))
      reportError(error)
      return true
    })
    if (!isApplied) reload(update.revision)
    else channel.send({ type: 'updated', revision, kind: changed.length > 0 ? 'hot' : 'styles' })
  }

  /** A module that comes by itself is a script of its own, so that errors name it. */
  function defineAlone({ id, version, code }: PreviewModule): void {
    const name = nameScript(id, version)
    layouts.set(name, [[id, version, 1]])
    const script = document.createElement('script')
    script.textContent = `${code}\n//# sourceURL=${name}`
    document.head.append(script)
    script.remove()
  }

  function reload(target: number): void {
    channel.send({ type: 'updated', revision: target, kind: 'reload' })
    location.reload()
  }

  /** React takes a page away when a component throws: then the error is all there is to show. */
  function showIfBlank(error: unknown): void {
    setTimeout(() => {
      const hasPictures = document.body.querySelector('img, svg, canvas, video, iframe, input') !== null
      if (document.body.innerText.trim() !== '' || hasPictures) return
      overlay.showRuntime(describeValue(error), placeOf(error))
    }, 50)
  }

  function placeOf(error: unknown): string | undefined {
    const frames = error instanceof Error ? parseStack(error.stack ?? '', layouts) : []
    return frames.find(({ position }) => position !== undefined)?.position?.id
  }

  return {
    define: registry.define,
    /** Says which module stands where in the script that is running now. */
    setLayout(layout: ScriptLayout): void {
      if (document.currentScript instanceof HTMLScriptElement) layouts.set(document.currentScript.src, layout)
    },
    start,
    /** Updates are applied one after the other, in the order in which they come. */
    update(update: PreviewUpdate): Promise<void> {
      lastUpdate = lastUpdate.then(() => applyUpdate(update))
      return lastUpdate
    },
    /** For a connection that was lost: whoever missed something starts anew. */
    expectRevision(current: number): void {
      if (progress !== 'waiting' && current !== revision) reload(current)
    },
  }
}

const maxStorageWaitMs = 400

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
