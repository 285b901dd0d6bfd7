import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { hostileHostFields, hostileHosts } from '../apps/server/src/testing/hostile-addresses.ts'
import { openEgress } from '../apps/server/src/adapters/egress/open-egress.ts'
import { freePort } from '../bench/free-port.ts'

const rounds = 2_000

it('names that answer with anything, at random and in any mixture, never lead to a connection here', async () => {
  let connections = 0
  const port = await freePort()
  const listener = createServer((socket) => {
    connections += 1
    socket.destroy()
  }).listen(port, '::')
  onTestFinished(() => void listener.close())
  const bad = [...hostileHosts, ...hostileHostFields].filter((host) => host !== '')
  const pick = () => bad[Math.floor(Math.random() * bad.length)] ?? '127.0.0.1'
  for (let round = 0; round < rounds; round += 1) {
    // One bad answer at least, and good ones anywhere among them.
    const answers = Array.from({ length: 4 }, () => (Math.random() < 0.5 ? '93.184.216.34' : pick()))
    answers[round % 4] = pick()
    const egress = openEgress({ allowPrivate: false, findAddresses: async () => answers })
    await expect(egress.connect('name.example', port), answers.join(' ')).rejects.toThrow(/\w/)
    await expect(egress.fetch(`http://name.example:${port}/`), answers.join(' ')).rejects.toThrow(/\w/)
    await egress.close()
  }
  expect(connections).toBe(0)
})
