import { routes, texts } from '@joinery/contract'
import { authClient } from '../../lib/auth.ts'
import { browserAuthStorage } from '../../lib/browser-auth-storage.ts'
import { carryNotice } from '../../lib/carried-notice.ts'
import { notify } from '../../lib/notify.ts'
import { safeReturnPath } from '../../lib/safe-return-path.ts'
import { readStoredSession } from '../../lib/stored-session.ts'
import { finishCallback, isAnswer } from './finish-callback.ts'

let finishing: Promise<void> | undefined

/** Finishes the sign-in that the address carries and goes on, once: a code is spent by its first use. */
export function enlivenCallback(content: HTMLElement): () => void {
  finishing ??= finish(content)
  return () => undefined
}

async function finish(content: HTMLElement): Promise<void> {
  const isTried = isAnswer(readQuery())
  const isNew = !readQuery().has('link')
  const destination = safeReturnPath(readQuery().get('return_to'), window.location.origin)
  const isSessionPossible = window.location.hash !== '' || readStoredSession(browserAuthStorage) !== undefined
  const outcome = await finishCallback({ loadClient: authClient, readQuery, isSessionPossible })
  if (outcome.kind === 'refused') {
    showTrouble(content, { message: outcome.message, back: destination ?? routes.login.path })
    // Who was not sent here has failed at nothing; the page says enough.
    if (isTried) await notify.echo(outcome.message)
    return
  }
  if (isNew && outcome.kind === 'signed-in') carryNotice(texts.auth.signIn.succeeded)
  window.location.replace(destination ?? routes.dashboard.path)
}

const readQuery = () => new URLSearchParams(window.location.search)

function showTrouble(content: HTMLElement, { message, back }: { message: string; back: string }): void {
  const place = (name: string) => content.querySelector<HTMLElement>(`[data-callback-${name}]`)
  const heading = content.querySelector('h1')
  if (heading) heading.textContent = texts.auth.signIn.failed
  place('pending')?.setAttribute('hidden', '')
  place('trouble')?.removeAttribute('hidden')
  place('back')?.setAttribute('href', back)
  const words = place('message')
  if (words) words.textContent = message
}
