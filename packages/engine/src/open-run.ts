import { createChecks } from './check/create-checks.ts'
import { createProgress } from './limits/create-progress.ts'
import type { GenerationOptions } from './ports.ts'
import type { RunState } from './run-state.ts'
import { createWriteQueue } from './tools/create-write-queue.ts'
import { storeChanges, tellChanges } from './tools/write-tools.ts'
import { openWorkspace } from './workspace/open-workspace.ts'
import { createScope } from './workspace/scope.ts'

/** Reads what there is, before anything is done. */
export async function openRun({ files, request, checker, signal, versionOf }: GenerationOptions) {
  const scope = createScope({
    lockedPaths: files.lockedPaths ?? [],
    approvedPlan: request.approvedPlan,
    canWrite: request.mode === 'build',
  })
  const workspace = await openWorkspace({ files, scope })
  const run: RunState = {
    prompt: request.prompt,
    mode: request.mode,
    workspace,
    writes: createWriteQueue({
      store: (changes) => storeChanges(run, changes),
      tell: (stored) => tellChanges(run, stored),
      signal,
    }),
    checks: createChecks({ checker, signal, hasFiles: workspace.paths().length > 0 }),
    progress: createProgress(),
    signal,
    versionOf: versionOf ?? (async () => null),
    hasApprovedPlan: request.approvedPlan !== null,
    plan: request.approvedPlan,
    doneSteps: new Set(),
    misses: new Map(),
    openFiles: new Set(),
    hasSpoken: false,
    isWaiting: false,
    isLooping: false,
  }
  return { run, scope }
}
