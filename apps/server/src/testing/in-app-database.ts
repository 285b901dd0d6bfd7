import type pg from 'pg'
import { connectionTo } from '../db/connection-to.ts'
import { withClient } from '../db/with-client.ts'

/** As the server's own login, beside everything that guards the app. */
export const inAppDatabase = <Found>(
  databaseUrl: string,
  ref: string,
  work: (client: pg.Client) => Promise<Found>,
): Promise<Found> =>
  withClient(connectionTo({ connectionString: databaseUrl }, { database: `app_${ref}` }), work)
