import { accountEndpoints } from './endpoints/account.ts'
import { billingEndpoints } from './endpoints/billing.ts'
import { aiProviderEndpoints } from './endpoints/ai-providers.ts'
import { analyticsEndpoints } from './endpoints/analytics.ts'
import { backendEndpoints } from './endpoints/backends.ts'
import { databaseEndpoints } from './endpoints/databases.ts'
import { fileEndpoints } from './endpoints/files.ts'
import { instanceEndpoints } from './endpoints/instance.ts'
import { integrationEndpoints } from './endpoints/integrations.ts'
import { mailEndpoints } from './endpoints/mail.ts'
import { missingPageEndpoints } from './endpoints/missing-pages.ts'
import { previewEndpoints } from './endpoints/preview.ts'
import { projectEndpoints } from './endpoints/projects.ts'
import { publishingEndpoints } from './endpoints/publishing.ts'
import { runEndpoints } from './endpoints/runs.ts'
import { screenEndpoints } from './endpoints/screens.ts'
import { sessionEndpoints } from './endpoints/session.ts'
import { teamEndpoints } from './endpoints/team.ts'
import { settingsEndpoints } from './endpoints/settings.ts'
import { usageEndpoints } from './endpoints/usage.ts'
import { versionEndpoints } from './endpoints/versions.ts'

/** Every operation of the API, by area. The web app imports the areas one by one, so that a page carries only its own. */
export const endpoints = {
  account: accountEndpoints,
  billing: billingEndpoints,
  aiProviders: aiProviderEndpoints,
  analytics: analyticsEndpoints,
  backends: backendEndpoints,
  databases: databaseEndpoints,
  files: fileEndpoints,
  instance: instanceEndpoints,
  integrations: integrationEndpoints,
  mail: mailEndpoints,
  missingPages: missingPageEndpoints,
  preview: previewEndpoints,
  projects: projectEndpoints,
  publishing: publishingEndpoints,
  runs: runEndpoints,
  screens: screenEndpoints,
  session: sessionEndpoints,
  team: teamEndpoints,
  settings: settingsEndpoints,
  usage: usageEndpoints,
  versions: versionEndpoints,
} as const
