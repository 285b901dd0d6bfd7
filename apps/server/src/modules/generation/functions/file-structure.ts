import { checkPath, fileLimits } from '@joinery/contract'
import { z } from 'zod'

/** A path, or a node of a tree as generated files are told: those with children are folders. */
type StructureNode = string | { path: string; children?: StructureNode[] | undefined }

const node: z.core.$ZodType<StructureNode> = z.union([
  z.string(),
  z.object({
    path: z.string(),
    get children() {
      return z.array(node).optional()
    },
  }),
])

/** The paths of a file structure, however a client writes it down. */
export const fileStructure = z
  .array(node)
  .transform((nodes) => [...new Set(nodes.flatMap(listPaths))])
  .pipe(z.array(z.string().refine((path) => 'path' in checkPath(path))).max(fileLimits.maxFiles))

function listPaths(given: StructureNode): string[] {
  if (typeof given === 'string') return [given]
  return given.children ? given.children.flatMap(listPaths) : [given.path]
}
