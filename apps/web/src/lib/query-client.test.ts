import { QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { createQueryClient } from './query-client.ts'

it('asks again by itself for what is shown and did not reach the server, once it is back', async () => {
  const back = Promise.withResolvers<boolean>()
  const client = createQueryClient(() => back.promise)
  let isThere = false
  const asked = { away: 0, refused: 0 }
  const away = new QueryObserver(client, {
    queryKey: ['away'],
    retry: false,
    queryFn: async () => {
      asked.away += 1
      if (!isThere) throw new ApiError({ code: 'unreachable', message: 'away', status: 0 })
      return 'the files'
    },
  })
  const refused = new QueryObserver(client, {
    queryKey: ['refused'],
    retry: false,
    queryFn: async () => {
      asked.refused += 1
      throw new ApiError({ code: 'forbidden', message: 'no', status: 403 })
    },
  })
  const stops = [away, refused].map((observer) => observer.subscribe(() => undefined))
  await expect.poll(() => away.getCurrentResult().status).toBe('error')
  await expect.poll(() => refused.getCurrentResult().status).toBe('error')
  isThere = true
  back.resolve(true)
  await expect.poll(() => away.getCurrentResult().data).toBe('the files')
  expect(asked).toEqual({ away: 2, refused: 1 })
  stops.forEach((stop) => stop())
  client.clear()
})

it('leaves what failed as it is where the server is there and something else is in the way', async () => {
  let looked = 0
  const client = createQueryClient(async () => {
    looked += 1
    return false
  })
  let asked = 0
  const blocked = new QueryObserver(client, {
    queryKey: ['blocked'],
    retry: false,
    queryFn: async () => {
      asked += 1
      if (asked > 3) return 'asked again and again'
      throw new ApiError({ code: 'unreachable', message: 'away', status: 0 })
    },
  })
  const stop = blocked.subscribe(() => undefined)
  await expect.poll(() => looked).toBeGreaterThan(0)
  await new Promise((resolve) => setImmediate(resolve))
  expect(blocked.getCurrentResult().status).toBe('error')
  expect(asked).toBe(1)
  stop()
  client.clear()
})
