import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { createMemoryStore } from '@joinery/stripe-sandbox'
import { expect, it, onTestFinished } from 'vitest'
import { openSandbox } from './open-sandbox.ts'

it('has its API on this machine alone, with a key and a scope that say what it is', async () => {
  const { payments, stop } = await openSandbox({
    store: createMemoryStore(),
    instanceId: 'here',
    secretKey: randomBytes(32),
    publicUrl: 'http://127.0.0.1:1/stripe-sandbox',
    webhookUrl: 'http://127.0.0.1:1/',
    trialDays: 0,
    onProblem: (error) => expect.unreachable(String(error)),
  })
  onTestFinished(stop)
  expect(payments).toMatchObject({ scope: 'sandbox:here', isTestMode: true })
  const { lastResponse } = await payments.stripe.accounts.retrieveCurrent()
  expect(lastResponse.statusCode).toBe(200)
  const port = Number(payments.stripe.getApiField('port'))
  expect(await canReach('127.0.0.1', port)).toBe(true)
  // Whoever listened everywhere would listen here as well.
  expect(await canReach('127.0.0.2', port)).toBe(false)
})

const canReach = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
