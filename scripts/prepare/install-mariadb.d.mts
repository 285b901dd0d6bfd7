/** What a MariaDB is looked for on. */
export interface Machine {
  say: (line: string) => void
  hasMariaDb: () => boolean
  isRootOnDebian: boolean
  installDebianPackages: (names: readonly string[]) => boolean
}

export function installMariaDb(): void
export function provideMariaDb(machine: Machine): void
export function hasMariaDb(): boolean
export const mariaDbMissing: string
