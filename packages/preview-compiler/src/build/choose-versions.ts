import { readText } from '../files/project-files.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import type { Generation } from '../package-catalogue.ts'
import { readVersions } from './read-versions.ts'

/** In which version a project needs each package of its generation that it does not name itself. */
export function chooseVersions(files: ProjectFiles, generation: Generation): ReadonlyMap<string, string> {
  const versions = readVersions(generation)
  const older = namesBrandIcon(files) ? readVersions('react-18').get('lucide-react') : undefined
  return older === undefined ? versions : new Map([...versions, ['lucide-react', older]])
}

/** The icons of brands left lucide with its version 1. The preview draws them all the same; outside, an older one has them. */
function namesBrandIcon(files: ProjectFiles): boolean {
  return [...files.keys()].some((path) =>
    [...(readText(files, path) ?? '').matchAll(iconImport)].some(([, names = '']) => brandIcon.test(names)),
  )
}

const iconImport = /\bimport\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g
const brandIcon =
  /\b(?:Lucide)?(?:Chrome|Codepen|Codesandbox|Dribbble|Facebook|Figma|Framer|Github|Gitlab|Instagram|Linkedin|Pocket|Slack|Trello|Twitch|Twitter|Youtube)(?:Icon)?\b/
