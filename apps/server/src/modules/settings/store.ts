import type { ProjectId, ProjectSettings, Settings, UserId } from '@joinery/contract'
import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { projectSettings, userSettings } from './schema.ts'

export type StoredProjectSettings = Omit<ProjectSettings, 'title'>

export type SettingsStore = ReturnType<typeof createSettingsStore>

export function createSettingsStore(orm: Orm) {
  const findOfUser = orm
    .select(userColumns)
    .from(userSettings)
    .where(eq(userSettings.userId, sql.placeholder('userId')))
    .prepare('find_settings')

  return {
    /** Until the transaction ends, nobody else has their turn with the same. */
    async holdTurn(name: UserId | ProjectId): Promise<void> {
      await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`settings of ${name}`}, 0))`)
    },

    /** Undefined for those who have never saved any. */
    find: async (userId: UserId): Promise<Settings | undefined> => (await findOfUser.execute({ userId }))[0],

    async save(userId: UserId, settings: Settings): Promise<void> {
      await orm
        .insert(userSettings)
        .values({ userId, ...settings })
        .onConflictDoUpdate({ target: userSettings.userId, set: settings })
    },

    async findOfProject(id: ProjectId): Promise<StoredProjectSettings | undefined> {
      const [row] = await orm
        .select(projectColumns)
        .from(projectSettings)
        .where(eq(projectSettings.projectId, id))
      return row
    },

    /** Changes what is named, and leaves the rest as it is or as `initial` has it. */
    async saveOfProject(
      projectId: ProjectId,
      initial: StoredProjectSettings,
      changes: Partial<StoredProjectSettings>,
    ): Promise<void> {
      const insertion = orm.insert(projectSettings).values({ projectId, ...initial, ...changes })
      const target = projectSettings.projectId
      await (Object.keys(changes).length === 0
        ? insertion.onConflictDoNothing({ target })
        : insertion.onConflictDoUpdate({ target, set: changes }))
    },
  }
}

const userColumns = {
  theme: userSettings.theme,
  frontendLanguage: userSettings.frontendLanguage,
  frontendFramework: userSettings.frontendFramework,
  backendFramework: userSettings.backendFramework,
  mailsSuccess: userSettings.mailsSuccess,
  mailsFailure: userSettings.mailsFailure,
}

const projectColumns = {
  showsBadge: projectSettings.showsBadge,
  model: projectSettings.model,
  setup: projectSettings.setup,
}
