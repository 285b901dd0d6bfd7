import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { adaptAdminSource, adaptAuthSource, unusedMethods, withoutBodies } from './adapt-auth.ts'

const folder = `${dirname(createRequire(import.meta.url).resolve('@supabase/auth-js/package.json'))}/dist/module`
const admin = readFileSync(`${folder}/GoTrueAdminApi.js`, 'utf8')
const client = readFileSync(`${folder}/GoTrueClient.js`, 'utf8')

it('takes out of the installed account client what nothing calls, and leaves the rest whole', () => {
  const adapted = adaptAuthSource(client)
  expect(adapted).not.toMatch(/new WebAuthnApi\(|signInWithEthereum\(credentials\) \{/)
  for (const name of ['signInWithPassword', 'verifyOtp', '_challengeAndVerify', '_callRefreshToken'])
    expect(adapted).toMatch(new RegExp(`^ {4}(?:async )?${name}\\(`, 'm'))
})

it('takes out nothing that the web application names', () => {
  const root = new URL('../src/', import.meta.url)
  const sources = globSync('**/*.{ts,tsx}', { cwd: root }).map((path) =>
    readFileSync(new URL(path, root), 'utf8'),
  )
  const named = unusedMethods.filter((name) => sources.some((source) => source.includes(`.${name}(`)))
  expect(named).toEqual([])
  expect(sources.filter((source) => /\b(?:client|auth)\.(?:admin|oauth|passkey)\b/.test(source))).toEqual([])
})

it('leaves nothing that calls what is gone', () => {
  const called = Array.from(
    withoutComments(adaptAuthSource(client)).matchAll(/this\.(\w+)\(/g),
    ([, name]) => name,
  )
  // This one is asked for by a token that nobody hands in.
  expect(unusedMethods.filter((name) => called.includes(name))).toEqual(['linkIdentityIdToken'])
  const ofAdmin = withoutComments(adaptAuthSource(client)).match(/this\.admin\.\w+/g)
  expect(ofAdmin).toEqual(['this.admin.signOut'])
  const left = adaptAdminSource(admin).match(/^ {4}(?:async )?\w+(?=\(.*\) \{$)/gm)
  expect(left?.map((each) => each.trim())).toEqual(['constructor', 'async signOut'])
  expect(withoutComments(adaptAdminSource(admin))).not.toContain('.bind(this)')
})

const withoutComments = (code: string) => code.replaceAll(/\/\*\*[^]*?\*\//g, '')

it('leaves the names of passkeys, and none of their code', () => {
  const adapted = withoutBodies(readFileSync(`${folder}/lib/webauthn.js`, 'utf8'))
  expect(adapted).toContain('export const createCredential = undefined')
  expect(adapted.length).toBeLessThan(1_500)
})

it('fails on a release that it does not fit', () => {
  expect(() => adaptAuthSource('export {}')).toThrow('auth-js has changed')
  expect(() => withoutBodies('')).toThrow('auth-js has changed')
})
