import type { ApplicationModel } from '../../model/application-model.ts'
import type { AppNames } from '../app-names.ts'

/** The entry. Every kind of record is loaded here, so that references find each other from any page. */
export function renderMain(
  { entities }: ApplicationModel,
  names: AppNames,
  fontPackages: readonly string[],
): string {
  const modules = entities.flatMap(({ id }) => names.entity(id)?.module ?? [])
  return `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '@/app'
${modules.map((module) => `import '${module}'\n`).join('')}${fontPackages.map((name) => `import '${name}/index.css'\n`).join('')}import '@/index.css'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
`
}
