import type { RunPlan } from '@joinery/contract'

export type Scope = ReturnType<typeof createScope>

interface ScopeOptions {
  readonly lockedPaths: readonly string[]
  readonly approvedPlan: RunPlan | null
  readonly canWrite: boolean
}

/** Which files this run may change. A model cannot widen it, whatever it is told or reads. */
export function createScope({ lockedPaths, approvedPlan, canWrite }: ScopeOptions) {
  const locked = [...alwaysLocked, ...lockedPaths]
  const approved =
    approvedPlan === null ? null : new Set(approvedPlan.files.map((path) => path.normalize('NFC')))
  return {
    refuse(path: string): string | undefined {
      if (!canWrite) return 'In plan mode nothing is written. Propose it with set_plan.'
      if (locked.some((lock) => path === lock || path.startsWith(`${lock}/`))) {
        return `${path} is locked and cannot be changed.`
      }
      if (approved !== null && !approved.has(path) && !isOwn(path)) {
        return `${path} is not in the plan that the user approved. Do without it, or name it at the end as something to agree on.`
      }
      return undefined
    },
    /** Those that no plan named. Without a plan there is nothing to compare with. */
    unplanned(paths: readonly string[], plan: RunPlan | null): string[] {
      if (plan === null || plan.files.length === 0) return []
      const planned = new Set(plan.files.map((path) => path.normalize('NFC')))
      return paths.filter((path) => !planned.has(path) && !isOwn(path))
    },
  }
}

const alwaysLocked = ['.git', 'node_modules']

/** Where Joinery keeps what it knows about a project. It belongs to no plan. */
const isOwn = (path: string) => path.startsWith('.joinery/')
