import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { projectId, versionId } from '../ids.ts'
import {
  appBackendService,
  branchName,
  connection,
  onConflict,
  pullResult,
  pushResult,
  repository,
  repositorySettings,
  serviceId,
} from '../integrations.ts'
import { line, prose } from '../plain-text.ts'
import { texts } from '../texts/index.ts'
import { webAddress } from '../web-address.ts'

const { appBackend, designTool } = texts.integrations

const secret = line.trim().min(1).max(10_000)

/** The repository that whoever asks has before them. Refused with `conflict` where another one is linked by now. */
const meant = line.max(2_000).optional()

export const integrationEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/integrations',
    input: z.strictObject({}),
    output: z.strictObject({
      connections: z.array(connection),
      /** Whether this installation has an app at the code host, so that nobody has to type a token. */
      hasCodeHostingApp: z.boolean(),
    }),
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/integrations/:service',
    input: z.strictObject({
      service: serviceId,
      /** When what is meant was connected. Refused with `conflict` where another one is connected by now. */
      connectedAt: z.iso.datetime().optional(),
    }),
    output: z.strictObject({ isRemoved: z.literal(true) }),
  }),
  connectCodeHosting: defineEndpoint({
    method: 'POST',
    path: '/api/integrations/code-hosting',
    input: z.strictObject({ token: secret }),
    output: connection,
  }),
  /** Where the browser goes to agree. It comes back to the settings with a code. */
  beginCodeHosting: defineEndpoint({
    method: 'POST',
    path: '/api/integrations/code-hosting/begin',
    input: z.strictObject({}),
    output: z.strictObject({ url: webAddress }),
  }),
  /** Only whoever began may finish: the state names them. */
  finishCodeHosting: defineEndpoint({
    method: 'POST',
    path: '/api/integrations/code-hosting/finish',
    input: z.strictObject({ code: line.min(1).max(1_000), state: line.min(1).max(4_000) }),
    output: connection,
  }),
  organizations: defineEndpoint({
    method: 'GET',
    path: '/api/integrations/code-hosting/organizations',
    input: z.strictObject({}),
    output: z.strictObject({ organizations: z.array(z.string()) }),
  }),
  connectHostedBackend: defineEndpoint({
    method: 'POST',
    path: '/api/integrations/hosted-backend',
    input: z.strictObject({
      url: line.trim().min(1).max(2_000),
      /** The key that browsers may see. */
      publishableKey: secret,
      /** The key that only servers may see. It is kept, and never written into a project. */
      secretKey: line.trim().max(10_000).default(''),
    }),
    output: connection,
  }),
  connectDesignTool: defineEndpoint({
    method: 'POST',
    path: '/api/integrations/design-tool',
    input: z.strictObject({ token: line.trim().min(1, designTool.tokenRequired).max(1_000) }),
    output: connection,
  }),
  connectAppBackend: defineEndpoint({
    method: 'POST',
    path: '/api/integrations/app-backend',
    input: z.strictObject({
      configuration: prose.trim().min(1, appBackend.configurationRequired).max(20_000),
      services: z.array(appBackendService).max(6),
      /** When what is replaced was connected; null where nothing is. Refused with `conflict` where it is another one. */
      replaces: z.iso.datetime().nullable().optional(),
    }),
    output: connection,
  }),
  repository: defineEndpoint({
    method: 'GET',
    path: '/api/projects/:projectId/repository',
    input: z.strictObject({ projectId }),
    output: z.strictObject({ repository: repository.nullable() }),
  }),
  /** Makes a repository at the code host and links it. */
  createRepository: defineEndpoint({
    method: 'POST',
    path: '/api/projects/:projectId/repository',
    input: repositorySettings.extend({ projectId }),
    output: repository,
  }),
  /**
   * Links a repository that is there already, on any Git server that speaks HTTPS. Without a token it is one of the
   * code host that the account is connected to.
   */
  linkRepository: defineEndpoint({
    method: 'PUT',
    path: '/api/projects/:projectId/repository',
    input: z.strictObject({
      projectId,
      remoteUrl: line.trim().min(1).max(2_000),
      branch: branchName.default('main'),
      username: line.trim().max(200).default(''),
      token: line.trim().max(10_000).default(''),
    }),
    output: repository,
  }),
  /** The repository itself stays as it is. */
  unlinkRepository: defineEndpoint({
    method: 'DELETE',
    path: '/api/projects/:projectId/repository',
    input: z.strictObject({ projectId, remoteUrl: meant }),
    output: z.strictObject({ isRemoved: z.literal(true) }),
  }),
  /** Pushes a version, or the files as they are now, as one commit. What others pushed meanwhile is never replaced. */
  push: defineEndpoint({
    method: 'POST',
    path: '/api/projects/:projectId/repository/push',
    input: z.strictObject({
      projectId,
      versionId: versionId.optional(),
      message: prose.trim().min(1).max(2_000).default(texts.versions.commitMessage),
      remoteUrl: meant,
    }),
    output: pushResult,
  }),
  pull: defineEndpoint({
    method: 'POST',
    path: '/api/projects/:projectId/repository/pull',
    input: z.strictObject({ projectId, onConflict, remoteUrl: meant }),
    output: pullResult,
  }),
  /** Tells the builds at the code host where the hosted backend is: as variables of the repository. */
  linkBackend: defineEndpoint({
    method: 'POST',
    path: '/api/projects/:projectId/repository/backend',
    input: z.strictObject({ projectId }),
    output: z.strictObject({ variables: z.array(z.string()) }),
  }),
  /** Writes the client code of a connected backend into the project. */
  addBackendClient: defineEndpoint({
    method: 'POST',
    path: '/api/projects/:projectId/backend-client',
    input: z.strictObject({ projectId, service: z.enum(['hosted-backend', 'app-backend']), onConflict }),
    output: z.strictObject({ files: z.array(z.string()) }),
  }),
  /** The frames and styles of a design file as components and variables. Asked for again, it brings what changed. */
  importDesign: defineEndpoint({
    method: 'POST',
    path: '/api/projects/:projectId/design',
    input: z.strictObject({
      projectId,
      /** The file's address in the design tool, or its key. */
      file: line.trim().min(1).max(2_000),
      onConflict,
    }),
    output: z.strictObject({
      name: z.string(),
      files: z.array(z.string()),
      components: z.int(),
      tokens: z.int(),
    }),
  }),
} as const
