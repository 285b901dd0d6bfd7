import { fillText, texts } from '@joinery/contract'
import type { Comparison, ComparisonSide, Plan, UserId, Version, VersionId } from '@joinery/contract'
import { AppError } from '../../../http/app-error.ts'
import type { ChangeReason } from '../changes/change-reason.ts'
import type { Changes } from '../changes/create-changes.ts'
import type { OpenProject } from '../projects/open-project.ts'
import { compareTrees } from '../trees/compare-trees.ts'
import type { Trees } from '../trees/create-trees.ts'
import type { Tree } from '../trees/tree.ts'
import { isBeyondHistory } from './history-window.ts'
import { presentVersion } from './present-version.ts'
import { planRestore } from './plan-restore.ts'
import type { VersionStore } from './store.ts'
import type { VersionRecord } from './version-record.ts'

interface Dependencies {
  store: VersionStore
  trees: Trees
  changes: Changes
  maxFiles: number
  planOf: (userId: UserId) => Promise<Plan>
  now: () => Date
}

export type Versions = ReturnType<typeof createVersions>

const pageSize = 100

/** The history of a project: what it was, and how it becomes that again. */
export function createVersions({ store, trees, changes, maxFiles, planOf, now }: Dependencies) {
  async function find(project: OpenProject, id: VersionId): Promise<VersionRecord> {
    const version = await store.find(project.id, id)
    if (!version) throw new AppError('not-found', texts.versions.refusals.missing)
    return version
  }

  /** A version that may be looked into: one that the plan's history reaches. */
  async function open(project: OpenProject, id: VersionId): Promise<VersionRecord> {
    const [version, plan] = await Promise.all([find(project, id), planOf(project.userId)])
    if (isBeyondHistory(plan, version.createdAt, now())) throw locked(plan)
    return version
  }

  async function resolveSide(project: OpenProject, side: ComparisonSide): Promise<Tree> {
    return trees.resolve(side === 'current' ? project.treeId : (await open(project, side)).treeId)
  }

  /** What is written now is within every plan's history. */
  const presentNew = (version: VersionRecord | null): Version =>
    presentVersion(requireWritten(version), { historyDays: null }, now())

  return {
    open,

    async list(project: OpenProject, before = maxVersionNumber + 1) {
      const [found, plan] = await Promise.all([
        store.list(project.id, { before, limit: pageSize + 1 }),
        planOf(project.userId),
      ])
      const moment = now()
      return {
        versions: found.slice(0, pageSize).map((version) => presentVersion(version, plan, moment)),
        hasMore: found.length > pageSize,
        historyDays: plan.historyDays,
      }
    },

    /** Keeps the files as they are under a number of their own. */
    async save(project: OpenProject, description: string): Promise<Version> {
      const { version } = await changes.advance(project, async ({ treeId }) => ({
        files: { tree: await trees.resolve(treeId) },
        paths: [],
        reason: { action: 'saved', description },
      }))
      return presentNew(version)
    },

    /** Keeps what was changed without a version of its own, under the reason that led to it. */
    conclude: async (
      project: OpenProject,
      paths: readonly string[],
      reason: ChangeReason,
    ): Promise<Version> => {
      const { version } = await changes.advance(project, async ({ treeId }) => ({
        files: { tree: await trees.resolve(treeId) },
        paths,
        reason,
      }))
      return presentNew(version)
    },

    async label(project: OpenProject, id: VersionId, label: string | null): Promise<Version> {
      const version = await find(project, id)
      const given = label === '' ? null : label
      // Asked before: what can still fail once the label is given would say that it was not.
      const plan = await planOf(project.userId)
      await store.label(version, given)
      return presentVersion({ ...version, label: given }, plan, now())
    },

    async compare(project: OpenProject, before: ComparisonSide, after: ComparisonSide): Promise<Comparison> {
      const [one, other] = await Promise.all([resolveSide(project, before), resolveSide(project, after)])
      return { changes: compareTrees(one, other) }
    },

    /** Never destroys anything: what was current stays a version, and the restored state becomes another one. */
    async restore(project: OpenProject, id: VersionId, paths?: readonly string[]) {
      const { treeId, versionNumber } = await open(project, id)
      const target = await trees.resolve(treeId)
      const advanced = await changes.advance(project, async (current) =>
        planRestore({
          current: await trees.resolve(current.treeId),
          target,
          versionNumber,
          paths,
          maxFiles,
        }),
      )
      return { version: presentNew(advanced.version), treeId: advanced.project.treeId }
    },
  }
}

const maxVersionNumber = 2 ** 31 - 2

function locked({ historyDays }: Plan): AppError {
  return new AppError('plan-limit', fillText(texts.versions.refusals.locked, { days: historyDays ?? 0 }))
}

/** Only edits go into a version that is there already. */
function requireWritten(version: VersionRecord | null): VersionRecord {
  if (!version) throw new Error('A change that is no edit wrote no version.')
  return version
}
