import type pg from 'pg'

interface Place {
  database: string
  user?: string
  password?: string
}

/** The same server, another database and maybe another login. */
export function connectionTo(
  connection: pg.ClientConfig,
  { database, user, password }: Place,
): pg.ClientConfig {
  const { connectionString, host, port, ssl } = connection
  if (connectionString === undefined) {
    const login = { user: user ?? connection.user, password: password ?? connection.password }
    return {
      database,
      ...(host !== undefined && { host }),
      ...(port !== undefined && { port }),
      ...(ssl !== undefined && { ssl }),
      ...(login.user !== undefined && { user: login.user }),
      ...(typeof login.password === 'string' && { password: login.password }),
    }
  }
  const address = new URL(connectionString)
  address.pathname = `/${database}`
  if (user !== undefined) address.username = user
  if (password !== undefined) address.password = password
  return { connectionString: address.href }
}
