import { fillText, texts } from '@joinery/contract'
import type { FoundTable, OpenTable, TableCheck } from '@joinery/contract'
import { AppError } from '../../../http/app-error.ts'
import type { OpenProject } from '../../projects/index.ts'
import type { PublishingStore } from '../store.ts'

interface Dependencies {
  store: Pick<PublishingStore, 'listDecisions' | 'saveDecisions'>
  /** The tables that are open to strangers, of whatever the project's app talks to. */
  findTables: (project: OpenProject) => Promise<readonly OpenTable[]>
}

export type TableGate = ReturnType<typeof createTableGate>

const { refusals, tables: words } = texts.publishing

/** Nothing is published over a table that is open to strangers, unless somebody who may has said that it is to be. */
export function createTableGate({ store, findTables }: Dependencies) {
  async function withDecisions(
    project: OpenProject,
    tables: readonly OpenTable[],
  ): Promise<readonly FoundTable[]> {
    const decisions = await store.listDecisions(project.id)
    const decisionOf = new Map(decisions.map((decision) => [keyOf(decision), decision]))
    return tables.map((table) => {
      const decision = decisionOf.get(keyOf(table))
      return {
        ...table,
        decision: decision ? { by: decision.decidedBy, at: decision.decidedAt.toISOString() } : null,
      }
    })
  }

  const listTables = async (project: OpenProject) => withDecisions(project, await findTables(project))

  return {
    check: async (project: OpenProject): Promise<TableCheck> => present(project, await listTables(project)),

    async requireClosed(project: OpenProject): Promise<void> {
      const open = (await listTables(project)).filter(({ decision }) => decision === null)
      if (open.length === 0) return
      const form = open.length === 1 ? refusals.openTables.one : refusals.openTables.other
      throw new AppError('conflict', fillText(form, { n: open.length }))
    },

    /**
     * A decision is about what is true now: a table that is opened further needs another one. What is returned writes it
     * down and tells how the tables then stand.
     */
    async allow(
      project: OpenProject,
      tables: readonly OpenTable[],
      decidedBy: string,
    ): Promise<() => Promise<TableCheck>> {
      if (!mayDecide(project)) throw new AppError('forbidden', words.ownerOnly)
      const found = await findTables(project)
      const keys = new Set(found.map(keyOf))
      if (tables.some((table) => !keys.has(keyOf(table))))
        throw new AppError('conflict', refusals.tableChanged)
      return async () => {
        await store.saveDecisions(project.id, tables, decidedBy)
        return present(project, await withDecisions(project, found))
      }
    },
  }
}

const keyOf = ({ schema, name, finding }: OpenTable) => JSON.stringify([schema, name, finding])

const present = (project: OpenProject, tables: readonly FoundTable[]): TableCheck => ({
  tables: [...tables],
  canDecide: mayDecide(project),
})

const mayDecide = ({ userId, ownerId, role }: OpenProject) => userId === ownerId || role === 'admin'
