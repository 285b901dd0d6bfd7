import pg from 'pg'

/**
 * A connection for a piece of work, and nothing after it. One that breaks while it is asked something says so beside its
 * answer, where nobody listening would end the process.
 */
export async function withClient<Result>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection)
  let lost: unknown
  client.on('error', (error) => (lost = error))
  await client.connect()
  try {
    return await work(client)
  } catch (error) {
    throw lost ?? error
  } finally {
    await client.end()
  }
}
