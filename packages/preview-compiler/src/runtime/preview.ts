import {
  injectIntoGlobalHook,
  createSignatureFunctionForTransform,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime'
import type { Diagnostic } from '../diagnostics.ts'
import type {
  FrameMessage,
  PreviewModule,
  PreviewState,
  PreviewStyle,
  PreviewUpdate,
  RuntimeSettings,
  StorageArea,
} from '../protocol.ts'
import { locatePackage } from '../document/locate-package.ts'
import { createAbsences } from './absences.ts'
import { applyPage } from './apply-page.ts'
import { openChannel } from './channel.ts'
import { currentPath, navigateTo, prepareEnvironment, setEnv } from './environment.ts'
import { createErrorView } from './error-view.ts'
import type { Exports } from './exports.ts'
import { applyHot } from './hot-update.ts'
import { loadAhead } from './load-ahead.ts'
import { createOverlay } from './overlay.ts'
import { createPicker } from './pick-element.ts'
import { createRegistry } from './registry.ts'
import { createErrorReporter } from './error-reporter.ts'
import { replaceUnprepared } from './replace-unprepared.ts'
import { installReports } from './report.ts'
import { nameScript } from './stack.ts'
import type { ScriptLayout, ScriptLayouts } from './stack.ts'
import { installStorageShim } from './storage-shim.ts'
import { applyRemoteStyles, applyStyles } from './styles.ts'
import { showWaiting } from './waiting.ts'
import { createWorkerAddresses } from './worker-addresses.ts'
import type { WorkerSettings } from './worker-addresses.ts'

export type Preview = ReturnType<typeof createPreview>

/** The app's life in its frame: it starts once, and then follows the project change by change. */
export function createPreview(settings: RuntimeSettings) {
  injectIntoGlobalHook(window)
  const locate = (url: string) => locatePackage(url, settings.packagesOrigin)
  const layouts: ScriptLayouts = new Map()
  const overlay = createOverlay()
  const errors = createErrorView(overlay, layouts)
  const filledAreas = new Set<StorageArea>()
  const storageFilled = Promise.withResolvers<void>()
  let env: object = setEnv({})
  let revision = settings.revision
  let page: PreviewState['pages'][number] | undefined
  let progress: 'waiting' | 'starting' | 'started' | 'failed' = 'waiting'
  /** The newest that was heard of, which the page may still have to catch up with. */
  let newestRevision = settings.revision
  let lastUpdate: Promise<void> = Promise.resolve()
  const pending = new Set<string>()
  let needsReload = false
  let lastDiagnostics: readonly Diagnostic[] = []

  const channel = openChannel(settings.parentOrigin, (message) => {
    if (message.type === 'reload') location.reload()
    if (message.type === 'navigate') navigateTo(message.path)
    if (message.type === 'pick') pick(message.isOn)
    if (message.type !== 'storage') return
    storage.fill(message.area, message.entries)
    filledAreas.add(message.area)
    if (filledAreas.size === 2) storageFilled.resolve()
  })
  const tellServer = createErrorReporter(settings.reportsUrl)
  const send = (message: FrameMessage): void => {
    channel.send(message)
    if (message.type === 'error') tellServer(message)
  }
  const absences = createAbsences(send)
  const pick = createPicker({ send: channel.send, layouts })
  const storage = installStorageShim({
    isOriginShared: settings.isOriginShared ?? false,
    onChange: (area, entries) => channel.send({ type: 'storage', area, entries }),
  })
  const workers = createWorkerAddresses(describeWorkers(settings))
  const registry = createRegistry({
    describe: (id) => ({
      url: `${location.origin}/${id}`,
      env,
      resolve: (specifier: string) => specifier,
      workerAddress: workers.addressOf,
    }),
    refreshFor: (id) => [
      (type: unknown, name: string) => register(type, `${id} ${name}`),
      createSignatureFunctionForTransform,
    ],
    importAddress: async (url) => {
      const loaded: Exports = await import(/* @vite-ignore */ locate(url))
      const offered = replaceUnprepared(loaded, (specifier) => {
        absences.addUnprepared(specifier)
        tellAbsent()
      })
      if (absences.addLoaded(url, offered)) tellAbsent()
      return offered
    },
  })
  prepareEnvironment((path) => channel.send({ type: 'location', path }))
  installReports({ send, layouts, onError: errors.showIfBlank })
  channel.send({ type: 'ready' })

  /** Runs the page's scripts. Storage is waited for, because apps read it in their first line. */
  async function start(state: PreviewState, styles?: readonly PreviewStyle[]): Promise<void> {
    if (progress !== 'waiting') return
    if (state.revision < newestRevision && !settings.isShell) {
      reload(newestRevision)
      return
    }
    progress = 'starting'
    page = state.pages.find(({ path }) => path === settings.pagePath) ?? state.pages[0]
    if (styles) applyStyles(styles, page?.styles ?? state.styleOrder)
    take(state)
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
      errors.show(error)
      reportError(error)
    }
  }

  function take(state: PreviewState, isPartial = false): void {
    revision = state.revision
    newestRevision = Math.max(newestRevision, revision)
    lastDiagnostics = state.diagnostics
    env = setEnv(state.env)
    applyRemoteStyles(state.remoteStyles.map(locate))
    if (progress === 'waiting') showWaiting(state.diagnostics)
    else overlay.showBuild(state.diagnostics)
    absences.take(state)
    if (!isPartial) tellAbsent()
  }

  /** What a run has still to write is not missing yet, so this waits until an update is whole or nothing more comes. */
  function tellAbsent(): void {
    absences.tell({ isSilent: progress === 'waiting' })
  }

  /**
   * One after the other, in the order in which they come. An app may have taken apart what is needed to change it, such
   * as the head of its page: then it starts anew.
   */
  function inTurn(work: () => Promise<void>): Promise<void> {
    lastUpdate = lastUpdate.then(work).catch((error: unknown) => {
      reportError(error)
      if (progress !== 'waiting') reload(newestRevision)
    })
    return lastUpdate
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
    const current = update.pages.find(({ path }) => path === page?.path)
    applyStyles(update.styles, current?.styles ?? update.styleOrder)
    take(update, update.isPartial)
    if (progress === 'waiting') {
      pending.clear()
      loadAhead([...update.packages, ...(update.packagesAhead ?? [])], locate)
      return
    }
    needsReload ||= update.needsReload
    if (update.isPartial !== true) await applyPending(update)
  }

  /** Shows everything that was taken in and not shown yet. */
  async function applyPending(update: Pick<PreviewUpdate, 'revision' | 'diagnostics'>): Promise<void> {
    const broken = new Set(
      update.diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file),
    )
    // The app goes on with what it has until the error is gone.
    if ([...pending].some((id) => broken.has(id.replace(/\?.*$/, '')))) return
    // A worker cannot exchange what it runs.
    if (
      needsReload ||
      progress === 'failed' ||
      workers.isPart([...pending], () => registry.listImporters())
    ) {
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
      errors.show(error)
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

  return {
    define: registry.define,
    /** Says which module stands where in the script that is running now. */
    setLayout(layout: ScriptLayout): void {
      if (document.currentScript instanceof HTMLScriptElement) layouts.set(document.currentScript.src, layout)
    },
    start,
    update: (update: PreviewUpdate): Promise<void> => inTurn(() => applyUpdate(update)),
    /** No more files come for now: what was held back is shown, complete or not. */
    settle: (): Promise<void> =>
      inTurn(async () => {
        if (progress === 'waiting') return
        tellAbsent()
        await applyPending({ revision, diagnostics: lastDiagnostics })
      }),
    /** For a connection that was lost: whoever missed something starts anew. */
    expectRevision(current: number): void {
      if (!settings.isShell) newestRevision = Math.max(newestRevision, current)
      if (progress !== 'waiting' && current !== revision) reload(current)
    },
  }
}

const maxStorageWaitMs = 2_000

/** They load the script that is running now, and what a page that starts now would load. */
function describeWorkers({
  updatesUrl = '/@joinery/updates',
  packagesOrigin,
}: RuntimeSettings): WorkerSettings {
  const { currentScript } = document
  return {
    runtimeUrl: currentScript instanceof HTMLScriptElement ? currentScript.src : '',
    modulesUrl: new URL('modules.js', new URL(updatesUrl, location.href)).href,
    packagesOrigin,
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
