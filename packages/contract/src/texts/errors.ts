import type { ErrorCode } from '../errors.ts'

/** What a failed request says when there is nothing more exact to say. */
export const errors = {
  'malformed-request': 'The request could not be read. Check how it is written and send it again.',
  'malformed-json': 'The request body is not valid JSON.',
  'invalid-input': 'Some of the values are missing or wrong. Correct them and try again.',
  unauthenticated: 'You are not signed in, or your session has ended. Sign in and try again.',
  forbidden: 'You are not allowed to do this. Ask an admin of your workspace.',
  'not-found': 'There is nothing at this address. Check the address.',
  'method-not-allowed': 'This address does not accept that method. Use another method.',
  'request-timeout': 'The request took too long to arrive. Check your connection and try again.',
  'payload-too-large': 'The request body is too large. Send less at once.',
  'address-too-long': 'The address is too long. Shorten it.',
  'unsupported-media-type': 'The request body has the wrong type. Send JSON as application/json.',
  conflict: 'Somebody changed this in the meantime. Look at both sides and try again.',
  'limit-reached': 'A limit of this product is reached. Remove something and try again.',
  'plan-limit': 'Your plan does not include this. Upgrade to go on.',
  'usage-limit-reached': 'You have used all prompts that your plan allows. Upgrade to go on.',
  'rate-limited': 'Too many requests. Wait a moment and try again.',
  'headers-too-large': 'The request headers are too large. Delete the cookies of this site and try again.',
  internal: 'Something went wrong on our side. Try again, and report it if it happens again.',
  unavailable: 'The service is not available right now. Try again in a moment.',
  'storage-full': 'The server has no space left to store this. Nothing was changed. Tell the operator.',
} as const satisfies Record<ErrorCode, string>
