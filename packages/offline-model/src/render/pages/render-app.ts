import type { ApplicationModel, Screen } from '../../model/application-model.ts'
import type { AppNames } from '../app-names.ts'
import { createImports } from '../code/imports.ts'
import { writeValue } from '../code/write-value.ts'

/** The routes of the app. The first page is there at once, the others come when they are opened. */
export function renderApp(model: ApplicationModel, names: AppNames): string {
  const imports = createImports()
  for (const name of ['BrowserRouter', 'Route', 'Routes']) imports.add('react-router-dom', name)
  imports.add('@/components/layout/scroll-to-top', 'ScrollToTop')
  imports.add('@/components/layout/shell', 'Shell')
  imports.add('@/components/ui/toast', 'Toaster')
  imports.add('@/pages/not-found-page', 'NotFoundPage')
  const hasAccounts = model.modules.some(({ type }) => type === 'accounts')
  const hasLanguages = model.modules.some(({ type }) => type === 'languages')
  if (hasLanguages) {
    imports.add('@/lib/language', 'language')
    imports.add('@/lib/use-stored-value', 'useStoredValue')
  }
  const later: string[] = []
  const routes = model.screens.map((screen) => {
    const { module, component } = names.page(screen)
    if (screen.path === '/') imports.add(module, component)
    else
      later.push(
        `const ${component} = lazy(() =>\n  import('${module}').then((page) => ({ default: page.${component} })),\n)`,
      )
    return `          <Route path="${screen.path}" element={${guard({ screen, component, hasAccounts })}} />`
  })
  if (later.length > 0) imports.add('react', 'lazy')
  if (routes.some((route) => route.includes('<RequireAccess')))
    imports.add('@/components/layout/require-access', 'RequireAccess')
  return `${imports.write()}${
    later.length > 0
      ? `
${later.join('\n')}
`
      : ''
  }
export function App() {
${hasLanguages ? '  // Dates and numbers are written again when another language is chosen.\n  useStoredValue(language)\n' : ''}  return (
    <BrowserRouter>
      <ScrollToTop />
      <Routes>
        <Route element={<Shell />}>
${routes.join('\n')}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
      <Toaster />
    </BrowserRouter>
  )
}
`
}

function guard({
  screen,
  component,
  hasAccounts,
}: {
  screen: Screen
  component: string
  hasAccounts: boolean
}): string {
  if (!hasAccounts || screen.access === 'public') return `<${component} />`
  const roles = screen.access === 'roles' ? ` roles={${writeValue(screen.roles)}}` : ''
  return `<RequireAccess${roles}><${component} /></RequireAccess>`
}
