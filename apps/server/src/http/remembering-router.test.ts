import { describe, expect, it } from 'vitest'
import { RememberingRouter } from './remembering-router.ts'

const handlersOf = (router: RememberingRouter<string>, method: string, path: string) =>
  router.match(method, path)[0].map(([handler]) => handler)

describe('a router that remembers', () => {
  it('finds the same for every method, however often it is asked', () => {
    const router = new RememberingRouter<string>()
    router.add('ALL', '/*', 'first')
    router.add('GET', '/things', 'list')
    router.add('POST', '/things', 'create')
    router.add('GET', '/things/:id', 'one')
    for (let time = 0; time < 2; time += 1) {
      expect(handlersOf(router, 'GET', '/things')).toEqual(['first', 'list'])
      expect(handlersOf(router, 'POST', '/things')).toEqual(['first', 'create'])
      expect(handlersOf(router, 'DELETE', '/things')).toEqual(['first'])
      expect(handlersOf(router, 'GET', '/things/1')).toEqual(['first', 'one'])
      expect(handlersOf(router, 'GET', '/other')).toEqual(['first'])
    }
  })

  it('forgets what it found when something is added', () => {
    const router = new RememberingRouter<string>()
    router.add('GET', '/things', 'list')
    expect(handlersOf(router, 'GET', '/things')).toEqual(['list'])
    router.add('GET', '/:any', 'later')
    expect(handlersOf(router, 'GET', '/things')).toEqual(['list', 'later'])
  })
})
