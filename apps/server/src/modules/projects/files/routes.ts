import { hash } from 'node:crypto'
import { endpoints } from '@joinery/contract'
import type { App } from '../../../http/app-types.ts'
import { serveEndpoint, serveLastingEndpoint } from '../../../http/serve-endpoint.ts'
import type { Access } from '../access.ts'
import type { Trees } from '../trees/create-trees.ts'
import type { Files } from './create-files.ts'
import { presentTree } from '../trees/present-tree.ts'
import { decodeContent } from './encode-content.ts'
import { requirePath } from './refusals.ts'

interface Dependencies {
  files: Files
  trees: Trees
  access: Access
}

const edited = { action: 'edited' } as const

export function addFileRoutes(app: App, { files, trees, access }: Dependencies): void {
  const { tree, read, write, createFolder, move, delete: deletion, search } = endpoints.files

  serveLastingEndpoint(app, tree, {
    find: async ({ projectId }, context) => trees.resolve((await access.open(context, projectId)).treeId),
    present: presentTree,
  })

  serveEndpoint(app, read, async ({ projectId, path }, context) => {
    const project = await access.open(context, projectId)
    return files.read(project.treeId, path)
  })

  serveEndpoint(app, write, async ({ projectId, path: given, content, encoding, baseHash }, context) => {
    const opened = await access.open(context, projectId)
    const path = requirePath(given)
    const body = decodeContent(content, encoding)
    const { project } = await files.change(opened, [{ kind: 'write', path, body, baseHash }], edited)
    return { treeId: String(project.treeId), path, hash: hash('sha256', body), size: body.length }
  })

  serveEndpoint(app, createFolder, async ({ projectId, path: given }, context) => {
    const opened = await access.open(context, projectId)
    const path = requirePath(given)
    const { project } = await files.change(opened, [{ kind: 'create-folder', path }], edited)
    return { treeId: String(project.treeId), path }
  })

  serveEndpoint(app, move, async ({ projectId, from, to }, context) => {
    const opened = await access.open(context, projectId)
    const path = requirePath(to)
    const { project } = await files.change(opened, [{ kind: 'move', from, to: path }], edited)
    return { treeId: String(project.treeId), path }
  })

  serveEndpoint(app, deletion, async ({ projectId, path }, context) => {
    const opened = await access.open(context, projectId)
    const { project } = await files.change(opened, [{ kind: 'delete', path }], edited)
    return { treeId: String(project.treeId) }
  })

  serveEndpoint(app, search, async ({ projectId, query, isCaseSensitive }, context) => {
    const project = await access.open(context, projectId)
    return files.search(project, { query, isCaseSensitive: isCaseSensitive === 'true' })
  })
}
