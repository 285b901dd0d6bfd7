import type { Sessions } from '../http/require-session.ts'
import type { AccountStore } from '../modules/auth/index.ts'
import type { MailModule } from '../modules/mail/index.ts'
import type { ProjectsModule } from '../modules/projects/index.ts'
import { createSettingsModule, createSettingsStore } from '../modules/settings/index.ts'
import { addressAt } from './addresses.ts'
import type { Ground } from './ground.ts'

interface Dependencies {
  port: number
  sessions: Sessions
  projects: ProjectsModule
  accounts: AccountStore
  mail: MailModule
}

/** What users and projects are set to. */
export function composeSettings({ config, orm, database: { asOne } }: Ground, dependencies: Dependencies) {
  const { port, sessions, projects, accounts, mail } = dependencies
  return createSettingsModule({
    store: createSettingsStore(orm),
    sessions,
    projects,
    asOne,
    findEmail: (userId) => accounts.findEmail(userId),
    sendRunReport: mail.sendRunReport,
    siteUrl: addressAt(config, port),
  })
}
