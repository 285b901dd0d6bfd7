import type { Diagnostic } from '../diagnostics.ts'
import type { ProjectFiles } from '../files/project-files.ts'

/** Parts of a project that only a server can run, beside pages that a preview can show. One sentence for each kind. */
export function listServerParts(files: ProjectFiles): Diagnostic[] {
  const paths = [...files.keys()]
  return serverParts.flatMap(({ mark, message }): Diagnostic[] => {
    const file = paths.find((path) => mark.test(path))
    return file === undefined ? [] : [{ kind: 'unsupported', severity: 'warning', file, message }]
  })
}

export function isServerPart(path: string): boolean {
  return serverParts.some(({ mark }) => mark.test(path))
}

const serverParts = [
  {
    mark: /^(?:src\/)?(?:app\/(?:.*\/)?route|pages\/api\/.+)\.[jt]sx?$/,
    message: 'Route handlers need a server, which the preview does not have. Requests to them fail.',
  },
  {
    mark: /^(?:[\w-]+\/)?(?:artisan|composer\.json)$/,
    message:
      'The PHP part of this project needs a PHP server, which the preview does not have. Requests to it fail.',
  },
  {
    mark: /^(?:[\w-]+\/)?(?:manage\.py|requirements\.txt|pyproject\.toml)$/,
    message:
      'The Python part of this project needs a Python server, which the preview does not have. Requests to it fail.',
  },
]
