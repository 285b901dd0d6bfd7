import pg from 'pg'

/**
 * What PostgreSQL refuses is told to whoever asked. The log is the operator's: with a line for each refusal, and the
 * value in it, any visitor of an app could fill the disk.
 */
export async function quietLogin(client: Pick<pg.Pool, 'query'>, name: string): Promise<void> {
  const role = pg.escapeIdentifier(name)
  await client.query(`alter role ${role} set log_min_messages = fatal`)
  await client.query(`alter role ${role} set log_min_error_statement = panic`)
}

/** Logins of apps that an earlier version made. Only a superuser may: no other login can have made them. */
export async function quietOlderLogins(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select rolname as name from pg_roles
     where rolname ~ '^app_[a-z]{20}_(owner|gate)$'
       and not coalesce(rolconfig @> array['log_min_messages=fatal'], false)
       and (select rolsuper from pg_roles where rolname = current_user)`,
  )
  for (const { name } of rows) await quietLogin(pool, name)
}
