import { existsSync } from 'node:fs'
import { installDebianPackages, isRootOnDebian } from './debian-packages.mjs'
import { say } from './say.mjs'

/** Sees that there is a MariaDB for the tests where it can be had, or says that they are skipped. */
export function installMariaDb() {
  provideMariaDb({ say, hasMariaDb, isRootOnDebian: isRootOnDebian(), installDebianPackages })
}

/** Debian's package for root on Debian. It starts no service: tests start a server of their own. */
export function provideMariaDb(machine) {
  if (machine.hasMariaDb()) return
  if (machine.isRootOnDebian) {
    machine.say('Installing MariaDB for the tests …')
    if (machine.installDebianPackages(packages)) return
  }
  machine.say(mariaDbMissing)
}

export const hasMariaDb = () =>
  existsSync('/usr/sbin/mariadbd') &&
  existsSync('/usr/bin/mariadb-install-db') &&
  existsSync('/usr/bin/my_print_defaults')

export const mariaDbMissing =
  'MariaDB is not installed here, so its tests are skipped: install the packages `mariadb-server-core` and `mariadb-client` to run them.'

const packages = ['mariadb-server-core', 'mariadb-client']
