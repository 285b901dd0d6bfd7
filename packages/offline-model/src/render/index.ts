import type { ApplicationModel } from '../model/application-model.ts'
import { nameApp } from './app-names.ts'
import type { AppNames } from './app-names.ts'
import { renderBackend } from './backend/render-backend.ts'
import { collectKitFiles } from './kit/collect-kit-files.ts'
import type { KitVariants } from './kit/collect-kit-files.ts'
import { chooseLayout } from './look/choose-layout.ts'
import type { Layout } from './look/choose-layout.ts'
import { renderStylesheet } from './look/render-stylesheet.ts'
import { renderApp } from './pages/render-app.ts'
import { renderHeaderTools } from './pages/render-header-tools.ts'
import { renderMain } from './pages/render-main.ts'
import { renderPage } from './pages/render-page.ts'
import { renderSite } from './pages/render-site.ts'
import { compareFiles } from './project/file-order.ts'
import { renderFrame } from './project/render-frame.ts'
import { renderAccounts } from './records/render-accounts.ts'
import { renderEntity } from './records/render-entity.ts'
import { renderDetailExtras, renderRecordExtras } from './records/render-record-extras.ts'

/** A whole project from a model: paths and contents. The same model always gives the same bytes. */
export function renderApplication(model: ApplicationModel): Map<string, string> {
  const names = nameApp(model)
  const layout = chooseLayout(model)
  const written = writeSources(model, { names, layout })
  const used = collectKitFiles(written, chooseVariants(model, layout))
  // The extras lean on the kit and the kit on them, so they come along only where a list or a record is shown.
  const files = new Map(written)
  if (
    used.has('src/components/records/record-line.tsx') ||
    used.has('src/components/records/record-card.tsx')
  )
    files.set('src/components/records/record-extras.tsx', renderRecordExtras(model, names))
  if (used.has('src/sections/detail.tsx'))
    files.set('src/components/records/detail-extras.tsx', renderDetailExtras(model))
  for (const [path, text] of collectKitFiles(files, chooseVariants(model, layout))) files.set(path, text)
  return new Map(
    [...renderFrame(model, files, layout.fonts.packages), ...files, ...renderBackend(model)].toSorted(
      ([one], [other]) => compareFiles(one, other),
    ),
  )
}

function writeSources(
  model: ApplicationModel,
  { names, layout }: { names: AppNames; layout: Layout },
): Map<string, string> {
  const files = new Map([
    ['src/index.css', renderStylesheet(model, layout)],
    ['src/site.ts', renderSite(model, names)],
    ['src/app.tsx', renderApp(model, names)],
    ['src/main.tsx', renderMain(model, names, layout.fonts.packages)],
    ['src/components/layout/header-tools.tsx', renderHeaderTools(model, names)],
  ])
  if (hasModule(model, 'accounts')) files.set('src/data/accounts.ts', renderAccounts(model))
  for (const entity of model.entities) {
    const module = names.entity(entity.id)?.module
    if (module) files.set(`${module.replace('@/', 'src/')}.ts`, renderEntity(entity, { model, names }))
  }
  for (const screen of model.screens)
    files.set(
      `${names.page(screen).module.replace('@/', 'src/')}.tsx`,
      renderPage(screen, { model, names, layout }),
    )
  return files
}

function chooseVariants(model: ApplicationModel, layout: Layout): KitVariants {
  const access = hasModule(model, 'accounts') ? 'accounts' : 'open'
  const keeps = model.entities.some(({ abilities }) => abilities.includes('favourite'))
  return {
    'components/layout/shell': layout.shell,
    'components/layout/use-menu': access,
    'components/records/record-card': layout.card,
    'components/ui/artwork': layout.artwork,
    'components/ui/home-header': layout.homeHeader,
    'components/ui/page-header': layout.pageHeader,
    'components/ui/scene': layout.scene,
    'components/records/use-scope': keeps ? 'favourites' : 'plain',
    'lib/permissions': access,
    'sections/hero': layout.hero,
    'sections/highlights': layout.highlights,
  }
}

function hasModule(
  { modules }: ApplicationModel,
  type: ApplicationModel['modules'][number]['type'],
): boolean {
  return modules.some((module) => module.type === type)
}
