import { z } from 'zod'
import type { AdmissionStore } from './store.ts'

interface Service {
  fetch: (request: Request, env: object) => Response | Promise<Response>
}

interface Dependencies {
  /** The accounts service, twice: one makes accounts for whoever asks, the other for nobody. */
  open: Service
  closed: Service
  admission: Pick<AdmissionStore, 'isAdmitted'>
  now: () => Date
}

/**
 * Sign-up by invitation: whoever names an address that is invited meets the open service, everybody else the closed
 * one. Who comes from a provider names none, so they are let in only where they have an account.
 */
export function admitInvited({ open, closed, admission, now }: Dependencies): Service {
  return {
    async fetch(request, env) {
      const isAdmitted = opensAccounts.test(new URL(request.url).pathname)
        ? await admission.isAdmitted(await readEmail(request), now())
        : false
      return (isAdmitted ? open : closed).fetch(request, env)
    },
  }
}

/** Where accounts are made, and where a browser asks whether they are. */
const opensAccounts = /\/(?:signup|otp|magiclink|callback|settings)$/

const named = z.object({ email: z.string().transform((email) => email.trim().toLowerCase()) })
/** Whoever signs up sends less, and says beforehand how much. */
const maxBytes = 64 * 1024

/** Empty where no address is named. */
async function readEmail(request: Request): Promise<string> {
  const bytes = Number(request.headers.get('content-length') ?? 0)
  if (request.method !== 'POST' || bytes === 0 || bytes > maxBytes) return ''
  try {
    return named.parse(JSON.parse(await request.clone().text())).email
  } catch {
    return ''
  }
}
