import { expect, it } from 'vitest'
import { provideBrowser } from './install-browser.mjs'

const yes = () => true
const no = () => false
const bare = {
  say: () => {},
  hasBrowser: no,
  isRootOnDebian: true,
  installDebianPackage: no,
  installPlaywrightBrowser: no,
}

it('a browser that is there is left alone', () => {
  const install = () => {
    throw new Error('Nothing is to be installed.')
  }
  const machine = {
    ...bare,
    hasBrowser: yes,
    installDebianPackage: install,
    installPlaywrightBrowser: install,
  }
  expect(provideBrowser(machine)).toBeUndefined()
})

it("a missing browser is installed: Debian's for root on Debian, Playwright's elsewhere", () => {
  expect(provideBrowser({ ...bare, installDebianPackage: yes })).toBeUndefined()
  expect(provideBrowser({ ...bare, installPlaywrightBrowser: yes })).toBeUndefined()
  expect(provideBrowser({ ...bare, isRootOnDebian: false, installDebianPackage: yes })).toMatch('There is no')
})

it('where no browser can be had a sentence says what to do', () => {
  expect(provideBrowser(bare)).toBe(
    'There is no Chromium for the browser tests: install the package `chromium`, then try again.',
  )
})
