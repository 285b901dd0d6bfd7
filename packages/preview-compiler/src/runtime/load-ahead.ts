import type { PackageUse } from '../protocol.ts'
import { warmReact } from './warm-react.ts'

/**
 * Loads packages while the files that import them are still being written. Those that leave the page alone are run as
 * well, which takes longer than all else; others may look at the page when they run, so they wait for it.
 */
export function loadAhead(packages: readonly PackageUse[], locate: (url: string) => string): void {
  for (const { specifier, url: path } of packages) {
    const url = path === undefined ? undefined : locate(path)
    if (url === undefined || started.has(url)) continue
    started.add(url)
    if (leavesPageAlone.test(specifier)) void import(/* @vite-ignore */ url).catch(() => undefined)
    else preload(url)
    addresses.set(specifier, url)
  }
  const [react, client, jsx] = ['react', 'react-dom/client', 'react/jsx-dev-runtime'].map((name) =>
    addresses.get(name),
  )
  if (isReactWarm || react === undefined || client === undefined || jsx === undefined) return
  isReactWarm = true
  void warmReact({ react, client, jsx }).catch(() => undefined)
}

const leavesPageAlone =
  /^(?:react|react-dom|react-router|react-router-dom|react-hook-form|lucide-react|recharts|clsx|tailwind-merge|class-variance-authority|zod|date-fns|@tanstack\/react-query|@radix-ui\/[\w-]+)(?:\/|$)/

const started = new Set<string>()
const addresses = new Map<string, string>()
let isReactWarm = false

function preload(url: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = url
  link.crossOrigin = 'anonymous'
  document.head.append(link)
}
