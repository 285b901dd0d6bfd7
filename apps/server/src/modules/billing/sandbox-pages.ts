import { texts } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import type { App } from '../../http/app-types.ts'
import type { OpenPayments } from './payments.ts'

/** Where browsers find the sandbox's hosted pages. Its API is not to be found here: that has a port of its own. */
export const sandboxPagesPath = '/stripe-sandbox'

const pages = /^\/(?:c\/pay|p\/session|i|receipts)\/\w+(?:\/pdf)?$/

export function addSandboxPages(app: App, payments: OpenPayments): void {
  app.on(['GET', 'POST'], `${sandboxPagesPath}/*`, async (context) => {
    const { sandbox } = await payments()
    const url = new URL(context.req.url)
    const path = url.pathname.slice(sandboxPagesPath.length)
    if (!sandbox || !pages.test(path)) throw new AppError('not-found', texts.errors['not-found'])
    return sandbox.servePage(new Request(new URL(path, url), context.req.raw))
  })
}
