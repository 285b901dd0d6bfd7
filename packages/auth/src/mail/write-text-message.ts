import { randomUUID } from 'node:crypto'
import type { AuthContext } from '../context.ts'
import { AuthError, validationFailed } from '../errors.ts'
import { createCode, hashCode } from '../one-time-codes/one-time-code.ts'
import type { SmsMessage } from '../ports/outside.ts'
import type { SignUpFacts, UserPatch, UserRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { updateUser } from '../users/update-user.ts'
import { consumeBudget } from './throttle-messages.ts'

export type TextKind = Exclude<SmsMessage['kind'], 'second-factor'>

interface TextRequest {
  user: UserRecord
  kind: TextKind
  to: string
  channel: SmsMessage['channel']
  /** The sign-up that waits for the code. */
  signUp?: SignUpFacts
}

/** Stores a fresh code and writes the message that carries it. Numbers with a fixed test code get no message. */
export async function writeTextMessage(
  { context, tx }: { context: AuthContext; tx: Transaction },
  { user, kind, to, channel, signUp }: TextRequest,
) {
  const { settings, clock } = context
  await consumeBudget(context, 'phone')
  const testCode = settings.phone.testOtp[to]
  const code = testCode ?? createCode(settings.phone.otpLength)
  const id = randomUUID()
  await tx.putOneTimeToken({
    id,
    userId: user.id,
    kind,
    tokenHash: hashCode(id, to, code),
    sentTo: to,
    ...(signUp ? { signUp } : {}),
    createdAt: clock.now(),
  })
  const message: SmsMessage = { to, channel, code, kind }
  return {
    user: await updateUser({ clock, tx }, user, sentAt(kind, to, clock.now())),
    texts: testCode === undefined ? [message] : [],
  }
}

/** Hands the messages over and answers the last one's id. */
export async function sendTexts({ smsSender }: AuthContext, texts: SmsMessage[]) {
  let messageId: string | undefined
  for (const message of texts) messageId = (await handOver(smsSender, message)).messageId
  return messageId
}

export function parseChannel(input: string): SmsMessage['channel'] {
  if (input === '' || input === 'sms') return 'sms'
  if (input === 'whatsapp') return 'whatsapp'
  throw validationFailed("Invalid channel, supported values are 'sms' or 'whatsapp'.")
}

async function handOver(smsSender: AuthContext['smsSender'], message: SmsMessage) {
  try {
    return await smsSender.send(message)
  } catch (cause) {
    const error = new AuthError(422, 'sms_send_failed', 'Error sending the SMS. Please try again later.')
    error.cause = cause
    throw error
  }
}

function sentAt(kind: TextKind, to: string, now: Date): UserPatch {
  switch (kind) {
    case 'confirmation':
      return { confirmationSentAt: now }
    case 'phone-change':
      return { newPhone: to, phoneChangeSentAt: now }
    case 'reauthentication':
      return { reauthenticationSentAt: now }
  }
}
