import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { opacityUtilities } from './opacity-classes.ts'

/** The stylesheets of packages that projects import by name. They come with this package and are read once. */
export function readPackageStyle(specifier: string): string | undefined {
  if (specifier === v3DefaultsSpecifier) return v3Defaults
  if (specifier === v3OpacitySpecifier) return opacityUtilities
  const location = locations.get(specifier)
  if (!location) return undefined
  let text = loaded.get(specifier)
  if (text === undefined) {
    text = readFileSync(locate(location), 'utf8')
    loaded.set(specifier, text)
  }
  return text
}

/** What Tailwind 3 did without being asked, and Tailwind 4 does otherwise. */
export const v3DefaultsSpecifier = 'tailwindcss/v3-defaults'
/** Classes that only Tailwind 3 has. */
export const v3OpacitySpecifier = 'tailwindcss/v3-opacity'

interface Location {
  package: string
  file: string
}

const locations = new Map<string, Location>([
  ['tailwindcss', { package: 'tailwindcss', file: 'index.css' }],
  ...['index', 'preflight', 'theme', 'utilities'].flatMap((name): [string, Location][] => [
    [`tailwindcss/${name}`, { package: 'tailwindcss', file: `${name}.css` }],
    [`tailwindcss/${name}.css`, { package: 'tailwindcss', file: `${name}.css` }],
  ]),
  ['tw-animate-css', { package: 'tw-animate-css', file: 'dist/tw-animate.css' }],
])

const loaded = new Map<string, string>()

function locate({ package: name, file }: Location): string {
  const manifest = findPackageJSON(name, import.meta.url)
  if (manifest === undefined) throw new Error(`The package ${name} is not installed.`)
  return join(dirname(manifest), file)
}

const v3Defaults = `@theme default {
  --radius-sm: 0.125rem;
  --shadow-sm: 0 1px 2px 0 rgb(0 0 0 / 0.05);
  --blur-sm: 4px;
  --default-ring-width: 3px;
  --default-ring-color: rgb(59 130 246 / 0.5);
}
@layer base {
  *, ::after, ::before, ::backdrop, ::file-selector-button { border-color: var(--color-gray-200, currentcolor); }
  input::placeholder, textarea::placeholder { color: var(--color-gray-400, #9ca3af); }
  button:not(:disabled), [role='button']:not(:disabled) { cursor: pointer; }
}`
