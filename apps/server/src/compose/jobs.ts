import type { ProjectId } from '@joinery/contract'
import { startJobs } from '../adapters/jobs.ts'

/** The queue starts beside everything else; whoever needs it waits for it. */
export function beginJobs(
  connection: Parameters<typeof startJobs>[0]['connection'],
  { onProblem, onFailure }: { onProblem: (error: unknown) => void; onFailure: (error: unknown) => void },
) {
  const starting = startJobs({ connection, onProblem })
  starting.catch(onFailure)
  return {
    dispatch: async (id: ProjectId) => (await starting).dispatch(id),
    work: async (take: (id: ProjectId) => Promise<void>) => {
      const jobs = await starting.catch(() => undefined)
      await jobs?.work(take)
    },
    stop: async () => {
      const jobs = await starting.catch(() => undefined)
      await jobs?.stop()
    },
  }
}
