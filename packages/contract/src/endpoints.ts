import { accountEndpoints } from './endpoints/account.ts'
import { fileEndpoints } from './endpoints/files.ts'
import { instanceEndpoints } from './endpoints/instance.ts'
import { missingPageEndpoints } from './endpoints/missing-pages.ts'
import { previewEndpoints } from './endpoints/preview.ts'
import { projectEndpoints } from './endpoints/projects.ts'
import { runEndpoints } from './endpoints/runs.ts'
import { sessionEndpoints } from './endpoints/session.ts'
import { usageEndpoints } from './endpoints/usage.ts'
import { versionEndpoints } from './endpoints/versions.ts'

/** Every operation of the API, by area. The web app imports the areas one by one, so that a page carries only its own. */
export const endpoints = {
  account: accountEndpoints,
  files: fileEndpoints,
  instance: instanceEndpoints,
  missingPages: missingPageEndpoints,
  preview: previewEndpoints,
  projects: projectEndpoints,
  runs: runEndpoints,
  session: sessionEndpoints,
  usage: usageEndpoints,
  versions: versionEndpoints,
} as const
