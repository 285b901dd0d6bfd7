import type { Plugin } from 'vite'

/**
 * The account client can do much that we have no use for: wallets, passkeys, single sign-on, being an
 * OAuth server, and the administrator's side. Without it, whoever is signed in loads 9 KB less. A release that moves one of
 * these places fails the build.
 */
export function adaptAuth(): Plugin {
  return {
    name: 'adapt-auth',
    apply: 'build',
    transform: {
      filter: { id: /\/@supabase\/auth-js\/dist\/module\/(?:GoTrueClient|GoTrueAdminApi|lib\/webauthn)\.js/ },
      handler: (code, id) => {
        if (id.includes('webauthn')) return withoutBodies(code)
        return id.includes('Admin') ? adaptAdminSource(code) : adaptAuthSource(code)
      },
    },
  }
}

/** Methods that nothing in the web application calls. */
export const unusedMethods = [
  'signInAnonymously',
  'signInWithIdToken',
  'signInWithSSO',
  'signInWithWeb3',
  'signInWithEthereum',
  'signInWithSolana',
  'signInWithPasskey',
  'registerPasskey',
  'linkIdentityIdToken',
  'fetchJwk',
  'getClaims',
  '_getAuthorizationDetails',
  '_approveAuthorization',
  '_denyAuthorization',
  '_listOAuthGrants',
  '_revokeOAuthGrant',
  '_startPasskeyRegistration',
  '_verifyPasskeyRegistration',
  '_startPasskeyAuthentication',
  '_verifyPasskeyAuthentication',
  '_listPasskeys',
  '_updatePasskey',
  '_deletePasskey',
  '_getRecoveryCodesStatus',
  '_generateRecoveryCodes',
  '_verifyRecoveryCode',
  '_regenerateRecoveryCodes',
  '_unenrollRecoveryCodes',
] as const

/** What the constructor makes for them. */
const unusedParts = [
  /^ {12}webauthn: new WebAuthnApi\(this\),\n/m,
  /^ {12}recoveryCodes: \{\n(?: {16}.*\n)+ {12}\},\n/m,
  /^ {8}this\.oauth = \{\n(?: {12}.*\n)+ {8}\};\n/m,
  /^ {8}this\.passkey = \{\n(?: {12}.*\n)+ {8}\};\n/m,
]

export const adaptAuthSource = (code: string) =>
  withoutPlaces(code, [...unusedParts, ...unusedMethods.map(methodCalled)])

/** Of the administrator's side the client itself needs one thing: to end a session. */
export function adaptAdminSource(code: string): string {
  const names = Array.from(code.matchAll(/^ {4}(?:async )?(\w+)\(.*\) \{$/gm), ([, name = '']) => name)
  const unused = names.filter((name) => !['constructor', 'signOut'].includes(name))
  const parts = Array.from({ length: 4 }, () => /^ {8}this\.\w+ = \{\n(?: {12}.*\n)+ {8}\};\n/m)
  return withoutPlaces(code, [...parts, ...unused.map(methodCalled)])
}

function withoutPlaces(code: string, places: RegExp[]): string {
  return places.reduce((shorter, place) => {
    if (!place.test(shorter)) throw new Error(`auth-js has changed: ${place} is nowhere in it.`)
    return shorter.replace(place, '')
  }, code)
}

/** From its first line to the brace that stands as far in. */
const methodCalled = (name: string) =>
  new RegExp(`^ {4}(?:async )?${name}\\(.*\\) \\{\\n(?:(?! {4}\\S).*\\n)* {4}\\}\\n`, 'm')

/** A client without passkeys still names what is in this file, and never calls it. */
export function withoutBodies(code: string): string {
  const names = Array.from(
    code.matchAll(/^export (?:async )?(?:function|class|const) (\w+)/gm),
    ([, name]) => name,
  )
  if (names.length === 0) throw new Error('auth-js has changed: its passkeys have no names.')
  return names.map((name) => `export const ${name} = undefined`).join('\n')
}
