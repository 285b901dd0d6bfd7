import type { ProjectId } from '@joinery/contract'
import type { CompilerPool } from '@joinery/preview-compiler'
import type { OpenProject } from '../../projects/index.ts'
import { openLivePreview } from './live-preview.ts'
import type { LivePreview } from './live-preview.ts'
import type { ProjectSource } from './project-source.ts'

interface Dependencies {
  source: ProjectSource
  /** Starts with the first preview, so that a server nobody previews on has no more processes than it needs. */
  openPool: () => Promise<CompilerPool>
  environmentOf: (projectId: ProjectId) => Promise<Readonly<Record<string, string>>>
}

type ShownProject = Pick<OpenProject, 'id' | 'treeId' | 'revision'>

interface Entry {
  readonly opening: Promise<LivePreview>
  preview: LivePreview | undefined
  usedAt: number
}

export type LivePreviews = ReturnType<typeof createLivePreviews>

/** So many previews that nobody looks at stay ready for whoever comes back. */
const maxUnwatched = 8
const maxUnwatchedMs = 120_000
const sweepMs = 30_000

/** The previews that are open now, one for each project. */
export function createLivePreviews({ source, openPool, environmentOf }: Dependencies) {
  const entries = new Map<ProjectId, Entry>()
  /** When a run last wrote to a project, also where nobody looks: who comes next should know that more is to come. */
  const writtenAt = new Map<ProjectId, number>()
  const sweeping = setInterval(sweep, sweepMs).unref()

  function start(project: ShownProject): Entry {
    const opening = Promise.all([openPool(), environmentOf(project.id)]).then(([pool, env]) =>
      openLivePreview({ project, source, pool, env, writtenAt: writtenAt.get(project.id) }),
    )
    const entry: Entry = { opening, preview: undefined, usedAt: performance.now() }
    entries.set(project.id, entry)
    opening.then(
      (preview) => {
        entry.preview = preview
        closeUnwatched()
      },
      () => {
        if (entries.get(project.id) === entry) entries.delete(project.id)
      },
    )
    return entry
  }

  function sweep(): void {
    closeUnwatched()
    for (const [id, at] of writtenAt) if (performance.now() - at > sweepMs) writtenAt.delete(id)
  }

  function closeUnwatched(): void {
    const unwatched = [...entries]
      .filter(([, { preview }]) => preview?.watcherCount() === 0)
      .toSorted(([, one], [, other]) => other.usedAt - one.usedAt)
    for (const [index, [id, { preview, usedAt }]] of unwatched.entries()) {
      const isOld = performance.now() - usedAt > maxUnwatchedMs
      if (index < maxUnwatched && !isOld) continue
      entries.delete(id)
      preview?.close()
    }
  }

  return {
    /** The preview of a project as it was opened, or as it became meanwhile. */
    async open(project: OpenProject): Promise<LivePreview> {
      const entry = entries.get(project.id) ?? start(project)
      entry.usedAt = performance.now()
      const preview = await entry.opening
      await preview.follow(project)
      return preview
    },

    /** Makes a preview anew, because what it may import or read has changed. Its frames come back by themselves. */
    async reopen(project: ShownProject): Promise<void> {
      const former = entries.get(project.id)
      const { opening } = start(project)
      if (former) closeWhenOpen(former)
      await opening
    },

    /** A run has written to a project: whether more is to come. */
    noteRun(id: ProjectId, isUnderWay: boolean): void {
      if (isUnderWay) writtenAt.set(id, performance.now())
      else writtenAt.delete(id)
    },

    /** Only where somebody opened it. */
    find: (id: ProjectId): Promise<LivePreview> | undefined => entries.get(id)?.opening,

    close(): void {
      clearInterval(sweeping)
      for (const entry of entries.values()) closeWhenOpen(entry)
      entries.clear()
    },
  }
}

function closeWhenOpen({ opening }: Entry): void {
  opening.then(
    (preview) => preview.close(),
    () => undefined,
  )
}
