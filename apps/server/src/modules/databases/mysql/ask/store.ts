import type { Connection } from 'mysql2'
import { z } from 'zod'

export type Cells = readonly unknown[]
const table = z.array(z.array(z.unknown()))

export const ask = (connection: Connection, text: string, values: unknown[] = []) =>
  new Promise<Cells[]>((resolve, reject) => {
    connection.query(text, values, (error, rows) =>
      error ? reject(error) : resolve(Array.isArray(rows) ? table.parse(rows) : []),
    )
  })
