import { randomUUID } from 'node:crypto'
import { fillText, publicationId as publicationIdShape, texts } from '@joinery/contract'
import type {
  OpenTable,
  Publication,
  PublicationId,
  Publishing,
  TableCheck,
  UserId,
  WorkspaceId,
} from '@joinery/contract'
import type { AsOne } from '../../http/as-one.ts'
import { AppError } from '../../http/app-error.ts'
import type { OpenProject, ProjectsModule } from '../projects/index.ts'
import type { Builder } from './builds/create-builder.ts'
import type { TableGate } from './gate/create-table-gate.ts'
import { makeLabel } from './serve/site-hosts.ts'
import type { SiteHosts } from './serve/site-hosts.ts'
import type { PublishingStore } from './store.ts'

export interface PublishingAct {
  actorId: UserId
  workspaceId: WorkspaceId
  act: 'published' | 'publication-restored' | 'unpublished' | 'tables-left-open'
  subject: string
  detail?: string
}

interface Dependencies {
  store: PublishingStore
  gate: TableGate
  builder: Pick<Builder, 'wake'>
  hosts: Pick<SiteHosts, 'originOf'>
  projects: Pick<ProjectsModule, 'closeVersion' | 'mayChange'>
  recordAct: (act: PublishingAct) => Promise<void>
  asOne: AsOne
}

export type PublishingService = ReturnType<typeof createPublishing>

const { refusals, reasons, version, versionLabel } = texts.publishing

/** What a project shows to the world. Everybody who may change a project may publish it. */
export function createPublishing(dependencies: Dependencies) {
  const { store, gate, builder, hosts, projects, recordAct, asOne } = dependencies

  const record = (
    { userId, workspaceId, title }: OpenProject,
    act: PublishingAct['act'],
    detail = '',
  ): Promise<void> => recordAct({ actorId: userId, workspaceId, act, subject: title, detail })

  async function read(project: OpenProject): Promise<Publishing> {
    const [{ label, liveId, publications }, canPublish] = await Promise.all([
      store.read(project.id),
      projects.mayChange(project),
    ])
    return {
      url: liveId ? hosts.originOf(label) : null,
      versionNumber: project.lastVersionNumber,
      canPublish,
      publications: publications.map((row): Publication => ({
        ...row,
        isLive: row.id === liveId,
        createdAt: row.createdAt.toISOString(),
        finishedAt: row.finishedAt?.toISOString() ?? null,
      })),
    }
  }

  return {
    read,

    async publish(project: OpenProject): Promise<Publishing> {
      // While a run writes, the newest version is what stands; the files are on their way to the next one.
      const { lastVersion } = project
      if (!lastVersion) throw new AppError('conflict', refusals.nothingThere)
      await gate.requireClosed(project)
      const { id: projectId, title, lastVersionNumber: versionNumber } = project
      const { treeId } = lastVersion
      const id = publicationIdShape.parse(randomUUID())
      const begun = await asOne(async () => {
        const hasBegun = await store.begin({ id, projectId, versionNumber, treeId }, makeLabel(title))
        if (!hasBegun) throw new AppError('conflict', refusals.underWay)
        // What is edited from now on is another version than the one that visitors see.
        await projects.closeVersion(project, versionLabel)
        await record(project, 'published', nameOf(versionNumber))
        return read(project)
      })
      builder.wake()
      return begun
    },

    async goBack(project: OpenProject, id: PublicationId): Promise<Publishing> {
      const earlier = await store.findPublished(project.id, id)
      if (!earlier) throw new AppError('not-found', refusals.missing)
      // Where something is live, its tables are open already, and going back is first aid. Where nothing is, this publishes.
      const { liveId } = await store.read(project.id)
      if (!liveId) await gate.requireClosed(project)
      return asOne(async () => {
        if (!(await store.goBack(project.id, id))) throw new AppError('not-found', refusals.missing)
        await record(project, 'publication-restored', nameOf(earlier.versionNumber))
        return read(project)
      })
    },

    async unpublish(project: OpenProject): Promise<Publishing> {
      return asOne(async () => {
        await store.unpublish(project.id, reasons.takenBack)
        await record(project, 'unpublished')
        return read(project)
      })
    },

    checkTables: gate.check,

    async allowTables(
      project: OpenProject,
      tables: readonly OpenTable[],
      decidedBy: string,
    ): Promise<TableCheck> {
      const decide = await gate.allow(project, tables, decidedBy)
      return asOne(async () => {
        const check = await decide()
        const left = tables.map(({ schema, name, finding }) => `${schema}.${name} (${finding})`)
        await record(project, 'tables-left-open', left.join(', '))
        return check
      })
    },
  }
}

const nameOf = (n: number) => fillText(version, { n })
