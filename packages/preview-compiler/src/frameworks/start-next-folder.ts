import { readText } from '../files/project-files.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import { bySpecificity } from './by-specificity.ts'

/** A module that starts a project of Next.js whose pages lie in a `pages` folder, by the names of their files. */
export function startNextFolder(files: ProjectFiles): string | undefined {
  const root = ['pages', 'src/pages'].find((folder) => listPages(files, folder).length > 0)
  if (root === undefined) return undefined
  const routes = listPages(files, root)
    .map((path) => ({ path, segments: readSegments(path, root) }))
    .toSorted(bySpecificity)
  const special = (name: string) => {
    const path = extensions.map((extension) => `${root}/${name}.${extension}`).find((each) => files.has(each))
    return path === undefined ? 'undefined' : writeLoad(path)
  }
  return `import { startNextFolder } from 'virtual:joinery/next-folder'
startNextFolder({
  routes: [
${routes.map(({ path, segments }) => `    { segments: ${JSON.stringify(segments)}, page: ${writeLoad(path)} },`).join('\n')}
  ],
  app: ${special('_app')},
  document: ${special('_document')},
  notFound: ${special('404')},
  locale: ${JSON.stringify(readLocale(files))},
})`
}

/** The language that a page is in where its address names none. */
function readLocale(files: ProjectFiles): string | undefined {
  const config = ['next.config.js', 'next.config.mjs', 'next.config.ts'].find((path) => files.has(path))
  const text = config === undefined ? undefined : readText(files, config)
  return /\bdefaultLocale\s*:\s*["']([\w-]{1,20})["']/.exec(text ?? '')?.[1]
}

/** Whether a file has a place among the pages by its name alone. */
export function isFolderPage(path: string): boolean {
  return pageFile.test(path)
}

const extensions = ['tsx', 'jsx', 'ts', 'js']
const pageFile = /^(?:src\/)?pages\/.+\.[jt]sx?$/

function listPages(files: ProjectFiles, root: string): string[] {
  return [...files.keys()].filter(
    (path) => path.startsWith(`${root}/`) && isPage(path.slice(root.length + 1)),
  )
}

/** Below `api` are a server's answers. What starts with a line stands around the pages. */
function isPage(path: string): boolean {
  return (
    /\.[jt]sx?$/.test(path) &&
    !/\.(?:d|test|spec|stories)\.[jt]sx?$|^api\/|^_|^(?:404|500)\.|(?:^|\/)__/.test(path)
  )
}

function readSegments(path: string, root: string): string[] {
  const segments = path
    .slice(root.length + 1)
    .replace(/\.[jt]sx?$/, '')
    .split('/')
  return segments.at(-1) === 'index' ? segments.slice(0, -1) : segments
}

function writeLoad(path: string): string {
  return `() => import(${JSON.stringify(`/${path}`)})`
}
