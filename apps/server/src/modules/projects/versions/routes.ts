import { endpoints } from '@joinery/contract'
import type { App } from '../../../http/app-types.ts'
import { serveEndpoint, serveLastingEndpoint } from '../../../http/serve-endpoint.ts'
import type { Access } from '../access.ts'
import type { Files } from '../files/create-files.ts'
import type { Trees } from '../trees/create-trees.ts'
import { presentTree } from '../trees/present-tree.ts'
import type { Versions } from './create-versions.ts'

interface Dependencies {
  versions: Versions
  files: Files
  trees: Trees
  access: Access
}

export function addVersionRoutes(app: App, { versions, files, trees, access }: Dependencies): void {
  const { list, save, tree, read, label, compare, restore } = endpoints.versions

  serveEndpoint(app, list, async ({ projectId, before }, context) =>
    versions.list(await access.open(context, projectId), before),
  )

  serveEndpoint(app, save, async ({ projectId, description }, context) =>
    versions.save(await access.open(context, projectId), description),
  )

  serveLastingEndpoint(app, tree, {
    async find({ projectId, versionId }, context) {
      const version = await versions.open(await access.open(context, projectId), versionId)
      return trees.resolve(version.treeId)
    },
    present: presentTree,
  })

  serveEndpoint(app, read, async ({ projectId, versionId, path }, context) => {
    const version = await versions.open(await access.open(context, projectId), versionId)
    return files.read(version.treeId, path)
  })

  serveEndpoint(app, label, async ({ projectId, versionId, label: given }, context) =>
    versions.label(await access.open(context, projectId), versionId, given),
  )

  serveEndpoint(app, compare, async ({ projectId, before, after }, context) =>
    versions.compare(await access.open(context, projectId), before, after),
  )

  serveEndpoint(app, restore, async ({ projectId, versionId, paths }, context) => {
    const project = await access.open(context, projectId)
    const { version, treeId } = await versions.restore(project, versionId, paths)
    return { version, treeId: String(treeId) }
  })
}
