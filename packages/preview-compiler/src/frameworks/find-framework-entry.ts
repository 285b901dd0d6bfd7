import type { ProjectFiles } from '../files/project-files.ts'
import { bySpecificity } from './by-specificity.ts'
import { startNextFolder } from './start-next-folder.ts'

/** A module that starts a project whose pages a framework finds by their folders. */
export function findFrameworkEntry(
  files: ProjectFiles,
  dependencies: ReadonlyMap<string, string>,
): string | undefined {
  if (dependencies.has('@tanstack/react-start')) return startTanStack(files)
  return dependencies.has('next') ? (startNext(files) ?? startNextFolder(files)) : undefined
}

/** Whether a file has a place in the routes by its name alone. */
export function isRouteFile(path: string): boolean {
  return routeFile.test(path) || /^src\/(?:routes\/.*|router|routeTree\.gen)\.[jt]sx?$/.test(path)
}

const routeFile = /^(?:src\/)?app\/(?:.*\/)?(page|layout|not-found|loading|error)\.[jt]sx?$/

function startTanStack(files: ProjectFiles): string | undefined {
  const router = ['src/router.tsx', 'src/router.ts', 'app/router.tsx'].find((path) => files.has(path))
  if (router === undefined) return undefined
  return `import * as routerModule from ${JSON.stringify(`/${router}`)}
import { RouterProvider } from '@tanstack/react-router'
import { startTanStack } from 'virtual:joinery/start-tanstack'
startTanStack(routerModule, RouterProvider)`
}

interface Route {
  segments: string[]
  page: string
  layouts: string[]
  loading: string | undefined
  error: string | undefined
}

function startNext(files: ProjectFiles): string | undefined {
  const root = ['app', 'src/app'].find((folder) => listPages(files, folder).length > 0)
  if (root === undefined) return undefined
  const routes = listPages(files, root)
    .map((page): Route => ({
      page,
      segments: readSegments(page, root),
      layouts: listAround(files, page, 'layout'),
      loading: listAround(files, page, 'loading').at(-1),
      error: listAround(files, page, 'error').at(-1),
    }))
    .toSorted(bySpecificity)
  const rootLayout = findFile(files, root, 'layout')
  const notFound = findFile(files, root, 'not-found')
  const loaded = new Set([
    ...routes.flatMap(({ page, layouts, loading = page, error = page }) => [
      page,
      ...layouts,
      loading,
      error,
    ]),
    ...[rootLayout ?? [], notFound ?? []].flat(),
  ])
  return `import { startNextApp } from 'virtual:joinery/next-app'
${[...loaded].map((path) => `const ${nameLoad(path)} = () => import(${JSON.stringify(`/${path}`)})`).join('\n')}
startNextApp({
  routes: [
${routes.map((route) => `    ${writeRoute(route)},`).join('\n')}
  ],
  rootLayout: [${rootLayout === undefined ? '' : nameLoad(rootLayout)}],
  notFound: ${notFound === undefined ? 'undefined' : nameLoad(notFound)},
})`
}

function writeRoute({ segments, page, layouts, loading, error }: Route): string {
  const parts = [
    `segments: ${JSON.stringify(segments)}`,
    `page: ${nameLoad(page)}`,
    `layouts: [${layouts.map((path) => nameLoad(path)).join(', ')}]`,
    ...(loading === undefined ? [] : [`loading: ${nameLoad(loading)}`]),
    ...(error === undefined ? [] : [`error: ${nameLoad(error)}`]),
  ]
  return `{ ${parts.join(', ')} }`
}

/** One function for each file, so that a layout that two pages share is the same for both. */
function nameLoad(path: string): string {
  return `load_${path.replaceAll(/\W/g, (sign) => `$${sign.codePointAt(0)}`)}`
}

function listPages(files: ProjectFiles, root: string): string[] {
  return [...files.keys()].filter(
    (path) =>
      path.startsWith(`${root}/`) &&
      routeFile.exec(path)?.[1] === 'page' &&
      // Pages beside or over other pages have no address of their own.
      !/\/@|\/\(\.+\)/.test(path),
  )
}

function readSegments(page: string, root: string): string[] {
  return page
    .slice(root.length + 1)
    .split('/')
    .slice(0, -1)
    .filter((segment) => !/^\(.*\)$/.test(segment))
}

/** The files of a name that hold for a page, from the outermost folder to its own. */
function listAround(files: ProjectFiles, page: string, name: string): string[] {
  const folders = page.split('/').slice(0, -1)
  const root = folders.indexOf('app')
  return folders
    .slice(root)
    .flatMap((_folder, index) => findFile(files, folders.slice(0, root + index + 1).join('/'), name) ?? [])
}

function findFile(files: ProjectFiles, folder: string, name: string): string | undefined {
  return ['tsx', 'jsx', 'ts', 'js']
    .map((extension) => `${folder}/${name}.${extension}`)
    .find((path) => files.has(path))
}
