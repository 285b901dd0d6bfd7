import type { ProjectFiles } from '../files/project-files.ts'

export const routeTreePath = 'src/routeTree.gen.ts'
const routesFolder = 'src/routes/'

/** What TanStack's build writes from the names of the files in `src/routes`, for a project that came without it. */
export function writeRouteTree(files: ProjectFiles): string | undefined {
  const root = rootPaths.find((path) => files.has(path))
  if (root === undefined || files.has(routeTreePath) || files.has('src/routeTree.gen.js')) return undefined
  const routes = [...files.keys()]
    .filter((path) => isRoute(path))
    .map((path, index) => readRoute(path, `route${index}`))
  const lines = routes.map((route) => {
    const parent = findParent(route, routes)
    const rest = route.segments.slice(parent?.segments.length ?? 0)
    const id = `/${rest.join('/')}`
    const path = `/${rest.filter(isPart).map(withoutMark).join('/')}`
    const options = [
      `id: ${JSON.stringify(route.isIndex ? `${id}/`.replace('//', '/') : id)}`,
      ...(path === '/' && !route.isIndex ? [] : [`path: ${JSON.stringify(path)}`]),
      `getParentRoute: () => ${parent?.name ?? 'root'}`,
    ]
    return `import { Route as ${route.name}File } from ${JSON.stringify(`/${route.file}`)}
const ${route.name} = ${route.name}File.update({ ${options.join(', ')} })`
  })
  return [
    `import { Route as root } from ${JSON.stringify(`/${root}`)}`,
    ...lines,
    `export const routeTree = ${writeBranch('root', undefined, routes)}`,
  ].join('\n')
}

const rootPaths = ['tsx', 'jsx', 'ts', 'js'].map((extension) => `${routesFolder}__root.${extension}`)

interface Route {
  name: string
  file: string
  segments: string[]
  isIndex: boolean
}

/** Files and folders with a hyphen in front lie beside the routes. */
function isRoute(path: string): boolean {
  return (
    path.startsWith(routesFolder) &&
    /\.[jt]sx?$/.test(path) &&
    !/\/(?:-|__root\.)|\.(?:test|spec|lazy)\./.test(path.slice(routesFolder.length - 1))
  )
}

/** A dot in a name means the same as a folder. */
function readRoute(file: string, name: string): Route {
  const segments = file
    .slice(routesFolder.length)
    .replace(/\.[jt]sx?$/, '')
    .split(/[/.]/)
  const last = segments.at(-1)
  const isIndex = last === 'index'
  return { name, file, segments: isIndex || last === 'route' ? segments.slice(0, -1) : segments, isIndex }
}

/** The nearest route that this one lies in. */
function findParent(route: Route, routes: readonly Route[]): Route | undefined {
  return routes
    .filter((other) => other !== route && !other.isIndex && isWithin(route, other))
    .toSorted((one, other) => other.segments.length - one.segments.length)[0]
}

function isWithin({ segments, isIndex }: Route, { segments: outer }: Route): boolean {
  const isLonger = segments.length > outer.length || (isIndex && segments.length === outer.length)
  return isLonger && outer.every((segment, index) => segment === segments[index])
}

/** Groups in brackets and names with a line in front are no part of the address. */
function isPart(segment: string): boolean {
  return !segment.startsWith('_') && !/^\(.*\)$/.test(segment)
}

/** A line behind a name takes a route out of the one it would lie in. */
function withoutMark(segment: string): string {
  return segment.replace(/_$/, '')
}

function writeBranch(name: string, parent: Route | undefined, routes: readonly Route[]): string {
  const children = routes.filter((route) => findParent(route, routes) === parent)
  if (children.length === 0) return name
  const entries = children.map((child) => `${child.name}: ${writeBranch(child.name, child, routes)}`)
  return `${name}._addFileChildren({ ${entries.join(', ')} })`
}
