import { fillText, texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import type { Logger } from 'pino'
import type { BodyStore, TreeId } from '../../projects/index.ts'
import type { ClaimedBuild, PublishingStore } from '../store.ts'
import type { BuiltApp } from './built-app.ts'
import { explainProblems } from './explain-problems.ts'
import { storeApp } from './store-app.ts'

interface Dependencies {
  store: Pick<PublishingStore, 'claim' | 'extend' | 'letGo' | 'succeed' | 'fail' | 'readFiles'>
  build: (projectId: ProjectId, treeId: TreeId) => Promise<BuiltApp>
  bodies: Pick<BodyStore, 'put' | 'read'>
  contentTypeOf: (path: string) => string
  logger: Pick<Logger, 'error' | 'warn'>
  /** How long a build belongs to a server that says nothing more. */
  leaseMs?: number
}

export type Builder = ReturnType<typeof createBuilder>

const maxBuilds = 2
const maxAttempts = 3
const { reasons } = texts.publishing

/**
 * Builds what is to be published. A build is held by a lease that is extended while this server lives; one whose holder
 * has gone is begun anew by whoever notices first, from the same files, and the former holder can write nothing more.
 */
export function createBuilder(dependencies: Dependencies) {
  const { store, build, bodies, contentTypeOf, logger, leaseMs = 10_000 } = dependencies
  const active = new Set<ClaimedBuild>()
  let isStopping = false

  /** Takes what waits, as much as this server can do at once. */
  async function takeWaiting(): Promise<void> {
    for (;;) {
      if (isStopping || active.size >= maxBuilds) return
      const claimed = await store.claim(leaseMs)
      if (!claimed) return
      active.add(claimed)
      void carryOut(claimed).finally(() => {
        active.delete(claimed)
        wake()
      })
    }
  }

  function wake(): void {
    if (isStopping) return
    void takeWaiting().catch((error: unknown) =>
      logger.warn({ err: error }, 'builds that wait could not be taken'),
    )
  }

  async function carryOut(claimed: ClaimedBuild): Promise<void> {
    try {
      if (claimed.attempts > maxAttempts)
        return await store.fail(claimed, fillText(reasons.interrupted, { n: maxAttempts }))
      const built = await build(claimed.projectId, claimed.treeId)
      const problem = explainProblems(built)
      if (problem !== undefined) return await store.fail(claimed, problem)
      const earlier = claimed.liveId === null ? [] : await store.readFiles(claimed.liveId)
      const stored = await storeApp(built, earlier, { bodies, contentTypeOf })
      if (!isStopping) await store.succeed(claimed, stored)
    } catch (error) {
      // A server that is being stopped loses what it builds with; the next one begins anew.
      if (isStopping) return
      logger.error({ err: error, publicationId: claimed.id }, 'an app could not be published')
      await store.fail(claimed, reasons.internal).catch((again: unknown) => {
        logger.warn({ err: again, publicationId: claimed.id }, 'a failed build was left to another try')
      })
    }
  }

  async function beat(): Promise<void> {
    for (const hold of active) await store.extend(hold, leaseMs)
    await takeWaiting()
  }

  const timer = setInterval(() => {
    void beat().catch((error: unknown) => logger.warn({ err: error }, 'builds could not be looked after'))
  }, leaseMs / 3).unref()

  return {
    wake,
    /** What is not done is left to another server, or to the next start. */
    async close(): Promise<void> {
      isStopping = true
      clearInterval(timer)
      await Promise.allSettled([...active].map((hold) => store.letGo(hold)))
    },
  }
}
