/** Stands for what has no exports of its own, such as a package's stylesheet. */
export const emptyModule = 'virtual:empty'

/** Modules that build plugins invent. In a preview no service worker is ever registered. */
const sources: Readonly<Record<string, string>> = {
  'virtual:pwa-register': 'export function registerSW() { return () => Promise.resolve() }',
  'virtual:pwa-register/react': `export function useRegisterSW() {
  const nothing = () => {}
  return { needRefresh: [false, nothing], offlineReady: [false, nothing], updateServiceWorker: () => Promise.resolve() }
}`,
  'virtual:pwa-info': 'export const pwaInfo = undefined',
  [emptyModule]: 'export {}',
  // These two only mark where code may run.
  'server-only': 'export {}',
  'client-only': 'export {}',
}

export function isVirtualModule(specifier: string): boolean {
  return Object.hasOwn(sources, specifier)
}

export function readVirtualModule(specifier: string): string {
  return sources[specifier] ?? 'export {}'
}
