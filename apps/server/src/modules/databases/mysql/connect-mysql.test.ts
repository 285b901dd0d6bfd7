/** @module-tag thorough */
import { randomUUID } from 'node:crypto'
import { endpoints } from '@joinery/contract'
import { expect, it, onTestFinished } from 'vitest'
import { hasMariaDb } from '../../../../../../scripts/prepare/install-mariadb.mjs'
import { startMariaDb } from '../../../testing/mariadb.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { createTestUser } from '../../../testing/test-user.ts'

const { databases } = endpoints

it.skipIf(!hasMariaDb())(
  'a MariaDB is connected by form and by either address, looked through and asked',
  async () => {
    const password = randomUUID()
    const { port } = await startMariaDb({ password, defer: onTestFinished })
    const ada = await createTestUser(await startTestServer())
    const place = `shop:${password}@127.0.0.1:${port}/shop`
    const form = {
      engine: 'mysql',
      host: '127.0.0.1',
      port,
      database: 'shop',
      username: 'shop',
      password,
    } as const
    for (const address of [form, { url: `mysql://${place}` }, { url: `mariadb://${place}` }]) {
      const { id: databaseId, ...shown } = await ada.call(databases.connect, {
        name: 'Shop',
        address,
        tls: 'off',
      })
      expect(shown).toMatchObject({ engine: 'mysql', host: '127.0.0.1', port, username: 'shop' })
      expect(JSON.stringify(shown)).not.toContain(password)
      const { tables } = await ada.call(databases.schema, { databaseId })
      expect(tables.map(({ name }) => name)).toEqual(['big_orders', 'customers', 'orders'])
      const { rows } = await ada.call(databases.rows, { databaseId, schema: 'shop', table: 'customers' })
      expect(rows.length).toBeGreaterThan(10)
      for (const statement of ['delete from orders', "select 'x' into/**/outfile '/tmp/x'"])
        expect(await ada.refused(databases.query, { databaseId, statement })).toMatchObject({ status: 400 })
      await ada.call(databases.remove, { databaseId })
    }
  },
)
