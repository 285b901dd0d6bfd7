import { bundlePackages } from './bundle-packages.ts'
import { isBuildEnvelope } from './build-request.ts'
import type { BuildEnvelope, BuildReply } from './build-request.ts'

// Bundling happens in a process of its own: the server's event loop has better things to do.
process.on('message', (message: unknown) => {
  if (isBuildEnvelope(message)) void answer(message)
})
// `process.exit` may stand still for good, and there is nothing to put in order.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

async function answer({ sequence, request }: BuildEnvelope): Promise<void> {
  const problem = await bundlePackages(request).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  const reply: BuildReply = { sequence, problem }
  process.send?.(reply)
}
