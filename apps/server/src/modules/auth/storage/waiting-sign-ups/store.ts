import type { SignUpFacts } from '@joinery/auth'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../../../db/database.ts'
import { oneTimeTokens } from '../one-time-tokens/schema.ts'
import { attempt } from '../storage-errors.ts'
import { waitingSignUps } from './schema.ts'

/** The sign-up that waits for a token, as a column beside those of the token. */
export const signUpColumn = sql`(
  select row_to_json(s) from ${waitingSignUps} s where s.token_id = ${oneTimeTokens}.id
)`.mapWith(readSignUp)

/** The same where none is kept. */
export const noSignUp = sql`null::json`.mapWith(readSignUp)

export async function putSignUp(db: Executor, tokenId: string, signUp: SignUpFacts): Promise<void> {
  await attempt(
    db
      .insert(waitingSignUps)
      .values({ tokenId, ...signUp })
      .onConflictDoUpdate({ target: waitingSignUps.tokenId, set: signUp }),
  )
}

/** A row of the table as `row_to_json` writes it. */
interface SignUpJson extends Pick<SignUpFacts, 'provider' | 'address' | 'metadata'> {
  password_hash: string | null
}

function readSignUp({ provider, address, password_hash, metadata }: SignUpJson): SignUpFacts | null {
  return { provider, address, passwordHash: password_hash, metadata }
}
