import { createHash, timingSafeEqual } from 'node:crypto'
import { AuthError, validationFailed } from '../errors.ts'
import type { FlowStateRecord } from '../ports/records.ts'

export interface Pkce {
  challenge: string
  method: 's256' | 'plain'
}

const minLength = 43
const maxLength = 128

/** The two parameters come together or not at all; null and empty mean "not". */
export function parsePkce(input: {
  code_challenge: string
  code_challenge_method: string
}): Pkce | undefined {
  const { code_challenge: challenge, code_challenge_method: methodName } = input
  if ((challenge === '') !== (methodName === '')) {
    throw validationFailed('PKCE flow requires code_challenge_method and code_challenge')
  }
  if (challenge === '') return undefined
  if (challenge.length < minLength || challenge.length > maxLength) {
    throw validationFailed(`code challenge has to be between ${minLength} and ${maxLength} characters`)
  }
  if (!/^[a-zA-Z._~0-9-]+$/.test(challenge)) {
    throw validationFailed(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    )
  }
  const method = methodName.toLowerCase()
  if (method !== 's256' && method !== 'plain') throw validationFailed('Invalid code_challenge_method')
  return { challenge, method }
}

export function requireVerifier(flowState: FlowStateRecord, verifier: string) {
  const expected = flowState.codeChallenge ?? ''
  const actual =
    flowState.codeChallengeMethod === 's256'
      ? createHash('sha256').update(verifier).digest('base64url')
      : verifier
  if (expected === '' || !isEqual(expected, actual)) {
    throw new AuthError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    )
  }
}

/** Compares digests, so that neither content nor length shows in the time it takes. */
function isEqual(left: string, right: string) {
  return timingSafeEqual(digest(left), digest(right))
}

const digest = (value: string) => createHash('sha256').update(value).digest()
