import { folderOf } from '../files/paths.ts'
import { readText } from '../files/project-files.ts'
import type { ProjectFiles } from '../files/project-files.ts'

/** The pages that a project has besides its main one, those beside it first. What lies in `public/` is served as it is. */
export function listFurtherPages(files: ProjectFiles, mainPath: string): string[] {
  const folder = mainPath.slice(0, mainPath.lastIndexOf('/') + 1)
  const hasManifest = files.has('package.json')
  const beside: string[] = []
  const below: string[] = []
  let totalLength = 0
  for (const path of files.keys()) {
    if (!path.endsWith('.html') || path === mainPath || !path.startsWith(folder)) continue
    const inner = path.slice(folder.length)
    if (!inner.includes('/')) beside.push(path)
    if (!inner.includes('/') || isPassedOver(inner, folder)) continue
    const text = readText(files, path) ?? ''
    if (totalLength + text.length > maxTotalLength || (hasManifest && !isWholePage(path, text))) continue
    totalLength += text.length
    below.push(path)
  }
  return [...beside, ...below].slice(0, maxFurtherPages)
}

/** Each frame is told of all pages with every change. One that is too much is still there as a file. */
const maxTotalLength = 500_000
const maxFurtherPages = 50

function isPassedOver(inner: string, folder: string): boolean {
  return otherFolder.test(`/${folderOf(inner)}/`) || (folder === '' && inner.startsWith('public/'))
}

const otherFolder = /\/(?:\.[^/]*|node_modules)\//

/** Packages bring templates, fixtures and what they built themselves, in files of the same kind. */
function isWholePage(path: string, text: string): boolean {
  return !madeOrTried.test(`/${path}`) && /<!doctype\s+html|<html[\s>]/i.test(text.slice(0, openingLength))
}

const madeOrTried =
  /\/(?:dist|build|out|coverage|storybook-static|templates|e2e|tests?|__tests__|fixtures|__fixtures__)\//i
const openingLength = 1_000
