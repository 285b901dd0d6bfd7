/** What a browser is looked for on. */
export interface Machine {
  say: (line: string) => void
  hasBrowser: () => boolean
  isRootOnDebian: boolean
  installDebianPackage: () => boolean
  installPlaywrightBrowser: () => boolean
}

export function installBrowser(node: string): void
export function provideBrowser(machine: Machine): string | undefined
