import { fillText, texts } from '@joinery/contract'
import type { OnConflict } from '@joinery/contract'
import type { AsOne } from '../../../http/as-one.ts'
import { AppError } from '../../../http/app-error.ts'
import type { LimitAtOnce } from '../../../http/limit-at-once.ts'
import type { Caller } from '../../../http/require-session.ts'
import type { OpenProject, ProjectsModule } from '../../projects/index.ts'
import { askJson } from '../ask-json.ts'
import type { Connections } from '../connections/create-connections.ts'
import type { GeneratedFileStore } from '../generated-files/store.ts'
import type { Outside } from '../outside.ts'
import { writeIntoProject } from '../write-into-project.ts'
import type { ProjectFiles } from '../write-into-project.ts'
import { convertDesign } from './convert-design.ts'
import { designFile } from './design-file.ts'
import type { DesignFile } from './design-file.ts'

interface Dependencies {
  connections: Pick<Connections, 'openDesignTool'>
  projects: ProjectFiles & Pick<ProjectsModule, 'openProject'>
  store: GeneratedFileStore
  asOne: AsOne
  outside: Outside
  inTurn: LimitAtOnce
}

interface Import {
  caller: Caller
  project: OpenProject
  /** The file's address in the design tool, or its key. */
  file: string
  onConflict: OnConflict
}

const { refusals, version } = texts.integrations.designTool
const maxFileBytes = 40 * 1024 * 1024

/** Designs become files of a project. Importing again brings what changed in the design, and only that. */
export function createDesigns({ connections, projects, store, asOne, outside, inTurn }: Dependencies) {
  async function fetchFile(key: string, token: string): Promise<DesignFile> {
    const reply = await askJson({
      fetch: outside.fetchTrusted,
      url: `${outside.designToolUrl}/v1/files/${key}`,
      headers: { 'x-figma-token': token },
      maxBytes: maxFileBytes,
    })
    if (!reply) throw new AppError('invalid-input', refusals.unreachable)
    if (reply.status === 404) throw new AppError('invalid-input', refusals.noFile)
    if ([401, 403].includes(reply.status)) throw new AppError('invalid-input', refusals.token)
    const file = designFile.safeParse(reply.body)
    if (reply.status === 200 && file.success) return file.data
    throw new AppError('invalid-input', fillText(refusals.unreadable, { status: reply.status }))
  }

  return {
    async importFile({ caller, project, file, onConflict }: Import) {
      const key = readFileKey(file)
      const { token } = await connections.openDesignTool(caller)
      const { name, files, components, tokens } = await inTurn(caller.userId, async () => {
        const design = await fetchFile(key, token)
        return { name: design.name, ...convertDesign(design) }
      })
      if (files.size === 0) throw new AppError('invalid-input', refusals.empty)
      const source = `design-tool:${key}`
      return asOne(async () => {
        const { changed, base } = await writeIntoProject({
          projects,
          // People may have gone on writing meanwhile, and whoever imports may not be let in any more.
          project: await projects.openProject(caller, project.id),
          base: (await store.find(project.id, source))?.files ?? [],
          theirs: new Map([...files].map(([path, content]) => [path, Buffer.from(content)])),
          onConflict,
          description: fillText(version, { name: name.slice(0, 100) }),
        })
        await store.save(project.id, source, { files: base, variables: [], userId: caller.userId })
        return { name, files: [...changed], components, tokens }
      })
    },
  }
}

/** `https://www.figma.com/design/<key>/<name>`, or the key by itself. */
function readFileKey(file: string): string {
  const key =
    /^(?:https:\/\/(?:www\.)?figma\.com\/(?:file|design|proto|board)\/)?([A-Za-z\d]{10,64})(?:[/?#]|$)/.exec(
      file,
    )?.[1]
  if (key === undefined) throw new AppError('invalid-input', refusals.notAFile)
  return key
}
