import { existsSync } from 'node:fs'

/** Debian's Chromium where it is installed, Playwright's own elsewhere; neither talks to the outside. */
export const chromiumOptions = {
  ...(existsSync('/usr/bin/chromium') && { executablePath: '/usr/bin/chromium' }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
