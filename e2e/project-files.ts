import { fileEndpoints, projectEndpoints } from '@joinery/contract'
import type { Page } from '@playwright/test'
import { openApi } from './api.ts'
import { becomeUser, inventPerson } from './people.ts'
import type { Product } from './product.ts'

/** The files of a project as somebody sees them who does not use this page: another tab, another machine. */
export interface ProjectFiles {
  read: (path: string) => Promise<string>
  paths: () => Promise<string[]>
  /** Writes over whatever is there. */
  write: (path: string, content: string) => Promise<void>
}

interface Arrival {
  page: Page
  product: Product
}

/** Arrives as somebody new whose project holds these files, and opens its File Manager. */
export async function arriveWithProject(
  { page, product }: Arrival,
  files: Record<string, string>,
): Promise<ProjectFiles> {
  const person = inventPerson()
  await becomeUser(page, person)
  const call = await openApi(product, person)
  const { id: projectId } = await call(projectEndpoints.create, { title: 'Oak bench' })
  const entries = async () => (await call(fileEndpoints.tree, { projectId })).entries
  const project: ProjectFiles = {
    read: async (path) => (await call(fileEndpoints.read, { projectId, path })).content,
    paths: async () => (await entries()).map(({ path }) => path),
    async write(path, content) {
      const entry = (await entries()).find((each) => each.path === path)
      const baseHash = entry?.kind === 'file' ? entry.hash : null
      await call(fileEndpoints.write, { projectId, path, content, baseHash })
    },
  }
  for (const [path, text] of Object.entries(files)) await project.write(path, text)
  await page.goto(`/dashboard/chat?projectId=${projectId}&tab=files`)
  return project
}
