import { expect, it } from 'vitest'
import { watchConnection } from './watch-connection.ts'

it('says when the connection is lost and when it is back, until it is stopped', () => {
  const browser = new EventTarget()
  const said: string[] = []
  const say = (sentence: string) => void said.push(sentence)
  const stop = watchConnection({ browser, notify: { warning: say, success: say } })
  browser.dispatchEvent(new Event('offline'))
  browser.dispatchEvent(new Event('online'))
  stop()
  browser.dispatchEvent(new Event('offline'))
  expect(said).toEqual(['You are offline.', 'You are back online.'])
})
