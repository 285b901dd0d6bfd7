import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints, texts } from '@joinery/contract'
import type { ProjectId, Run, RunEvent } from '@joinery/contract'
import { expect } from 'vitest'
import { watchRun } from '../run-client.ts'
import type { TestUser } from '../test-user.ts'

const { files, projects, screens } = endpoints

export interface Visit {
  readonly address: string
  readonly ada: TestUser
  readonly projectId: ProjectId
  readonly maxAnswerMs: number
  isOver: boolean
}

const restMs = 400

/** Somebody who looks and writes by turns. Each answer must be a result, or a refusal that says when to ask again. */
export function useProduct(visit: Visit, number: number) {
  const { ada, projectId } = visit
  const acknowledged: string[] = []
  let servedAt = 0

  const look = () =>
    number % 2 === 0 ? ada.ask(projects.list, {}) : ada.ask(screens.read, { screen: 'home' })

  async function ask(turn: number): Promise<void> {
    const path = `notes/${number}/${turn}.txt`
    // A project has 3,000 files at most. Whoever is served when all is over has written at least once.
    const isWriting = number < 10 && (acknowledged.length === 0 || turn % 10 === 0)
    const askedAt = performance.now()
    const answer = isWriting
      ? await ada.ask(files.write, { projectId, path, content: path, baseHash: null })
      : await look()
    const text = await answer.text()
    const tookMs = Math.round(performance.now() - askedAt)
    expect({ status: answer.status, text, isInTime: tookMs <= visit.maxAnswerMs || tookMs }).toEqual({
      status: expect.toBeOneOf([200, 503]),
      text: expect.any(String),
      isInTime: true,
    })
    if (answer.ok && isWriting) acknowledged.push(path)
    if (answer.ok) servedAt = askedAt
    else expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }

  async function stay(): Promise<string[]> {
    await sleep(Math.random() * restMs)
    for (let turn = 0; !visit.isOver; turn += 1) {
      await ask(turn)
      await sleep(restMs)
    }
    return acknowledged
  }

  return {
    /** The files whose writing was acknowledged, once the visit is over. */
    done: stay(),
    isServedAfter: async (moment: number): Promise<void> => {
      const isServed = () => servedAt >= moment
      while (!isServed()) await sleep(20)
    },
  }
}

/** Whoever loses the stream asks for what they have not seen. */
export async function watchToItsEnd({ address, ada }: Visit, { id }: Run): Promise<void> {
  const seen: RunEvent[] = []
  while (seen.at(-1)?.body.type !== 'finished') {
    try {
      for await (const event of watchRun(address, ada, { id, after: seen.length })) seen.push(event)
    } catch (error) {
      const isAway = error instanceof Error && error.message.startsWith('503')
      if (!isAway && !(error instanceof TypeError)) throw error
      await sleep(restMs)
    }
  }
  expect(seen.map(({ position }) => position)).toEqual(seen.map((_, index) => index + 1))
  // Whether what the model has written is an app is not asked here.
  const { body } = seen.at(-1) ?? {}
  const ours: unknown[] = [texts.runs.failed, texts.runs.interrupted]
  expect(ours).not.toContain(body?.type === 'finished' && body.reason)
}
