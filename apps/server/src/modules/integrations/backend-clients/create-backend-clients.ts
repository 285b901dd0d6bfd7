import { fillText, texts } from '@joinery/contract'
import type { OnConflict, ServiceId } from '@joinery/contract'
import type { AsOne } from '../../../http/as-one.ts'
import type { Caller } from '../../../http/require-session.ts'
import { findEntry } from '../../projects/index.ts'
import type { OpenProject, ProjectsModule } from '../../projects/index.ts'
import type { Connections } from '../connections/create-connections.ts'
import type { GeneratedFileStore } from '../generated-files/store.ts'
import { writeIntoProject } from '../write-into-project.ts'
import { writeAppBackendClient, writeHostedBackendClient } from './client-code.ts'
import type { ClientCode } from './client-code.ts'
import { setVariables } from './set-variables.ts'

interface Dependencies {
  connections: Pick<Connections, 'openHostedBackend' | 'openAppBackend'>
  projects: Pick<ProjectsModule, 'resolveTree' | 'changeFiles' | 'readFile'>
  store: GeneratedFileStore
  asOne: AsOne
}

interface Adding {
  caller: Caller
  project: OpenProject
  service: Extract<ServiceId, 'hosted-backend' | 'app-backend'>
  onConflict: OnConflict
}

const environmentFile = '.env'

/** Writes the client code of a connected backend into a project. Keys that are secret stay here. */
export function createBackendClients({ connections, projects, store, asOne }: Dependencies) {
  async function codeFor(caller: Caller, service: Adding['service']): Promise<ClientCode> {
    if (service === 'hosted-backend') {
      const { url, publishableKey } = await connections.openHostedBackend(caller)
      return writeHostedBackendClient({ url, publishableKey })
    }
    const { appBackendServices, ...configuration } = await connections.openAppBackend(caller)
    return writeAppBackendClient(configuration, appBackendServices)
  }

  return {
    async add({ caller, project, service, onConflict }: Adding): Promise<string[]> {
      const { files, variables } = await codeFor(caller, service)
      const environment = findEntry(await projects.resolveTree(project.treeId), environmentFile)
      const isThere = environment?.kind === 'file'
      const text = isThere ? (await projects.readFile(project.treeId, environmentFile)).content : ''
      const theirs = new Map([...files, [environmentFile, setVariables(text, variables)]])
      const known = (await store.find(project.id, service)).filter(([path]) => path !== environmentFile)
      return asOne(async () => {
        const { changed, base } = await writeIntoProject({
          projects,
          project,
          // The environment is read and changed in one go, so whatever the user wrote into it is no conflict.
          base: isThere ? [...known, [environmentFile, environment.hash]] : known,
          theirs: new Map([...theirs].map(([path, content]) => [path, Buffer.from(content)])),
          onConflict,
          description: fillText(texts.integrations.clientVersion, { service: serviceNames[service] }),
        })
        await store.save(project.id, service, base)
        return [...changed]
      })
    },
  }
}

const { services } = texts
const serviceNames = { 'hosted-backend': services.hostedBackend, 'app-backend': services.appBackend }
