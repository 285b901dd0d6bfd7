import type { ProjectFiles } from '../files/project-files.ts'

/** What to say of a project whose pages are made by a server or a build that a preview does not have. */
export function nameForeignFramework(
  files: ProjectFiles,
  dependencies: ReadonlyMap<string, string>,
): string | undefined {
  const found = frameworks.find(
    ({ packages = [], files: marks = [] }) =>
      packages.some((name) => dependencies.has(name)) || marks.some((path) => files.has(path)),
  )
  return found && `This is ${found.title} project. ${found.problem}`
}

/** Whether a file alone says what a project is made with. */
export function marksForeignFramework(path: string): boolean {
  return frameworks.some(({ files = [] }) => files.includes(path))
}

interface ForeignFramework {
  title: string
  packages?: readonly string[]
  files?: readonly string[]
  problem: string
}

const frameworks: readonly ForeignFramework[] = [
  {
    title: 'a Next.js',
    packages: ['next'],
    problem: 'There is no page yet: neither in an `app` folder nor in a `pages` folder.',
  },
  {
    title: 'a TanStack Start',
    packages: ['@tanstack/react-start'],
    problem: writeNeed("TanStack Start's own server"),
  },
  { title: 'a SvelteKit', packages: ['@sveltejs/kit'], problem: writeNeed("SvelteKit's own server") },
  { title: 'a Remix', packages: ['@remix-run/dev'], problem: writeNeed("Remix' own server") },
  {
    title: 'a React Router',
    packages: ['@react-router/dev'],
    problem: writeNeed("React Router's own server"),
  },
  { title: 'a Gatsby', packages: ['gatsby'], problem: writeNeed("Gatsby's own build") },
  { title: 'an Astro', packages: ['astro'], problem: writeNeed("Astro's own build") },
  { title: 'a Nuxt', packages: ['nuxt'], problem: writeNeed("Nuxt's own server") },
  { title: 'an Expo', packages: ['expo'], problem: writeNeed("Expo's own build") },
  { title: 'a PHP', files: ['composer.json', 'artisan'], problem: writeNeed('a PHP server') },
  { title: 'a Python', files: ['manage.py', 'requirements.txt'], problem: writeNeed('a Python server') },
]

function writeNeed(need: string): string {
  return `Its pages need ${need}, which the preview does not have.`
}
