import type { ApplicationModel } from '../model/application-model.ts'
import { nameApp } from './app-names.ts'
import { renderBackend } from './backend/render-backend.ts'
import { limitToFramework } from './components/limit-to-framework.ts'
import { renderComponentApp } from './components/render-component-app.ts'
import { renderComponentPage } from './components/render-component-page.ts'
import { collectKitFiles } from './kit/collect-kit-files.ts'
import type { KitVariants } from './kit/collect-kit-files.ts'
import { mirrorClasses } from './languages/mirror-classes.ts'
import { isMirrored, languagesOf, renderLanguages } from './languages/render-languages.ts'
import { speakLanguages } from './languages/speak-languages.ts'
import { toJavaScript } from './language/to-javascript.ts'
import { chooseLayout } from './look/choose-layout.ts'
import type { Layout } from './look/choose-layout.ts'
import { renderStylesheet } from './look/render-stylesheet.ts'
import type { PageContext } from './pages/describe-page.ts'
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
export function renderApplication(asked: ApplicationModel): Map<string, string> {
  const model = limitToFramework(asked)
  const layout = chooseLayout(model)
  const context = { model, names: nameApp(model), layout }
  const files = model.framework === 'react' ? writeReact(context) : writeComponents(context)
  addLanguages(model, files)
  const sources = model.language === 'javascript' ? toJavaScript(files) : files
  return new Map(
    [...renderFrame(model, sources, layout.fonts.packages), ...sources, ...renderBackend(model)].toSorted(
      ([one], [other]) => compareFiles(one, other),
    ),
  )
}

/** The languages are chosen by what everything else says, so they come last. */
function addLanguages(model: ApplicationModel, files: Map<string, string>): void {
  if (languagesOf(model).length === 0) return
  const adapt = isMirrored(model) ? (text: string) => mirrorClasses(speakLanguages(text)) : speakLanguages
  for (const [path, text] of files) if (/\.tsx?$/.test(path)) files.set(path, adapt(text))
  for (const [path, text] of renderLanguages(model, files)) files.set(path, text)
}

function writeReact(context: PageContext): Map<string, string> {
  const { model, names, layout } = context
  const files = writeSources(context)
  const used = collectKitFiles(files, chooseVariants(model, layout))
  // The extras lean on the kit and the kit on them, so they come along only where a list or a record is shown.
  if (
    used.has('src/components/records/record-line.tsx') ||
    used.has('src/components/records/record-card.tsx')
  )
    files.set('src/components/records/record-extras.tsx', renderRecordExtras(model, names))
  if (used.has('src/sections/detail.tsx'))
    files.set('src/components/records/detail-extras.tsx', renderDetailExtras(model))
  for (const [path, text] of collectKitFiles(files, chooseVariants(model, layout))) files.set(path, text)
  return files
}

/** Vue and Svelte: the same records, pages in single-file components. */
function writeComponents(context: PageContext): Map<string, string> {
  const { model, names, layout } = context
  const files = new Map([
    ['src/index.css', renderStylesheet(model, layout)],
    ['src/site.ts', renderSite(model, names)],
    ...writeEntities(context),
    ...renderComponentApp(model, names, layout.fonts.packages),
  ])
  for (const screen of model.screens)
    files.set(
      `${names.page(screen).module.replace('@/', 'src/')}.${model.framework}`,
      renderComponentPage(screen, context),
    )
  for (const [path, text] of collectKitFiles(files, {}, model.framework)) files.set(path, text)
  return files
}

function writeSources({ model, names, layout }: PageContext): Map<string, string> {
  const files = new Map([
    ['src/index.css', renderStylesheet(model, layout)],
    ['src/site.ts', renderSite(model, names)],
    ['src/app.tsx', renderApp(model, names)],
    ['src/main.tsx', renderMain(model, names, layout.fonts.packages)],
    ['src/components/layout/header-tools.tsx', renderHeaderTools(model, names)],
  ])
  if (hasModule(model, 'accounts')) files.set('src/data/accounts.ts', renderAccounts(model))
  for (const [path, text] of writeEntities({ model, names })) files.set(path, text)
  for (const screen of model.screens)
    files.set(
      `${names.page(screen).module.replace('@/', 'src/')}.tsx`,
      renderPage(screen, { model, names, layout }),
    )
  return files
}

function writeEntities({ model, names }: Omit<PageContext, 'layout'>): [string, string][] {
  return model.entities.flatMap((entity): [string, string][] => {
    const module = names.entity(entity.id)?.module
    return module ? [[`${module.replace('@/', 'src/')}.ts`, renderEntity(entity, { model, names })]] : []
  })
}

function chooseVariants(model: ApplicationModel, layout: Layout): KitVariants {
  const access = hasModule(model, 'accounts') ? 'accounts' : 'open'
  const invites = model.screens.some(({ sections }) => sections.some(({ type }) => type === 'referral'))
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
    'lib/chat-accounts': access,
    'lib/invitation': access === 'accounts' && invites ? 'referral' : 'plain',
    'lib/permissions': access,
    'lib/sight': access,
    'lib/sign-entry': access,
    'lib/take-up': access,
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
