import { texts } from '@joinery/contract'
import { AppError } from '../../../http/app-error.ts'

const { notHttps, hasCredentials } = texts.integrations.codeHosting.refusals

/** The address of a repository in its one form. A token never travels where others can read it. */
export function checkRemoteUrl(address: string, { allowsHttp }: { allowsHttp: boolean }): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isAllowed = url?.protocol === 'https:' || (allowsHttp && url?.protocol === 'http:')
  if (!url || !isAllowed) throw new AppError('invalid-input', notHttps)
  if (url.username !== '' || url.password !== '') throw new AppError('invalid-input', hasCredentials)
  return `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, '')}`
}
