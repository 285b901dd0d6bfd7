import type { ContentHash, PreviewError, ProjectId } from '@joinery/contract'
import type { Diagnostic, ProjectFiles } from '@joinery/preview-compiler'
import type { App } from '../../http/app-types.ts'
import type { EventStreams } from '../../http/event-streams.ts'
import type { OpenDoor } from '../../http/http-server.ts'
import type { Sessions } from '../../http/require-session.ts'
import type { BodyStore, ExpectedFile, OpenProject, ProjectsModule, TreeId } from '../projects/index.ts'
import { createFindWay } from './access/find-way.ts'
import { createJudgeAccess } from './access/judge-access.ts'
import { createPreviewDoors } from './access/preview-doors.ts'
import { createPreviewHosts } from './access/preview-hosts.ts'
import { createPreviewPasses } from './access/preview-passes.ts'
import { createAddPackages } from './add-packages.ts'
import { addBadge } from './badge.ts'
import { createLivePreviews } from './live/live-previews.ts'
import { createProjectSource } from './live/project-source.ts'
import type { PreviewCompiler } from './preview-compiler.ts'
import { createRecordError } from './record-error.ts'
import { addPreviewRoutes } from './routes.ts'
import { createRuntimeErrors } from './runtime-errors.ts'
import { shareErrors } from './share-errors.ts'
import { createPreviewApp } from './serve/create-preview-app.ts'
import { createPreviewHeaders } from './serve/preview-headers.ts'
import { createPlaceOf } from './serve/preview-place.ts'

export type { PackageFile, PreviewCompiler } from './preview-compiler.ts'
export { contentTypeOf } from './serve/content-type.ts'

interface Dependencies {
  projects: Pick<ProjectsModule, 'openProject' | 'resolveTree' | 'findFiles'>
  bodies: BodyStore
  sessions: Sessions
  streams: EventStreams
  openCompiler: () => Promise<PreviewCompiler>
  /** The name below which each project has its own, such as `preview.localhost:3000`. */
  host: string
  /** Whether previews are asked at whatever port the page is. */
  followsPort: boolean
  appOrigins: readonly [string, ...string[]]
  /** Where previews stand that are looked at from where no name can be opened. */
  ports: { readonly first: number; readonly last: number }
  openDoor: OpenDoor
  key: Uint8Array
  /** Whether the project's app says what it was made with. */
  showsBadge: (projectId: ProjectId) => Promise<boolean>
  /** What the project's app reads from its environment beside its own files. */
  environmentOf: (projectId: ProjectId) => Promise<Readonly<Record<string, string>>>
  /** Where there may be other servers: what reaches all of them. */
  notices?: Parameters<typeof shareErrors>[0]['notices']
  now: () => Date
}

/** The body of a file of a built site: its own, or one that is stored already. */
export type BuiltFile = string | Uint8Array | { readonly hash: ContentHash }

export interface BuiltProject {
  readonly files: ReadonlyMap<string, BuiltFile>
  readonly diagnostics: readonly Diagnostic[]
}

export type PreviewModule = ReturnType<typeof createPreviewModule>

/** Projects as they run: each on an origin of its own, compiled as it changes. */
export function createPreviewModule(dependencies: Dependencies) {
  const { projects, bodies, sessions, streams, openCompiler, host, followsPort, appOrigins, key, now } =
    dependencies
  const { showsBadge, environmentOf, notices, ports, openDoor } = dependencies
  const isHttps = appOrigins[0].startsWith('https:')
  const hosts = createPreviewHosts({ host, protocol: isHttps ? 'https:' : 'http:', followsPort, key })
  const doors = createPreviewDoors({ ports, open: (port) => openDoor(port, originApp) })
  const ways = createFindWay({ hosts, doors, appOrigins })
  const passes = createPreviewPasses({ key, now })
  const source = createProjectSource({ resolveTree: projects.resolveTree, bodies })
  const previews = createLivePreviews({
    source,
    openPool: async () => (await openCompiler()).pool,
    environmentOf,
  })
  const errors = notices ? shareErrors({ errors: createRuntimeErrors(), notices }) : createRuntimeErrors()
  const originApp = createPreviewApp({
    placeOf: createPlaceOf({ hosts, doors }),
    passes,
    judge: createJudgeAccess({ sessions, openProject: projects.openProject, now }),
    sessions,
    streams,
    previews,
    source,
    openCompiler,
    showsBadge,
    siteUrl: appOrigins[0],
    recordError: createRecordError({ errors, now }),
    headersOf: createPreviewHeaders({ appOrigins, isHttps }),
  })

  async function readProject(projectId: ProjectId): Promise<ProjectFiles> {
    const project = await projects.findFiles(projectId)
    return project ? source.readFiles(await source.list(project.treeId)) : new Map()
  }

  return {
    /** Whether a request with this Host header is for a preview, which then answers it. */
    owns: hosts.owns,
    fetch: originApp.fetch,
    /** What a page of the app may frame that was asked for at this address. */
    framesAt: ways.framesAt,

    addRoutes: (app: App) =>
      addPreviewRoutes(app, {
        findWay: ways.findWay,
        passes,
        previews,
        errors,
        sessions,
        openProject: projects.openProject,
        async addPackages(project, names) {
          const preview = await previews.open(project)
          const { packages } = await openCompiler()
          const manifests = (await source.list(project.treeId)).filter(({ path }) => path === 'package.json')
          const manifest = (await source.readFiles(manifests)).get('package.json')
          const added = await createAddPackages(packages)({
            names,
            state: preview.state(),
            manifest: typeof manifest === 'string' ? manifest : undefined,
          })
          if (added.some(({ version }) => version !== null)) await previews.reopen(project)
          return added
        },
      }),

    /** Shows a file while it is being stored. */
    async fileExpected(projectId: ProjectId, file: ExpectedFile): Promise<void> {
      const preview = await previews.find(projectId)
      await preview?.write(file)
    },

    /** Takes back a file that could not be stored. */
    async fileRefused(projectId: ProjectId, path: string): Promise<void> {
      const preview = await previews.find(projectId)
      const project = preview && (await projects.findFiles(projectId))
      if (project) await preview.withdraw(path, project)
    },

    /** Shows a project as it is from now on, to whoever looks at it. */
    async projectChanged(project: OpenProject, isUnderWay: boolean): Promise<void> {
      previews.noteRun(project.id, isUnderWay)
      const preview = await previews.find(project.id)
      await preview?.follow(project, { isUnderWay })
    },

    /** The same, where another server made the change and only its name arrived. */
    async projectChangedElsewhere(projectId: ProjectId, isUnderWay: boolean): Promise<void> {
      previews.noteRun(projectId, isUnderWay)
      const preview = await previews.find(projectId)
      const project = preview && (await projects.findFiles(projectId))
      if (project) await preview.follow(project, { isUnderWay })
    },

    /** Shows a project anew, whose app finds something else in its environment. */
    async environmentChanged(projectId: ProjectId): Promise<void> {
      const project = previews.find(projectId) && (await projects.findFiles(projectId))
      if (project) await previews.reopen({ id: projectId, ...project })
    },

    /** What the compiler says about a project as it is, or about files that are not part of it yet. */
    async checkProject(
      projectId: ProjectId,
      files?: ReadonlyMap<string, string>,
    ): Promise<readonly Diagnostic[]> {
      const open = previews.find(projectId)
      const project = files ? undefined : await projects.findFiles(projectId)
      if (project && open) return (await open).check(project)
      const { pool } = await openCompiler()
      const session = await pool.open(files ?? (await readProject(projectId)))
      session.close()
      return session.opened.diagnostics
    },

    /** Whether somebody looks at the project's app now, so that what goes wrong in it is reported. */
    isWatched: async (projectId: ProjectId): Promise<boolean> => {
      const preview = await previews.find(projectId)
      return preview !== undefined && preview.watcherCount() > 0
    },

    runtimeErrorsSince: (projectId: ProjectId, time: Date): PreviewError[] => errors.since(projectId, time),

    /** The project as it is published: what stands where, or what keeps it from being built. */
    async buildProject(projectId: ProjectId, treeId: TreeId): Promise<BuiltProject> {
      const listed = await source.list(treeId)
      const [{ build }, env] = await Promise.all([openCompiler(), environmentOf(projectId)])
      const { files, diagnostics } = await build(await source.readFiles(listed), env)
      const hasBadge = await showsBadge(projectId)
      const stored = new Map(listed.map(({ path, hash }) => [path, { hash }]))
      const places = [...files].map(([path, file]): [string, BuiltFile] => {
        const isOwn = typeof file === 'string' || file instanceof Uint8Array
        const isBadged = hasBadge && path.endsWith('.html') && typeof file === 'string'
        if (isBadged) return [path, addBadge(file, appOrigins[0])]
        return [path, isOwn ? file : (stored.get(file.projectPath) ?? '')]
      })
      return { files: new Map(places), diagnostics }
    },

    /** The files that a project lacks to run outside. */
    async completeFiles(treeId: TreeId): Promise<ReadonlyMap<string, string>> {
      const files = await source.readFiles(await source.list(treeId))
      const { pool, complete } = await openCompiler()
      const session = await pool.open(files)
      session.close()
      return complete(
        files,
        session.opened.packages.map(({ specifier }) => specifier),
      )
    },

    /** Makes ready what the first preview needs, for a server that has nothing else to do. */
    async warm(): Promise<void> {
      const compiler = await openCompiler()
      await compiler.warm()
    },

    close: async (): Promise<void> => {
      await doors.close()
      previews.close()
    },
  }
}
