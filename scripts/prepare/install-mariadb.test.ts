import { expect, it } from 'vitest'
import { mariaDbMissing, provideMariaDb } from './install-mariadb.mjs'

function provideOn({ isThere = false, isRootOnDebian = true, canInstall = true }) {
  const said: string[] = []
  const installed: string[] = []
  provideMariaDb({
    say: (line) => void said.push(line),
    hasMariaDb: () => isThere,
    isRootOnDebian,
    installDebianPackages(names) {
      installed.push(...names)
      return canInstall
    },
  })
  return { said, installed }
}

it('a MariaDB that is there is left alone, without a word', () => {
  expect(provideOn({ isThere: true })).toEqual({ said: [], installed: [] })
})

it('a missing MariaDB is installed where Debian’s package can be', () => {
  const { said, installed } = provideOn({})
  expect(installed).toEqual(['mariadb-server-core', 'mariadb-client'])
  expect(said).toEqual(['Installing MariaDB for the tests …'])
})

it('where it cannot be, that its tests are skipped is said', () => {
  expect(provideOn({ canInstall: false }).said.at(-1)).toBe(mariaDbMissing)
  expect(provideOn({ isRootOnDebian: false })).toEqual({ said: [mariaDbMissing], installed: [] })
})
