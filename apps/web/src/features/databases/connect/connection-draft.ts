import { fillText, texts } from '@joinery/contract'
import type {
  DatabaseConnection,
  databaseEndpoints,
  DatabaseEngine,
  DatabaseTls,
  InputOf,
} from '@joinery/contract'

/** What the form holds, as it was typed. */
export interface ConnectionDraft {
  readonly way: 'fields' | 'url'
  readonly name: string
  readonly engine: DatabaseEngine
  readonly host: string
  readonly port: string
  readonly database: string
  readonly username: string
  readonly password: string
  readonly url: string
  readonly tls: DatabaseTls
  readonly caCertificate: string
}

export const emptyDraft: ConnectionDraft = {
  way: 'fields',
  name: '',
  engine: 'postgresql',
  host: '',
  port: '5432',
  database: '',
  username: '',
  password: '',
  url: '',
  tls: 'verify',
  caCertificate: '',
}

/** A connection that is kept, as a draft of its change. Its password is not known here; left empty, it stays. */
export function draftOf({
  name,
  engine,
  host,
  port,
  database,
  username,
  tls,
}: DatabaseConnection): ConnectionDraft {
  return { ...emptyDraft, name, engine, host, port: String(port), database, username, tls }
}

const shownFields = ['name', 'engine', 'host', 'port', 'database', 'username', 'tls'] as const

interface Overtaken {
  before: DatabaseConnection
  now: DatabaseConnection
}

/**
 * A draft that goes on from what is kept by now: what was typed stays, all else is as it is kept. What is new is told
 * with it, field by field; a password or a certificate is not.
 */
export function rebaseDraft(draft: ConnectionDraft, { before, now }: Overtaken) {
  const { newsOf } = texts.databases.edit
  const [old, fresh] = [draftOf(before), draftOf(now)]
  const changed = shownFields.filter((field) => old[field] !== fresh[field])
  const taken = changed.filter((field) => draft[field] === old[field])
  return {
    draft: { ...draft, ...Object.fromEntries(taken.map((field) => [field, fresh[field]])) },
    news: changed.map((field) =>
      fillText(newsOf, { field: texts.databases.connect[field], value: showField(fresh, field) }),
    ),
  }
}

function showField(draft: ConnectionDraft, field: (typeof shownFields)[number]): string {
  if (field === 'engine') return texts.databases.engines[draft.engine]
  return field === 'tls' ? texts.databases.connect.tlsModes[draft.tls] : draft[field]
}

const usualPorts: Record<DatabaseEngine, string> = { postgresql: '5432', mysql: '3306' }

/** The port follows the kind of database, unless somebody has typed another one. */
export function chooseEngine(draft: ConnectionDraft, engine: DatabaseEngine): ConnectionDraft {
  const isUsual = draft.port === usualPorts[draft.engine]
  return { ...draft, engine, port: isUsual ? usualPorts[engine] : draft.port }
}

export type Problems = Partial<Record<keyof ConnectionDraft, string>>

/** What is still wrong with a draft, by field, in the order of the form. */
export function findProblems(draft: ConnectionDraft, { isSaving }: { isSaving: boolean }): Problems {
  const { required, portInvalid } = texts.databases.connect
  const needed =
    draft.way === 'url' ? (['url'] as const) : (['host', 'port', 'database', 'username'] as const)
  const missing = [...(isSaving ? (['name'] as const) : []), ...needed].filter(
    (field) => draft[field].trim() === '',
  )
  const problems: Problems = Object.fromEntries(missing.map((field) => [field, required]))
  if (draft.way === 'fields' && !problems.port && !isPort(draft.port)) problems.port = portInvalid
  return problems
}

const isPort = (text: string) => /^\d{1,5}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 65_535

type Connecting = Omit<InputOf<typeof databaseEndpoints.try>, 'databaseId'>

/** A draft without problems, as the server takes it. */
export function readDraft(draft: ConnectionDraft): Connecting {
  const { engine, host, database, username, password, url, tls, caCertificate } = draft
  const port = Number(draft.port)
  return {
    address: draft.way === 'url' ? { url } : { engine, host, port, database, username, password },
    tls,
    ...(caCertificate.trim() !== '' && tls === 'verify' && { caCertificate }),
  }
}
