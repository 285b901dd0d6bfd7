import { expect, it } from 'vitest'
import { limitAtOnce } from './limit-at-once.ts'

/** Work that ends when it is told to. */
function openWork() {
  const begun: string[] = []
  const ends = new Map<string, (failure?: Error) => void>()
  return {
    begun,
    end: (name: string, failure?: Error) => ends.get(name)?.(failure),
    work: (name: string) => () => {
      begun.push(name)
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (failure) => (failure ? reject(failure) : resolve(name)))
      })
    },
  }
}

it('lets so many begin, keeps the next ones waiting in order, and refuses whoever comes after them', async () => {
  const inTurn = limitAtOnce({ atOnce: 2, waiting: 2 })
  const { begun, end, work } = openWork()
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => inTurn('ada', work(name)))
  await expect(inTurn('ada', work('e'))).rejects.toMatchObject({ code: 'rate-limited' })
  await expect.poll(() => begun).toEqual(['a', 'b'])
  end('b')
  expect(await b).toBe('b')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
  end('a', new Error('no'))
  await expect(a).rejects.toThrow('no')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd'])
  for (const name of ['c', 'd']) end(name)
  expect(await Promise.all([c, d])).toEqual(['c', 'd'])
})

it('keeps nobody waiting for another', async () => {
  const inTurn = limitAtOnce({ atOnce: 1, waiting: 0 })
  const { begun, end, work } = openWork()
  const both = [inTurn('ada', work('a')), inTurn('eve', work('e'))]
  await expect(inTurn('ada', work('again'))).rejects.toMatchObject({ code: 'rate-limited' })
  await expect.poll(() => begun).toEqual(['a', 'e'])
  for (const name of ['a', 'e']) end(name)
  await Promise.all(both)
  const next = inTurn('ada', work('next'))
  await expect.poll(() => begun).toContain('next')
  end('next')
  expect(await next).toBe('next')
})
