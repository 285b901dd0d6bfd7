import { existsSync } from 'node:fs'

/** Debian's: the shell without windows takes two thirds of what the whole browser takes. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path))

/** Debian's Chromium where it is installed, Playwright's own elsewhere; neither talks to the outside. */
export const chromiumOptions = {
  ...(installed && { executablePath: installed }),
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
