import { fillText, texts } from '@joinery/contract'
import { expect, it } from 'vitest'
import { createGitHub } from './create-github.ts'

const { refusals } = texts.integrations.codeHosting

const said = (reason: string) => fillText(refusals.said, { reason })
const refuse = (answer: Response) => {
  const urls = { siteUrl: 'https://github.com', apiUrl: 'https://api.github.com' }
  const { identify } = createGitHub({ ...urls, fetch: async () => answer, app: undefined })
  return identify('token').then(
    () => 'It was accepted.',
    (error: Error) => error.message,
  )
}

it.each([
  'API rate limit exceeded for user ID 1.',
  'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
  'Resource protected by organization SAML enforcement. You must grant your token access to this organization.',
  'Your account was suspended.',
])('says what GitHub says where that has nothing to do with the rights of a token: %s', async (message) => {
  expect(await refuse(Response.json({ message }, { status: 403 }))).toBe(said(message))
})

it('says what a token needs, and what GitHub says about it', async () => {
  const message = 'Resource not accessible by personal access token'
  expect(await refuse(Response.json({ message }, { status: 403 }))).toBe(
    `${refusals.tokenTooWeak} ${said(message)}`,
  )
})

it.each([
  [404, JSON.stringify({ message: 'Not Found' })],
  [403, '<html>Forbidden</html>'],
  [403, JSON.stringify({ message: '' })],
])('takes the token for too weak where GitHub says no more: %d %s', async (status, body) => {
  expect(await refuse(new Response(body, { status }))).toBe(refusals.tokenTooWeak)
})
