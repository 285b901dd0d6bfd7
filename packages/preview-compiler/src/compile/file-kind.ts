import { extensionOf } from '../files/paths.ts'
import { hashBody } from '../files/project-files.ts'
import type { FileBody } from '../files/project-files.ts'

type FileKind =
  | 'script'
  | 'json'
  | 'css'
  | 'css-module'
  | 'preprocessed-style'
  | 'vue'
  | 'svelte'
  | 'svelte-module'
  | 'asset'

export function kindOf(path: string): FileKind {
  if (/\.svelte\.[jt]s$/.test(path)) return 'svelte-module'
  if (path.endsWith('.module.css')) return 'css-module'
  return kinds.get(extensionOf(path)) ?? 'asset'
}

/** `swiper/css` and `swiper/css/navigation`, where `@emotion/css` is a package of that name, whose code is wanted. */
const partOfPackage = /^(?:@[^/]+\/[^/]+|[^@./][^/]*)\/css(?:\/[\w-]+)?$/

/** Whether an import names styles. A page can do without them, so missing ones are no stub but nothing at all. */
export function isStyle(specifier: string): boolean {
  return /\.(?:css|scss|sass|less)$/.test(specifier) || partOfPackage.test(specifier)
}

/** Code of the graphics card. Pages fetch it as they fetch pictures, but an import of it means its text. */
export function isShader(path: string): boolean {
  return /\.(?:glsl|vert|frag|vs|fs|wgsl)$/.test(path)
}

/** Where the server offers a file of the project. What lies in `public/` is offered at the root. */
export function addressOfFile(path: string, body: FileBody): string {
  const address = path.startsWith('public/') ? path.slice('public/'.length) : path
  return `/${address.split('/').map(encodeURIComponent).join('/')}?v=${hashBody(body)}`
}

const kinds = new Map<string, FileKind>([
  ...['.ts', '.tsx', '.js', '.jsx', '.mjs', '.mts', '.cjs', '.cts'].map((extension): [string, FileKind] => [
    extension,
    'script',
  ]),
  ...['.scss', '.sass', '.less', '.styl', '.pcss'].map((extension): [string, FileKind] => [
    extension,
    'preprocessed-style',
  ]),
  ['.json', 'json'],
  ['.css', 'css'],
  ['.vue', 'vue'],
  ['.svelte', 'svelte'],
])
