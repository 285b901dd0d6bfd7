import { projectId } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { PgBoss } from 'pg-boss'
import { z } from 'zod'

export interface Jobs {
  /** Asks some server of the instance to carry out the runs of a project. Asking twice is asking once. */
  dispatch: (id: ProjectId) => Promise<void>
  /** From now on this server is one of those that are asked. */
  work: (take: (id: ProjectId) => Promise<void>) => Promise<void>
  stop: () => Promise<void>
}

interface Options {
  connection:
    | { connectionString: string }
    | { host: string; user: string; password: string; database: string }
  onProblem: (error: unknown) => void
}

const queue = 'runs'
const payload = z.object({ projectId })

/**
 * The queue between those who accept prompts and those who carry them out. A job is done when a server has taken the
 * run in hand: from then on the run's own lease says who works on it.
 */
export async function startJobs({ connection, onProblem }: Options): Promise<Jobs> {
  const boss = new PgBoss({ ...connection, max: 2, useListenNotify: true, schedule: false })
  boss.on('error', onProblem)
  await boss.start()
  await boss.createQueue(queue, {
    policy: 'short',
    notify: true,
    retryLimit: 0,
    expireInSeconds: 30,
    deleteAfterSeconds: 600,
  })
  return {
    async dispatch(id) {
      await boss.send(queue, { projectId: id }, { singletonKey: id })
    },
    async work(take) {
      await boss.work(queue, { batchSize: 20, pollingIntervalSeconds: 2 }, async (jobs) => {
        for (const { data } of jobs) await take(payload.parse(data).projectId)
      })
    },
    stop: () => boss.stop({ graceful: false }),
  }
}
