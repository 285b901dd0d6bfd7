import { texts } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import type { App } from '../../http/app-types.ts'
import { isLocalRequest } from '../../http/is-local-request.ts'
import { renderOutbox } from './render-outbox.ts'
import type { OutboxStore } from './store.ts'

const shownMails = 50

/** The outbox for whoever develops on this machine. Nobody else learns that the page exists. */
export function addDevMail(app: App, { outbox }: { outbox: Pick<OutboxStore, 'listLatest'> }): void {
  app.get('/dev/mail', async (context) => {
    if (!isLocalRequest(context)) throw new AppError('not-found', texts.errors['not-found'])
    return context.html(renderOutbox(await outbox.listLatest(shownMails)), 200, {
      'cache-control': 'no-store',
    })
  })
}
