import { coverMissingImages } from './remote-images.ts'

/** What apps expect to find around them, and what a preview keeps from them. */
export function prepareEnvironment(onNavigate: (path: string) => void): void {
  Object.assign(globalThis, { global: globalThis })
  keepServiceWorkersOut()
  giveRandomIds()
  coverMissingImages()
  // React makes a task for each element where it can. It helps a debugger alone, and every update takes longer.
  Reflect.deleteProperty(console, 'createTask')
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history)
    history[name] = (...given: Parameters<History['pushState']>) => {
      original(...given)
      onNavigate(currentPath())
    }
  }
  addEventListener('popstate', () => onNavigate(currentPath()))
  addEventListener('hashchange', () => onNavigate(currentPath()))
}

/** `import.meta.env` as Vite has it, and `process.env` for code that was written for a bundler. */
export function setEnv(
  env: Readonly<Record<string, string>>,
  mode: 'development' | 'production' = 'development',
): object {
  ownProcess.env = { ...env, NODE_ENV: mode }
  if (!('process' in globalThis)) Object.assign(globalThis, { process: ownProcess })
  const isDevelopment = mode === 'development'
  return { ...env, MODE: mode, DEV: isDevelopment, PROD: !isDevelopment, SSR: false, BASE_URL: '/' }
}

/** The same for the life of the page, so that code that holds it sees what changes. */
const ownProcess: { env: Readonly<Record<string, string>> } = { env: {} }

/** Goes to a path of the app, the way a click on a link of its router would. */
export function navigateTo(path: string): void {
  const target = new URL(path, location.origin)
  if (target.origin !== location.origin) return
  history.pushState(null, '', target)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

export function currentPath(): string {
  return location.pathname + location.search + location.hash
}

/** Apps make ids with it, and browsers keep it from pages without a certificate, which a preview may be and the app will not. */
function giveRandomIds(): void {
  if (!('randomUUID' in crypto)) Object.assign(crypto, { randomUUID })
}

function randomUUID(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}

/** One that an app registers would outlive the page and answer with old files. The promise stays open: nothing happened. */
function keepServiceWorkersOut(): void {
  if (!('serviceWorker' in navigator)) return
  const never = new Promise<never>(() => undefined)
  const container = Object.assign(new EventTarget(), {
    controller: null,
    ready: never,
    register: () => never,
    getRegistration: () => Promise.resolve(undefined),
    getRegistrations: () => Promise.resolve([]),
    startMessages: () => undefined,
  })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get: () => container })
}
