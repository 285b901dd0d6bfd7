import { endpoints, pickLatestFile } from '@joinery/contract'
import type { ProjectId, ScreenName } from '@joinery/contract'
import type { z } from 'zod'
import type { ExpectedProject } from '../projects/index.ts'
import type { Ask, Gathering } from './gather-answers.ts'

const {
  account,
  aiProviders,
  analytics,
  backends,
  databases,
  files,
  integrations,
  mail,
  projects,
  runs,
  session,
  settings,
  team,
  usage,
} = endpoints

type Wanted = z.output<typeof endpoints.screens.read.input>

interface Reading extends Gathering {
  expectNewest: () => ExpectedProject | undefined
  allAsked: () => Promise<void>
}

/**
 * Asks for everything that a screen shows first. Only what cannot be known earlier waits for another answer, and what
 * others wait for or what takes longest is asked for first.
 */
export const readScreen = (reading: Reading, wanted: Wanted): Promise<unknown> =>
  Promise.all([
    readers[wanted.screen](reading, wanted),
    wanted.withShell === 'true' && wanted.screen !== 'shell' && readers.shell(reading, wanted),
  ])

/** Asks in the same turn, and after everything that is asked for at once. */
async function atLast<Result>(read: () => Promise<Result>): Promise<Result> {
  await new Promise<void>((resolve) => process.nextTick(resolve))
  return read()
}

/** Asks while the database works already on what was asked for first; it leaves with what is gathered until the end of the turn. */
const inTheMeantime = <Result>({ allAsked }: Reading, read: () => Promise<Result>): Promise<Result> =>
  atLast(async () => {
    await allAsked()
    return read()
  })

const readers: Record<ScreenName, (reading: Reading, wanted: Wanted) => Promise<unknown>> = {
  shell: (reading) =>
    Promise.all([
      // These and the list of projects tell of the same payer, who is asked for once.
      reading.ask(usage.read, {}),
      reading.ask(session.current, {}),
      inTheMeantime(reading, () => reading.ask(settings.read, {})),
    ]),

  home: (reading) =>
    Promise.all([
      readLatestWork(reading),
      // Both ask for the user's accounts, which are gathered until the end of this turn.
      atLast(() => Promise.all([reading.ask(aiProviders.list, {}), reading.ask(runs.models, {})])),
      inTheMeantime(reading, () => reading.ask(integrations.list, {})),
    ]),

  projects: ({ ask }) => ask(projects.list, {}),

  users: ({ ask }, { workspaceId }) => Promise.all([readTeam(ask, workspaceId), ask(mail.access, {})]),

  settings: ({ ask }, { projectId, withShell }) =>
    Promise.all([
      withShell === 'false' && ask(settings.read, {}),
      readProjectSettings(ask, projectId),
      ask(integrations.list, {}),
      ask(aiProviders.list, {}),
      ask(account.devices, {}),
    ]),

  databases: ({ ask }, { databaseId }) =>
    Promise.all([readDatabases(ask, databaseId), ask(backends.list, {})]),

  analytics: ({ ask }, { from, to, scope }) => ask(analytics.read, { from, to, scope }),
}

/**
 * The newest project, with what its last run wrote. Whoever was here lately has the same newest project in most cases, so
 * that is read at once; where the list then names another one, that is read instead.
 */
async function readLatestWork(reading: Reading): Promise<void> {
  const { ask, guess, expectNewest } = reading
  const expected = expectNewest()
  const guessed = guess()
  const [list] = await Promise.all([
    expected ? atLast(() => ask(projects.list, {})) : ask(projects.list, {}),
    expected && readWork({ ...reading, ask: guessed.ask }, expected.id),
  ])
  const newest = list?.read().projects[0]
  if (!newest) return
  if (newest.id === expected?.id && expected.isStillNewest()) guessed.takeIn()
  else await readWork(reading, newest.id)
}

function readWork(reading: Reading, projectId: ProjectId): Promise<unknown> {
  const { ask } = reading
  return Promise.all([
    readLatestFile(ask, projectId),
    // The conversation waits for it as well.
    ask(integrations.repository, { projectId }),
    inTheMeantime(reading, () =>
      Promise.all([ask(runs.list, { projectId, ended: 0 }), ask(files.tree, { projectId })]),
    ),
  ])
}

async function readLatestFile(ask: Ask, projectId: ProjectId): Promise<void> {
  const path = pickLatestFile((await ask(runs.messages, { projectId }))?.read().messages ?? [])
  if (path !== undefined) await ask(files.read, { projectId, path })
}

async function readTeam(ask: Ask, wanted: Wanted['workspaceId']): Promise<void> {
  const current = (await ask(team.read, wanted === undefined ? {} : { workspaceId: wanted }))?.read().current
  if (current?.role === 'admin') await ask(team.audit, { workspaceId: current.id })
}

/** Of the project that is meant, or of the newest one where that is gone. */
async function readProjectSettings(ask: Ask, wanted: ProjectId | undefined): Promise<void> {
  const list = (await ask(projects.list, {}))?.read().projects ?? []
  const projectId = (list.find(({ id }) => id === wanted) ?? list[0])?.id
  if (projectId !== undefined) await ask(settings.readProject, { projectId })
}

/** What is in them is for their own servers to tell, which may take their time: that is asked for alone. */
async function readDatabases(ask: Ask, wanted: Wanted['databaseId']): Promise<void> {
  const list = (await ask(databases.list, {}))?.read().databases ?? []
  const databaseId = (list.find(({ id }) => id === wanted) ?? list[0])?.id
  if (databaseId !== undefined) await ask(databases.history, { databaseId })
}
