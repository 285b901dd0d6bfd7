import type { ProjectId, RunId, RunPlan } from '@joinery/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database.ts'
import type { RunRow } from '../runs/run-row.ts'
import { chatHistory, runs } from '../schema.ts'

/** What a person can change of a plan. */
export type PlanEdit = Pick<RunPlan, 'steps' | 'files'> & { name: string }

/** The plans that runs propose. */
export function createPlanStore(orm: Orm) {
  return {
    async notePlan({ id, fence }: Pick<RunRow, 'id' | 'fence'>, plan: RunPlan): Promise<void> {
      await orm
        .update(runs)
        .set({ plan })
        .where(and(eq(runs.id, id), eq(runs.fence, fence)))
    },

    /** Only while it is proposed and no run carries it out. What the conversation shows of it changes with it. */
    async editPlan(
      { id, projectId }: Pick<RunRow, 'id' | 'projectId'>,
      { name, steps, files }: PlanEdit,
    ): Promise<RunPlan | undefined> {
      return orm.transaction(async (transaction) => {
        const [row] = await transaction
          .select({ plan: runs.plan })
          .from(runs)
          .where(
            and(
              eq(runs.id, id),
              eq(runs.mode, 'plan'),
              eq(runs.status, 'succeeded'),
              sql`not exists (select from ${runs} o where o.project_id = ${projectId} and o.approved_plan = ${id})`,
            ),
          )
          .for('update')
        if (!row?.plan) return undefined
        const plan = { ...row.plan, app: { ...row.plan.app, name }, steps, files }
        await transaction.update(runs).set({ plan }).where(eq(runs.id, id))
        await transaction
          .update(chatHistory)
          .set({ plan })
          .where(and(eq(chatHistory.runId, id), eq(chatHistory.isUser, false)))
        return plan
      })
    },

    async findPlan(projectId: ProjectId, id: RunId): Promise<RunPlan | null> {
      const [row] = await orm
        .select({ plan: runs.plan })
        .from(runs)
        .where(and(eq(runs.id, id), eq(runs.projectId, projectId)))
      return row?.plan ?? null
    },
  }
}
