import type { ApplicationModel, Screen } from '../../model/application-model.ts'
import type { SectionType } from '../../model/section.ts'
import type { AppNames } from '../app-names.ts'
import { createImports } from '../code/imports.ts'
import { Code, writeValue } from '../code/write-value.ts'
import { toSlug } from '../escape.ts'
import { iconOf } from '../look/icons.ts'

/** What the whole app knows about itself: its name, its menu, its roles. */
export function renderSite(model: ApplicationModel, names: AppNames): string {
  const imports = createImports()
  imports.addType('@/lib/menu-item', 'MenuItem')
  imports.addType('@/lib/menu-item', 'SiteLink')
  const hasAccounts = model.modules.some(({ type }) => type === 'accounts')
  const menu = listMenu(model).map(({ path, title, icon, access, roles }) => {
    const component = iconOf(icon)
    if (model.framework === 'react') imports.add('lucide-react', component)
    return {
      to: path,
      label: title,
      icon: model.framework === 'react' ? new Code(component) : undefined,
      roles: hasAccounts && access === 'roles' ? roles : undefined,
    }
  })
  const hasLanguages = model.modules.some(({ type }) => type === 'languages')
  if (hasLanguages) imports.add('@/lib/locale', 'currentLocale')
  const localise = (code: string) =>
    hasLanguages
      ? code.replace(/^  locale: .*,$/m, '  get locale() {\n    return currentLocale()\n  },')
      : code
  const find = (type: SectionType) => findScreen(model, type)?.path
  const motif = iconOf(model.entities[0]?.icon ?? model.screens[0]?.icon ?? '')
  if (model.framework === 'react') imports.add('lucide-react', motif)
  const site = {
    name: model.name,
    slug: model.slug,
    tagline: model.tagline,
    subject: model.subject,
    motif: model.framework === 'react' ? new Code(motif) : undefined,
    locale: model.locale,
    currency: model.currency,
    ...(hasAccounts && {
      roles: model.roles.map(({ id, label, isStaff, home }) => ({
        id,
        label,
        isStaff,
        home: names.pathOf(home) ?? '/',
      })),
      signInPath: find('signIn') ?? '/',
      registerPath: find('register') ?? '',
      recoverPath: find('recoverPassword') ?? '',
      profilePath: find('profile') ?? '',
    }),
    ...(model.modules.some(({ type }) => type === 'cart') && {
      cartPath: find('cart') ?? '/',
      checkoutPath: find('checkout') ?? '/',
    }),
    ...(model.modules.some(({ type }) => type === 'notifications') && {
      notificationsPath: find('notifications') ?? '/',
    }),
  }
  return `${imports.write()}
const menu: readonly MenuItem[] = ${writeValue(menu)}

/** What the foot of every page links to beside the pages. */
const links: readonly SiteLink[] = ${writeValue(model.links ?? [])}

/** What the whole app knows about itself. Pictures without a better word are drawn from the subject, or show the motif. */
export const site = ${localise(writeValue({ ...site, menu: new Code('menu'), links: new Code('links') }))}
`
}

/** The pages of the menu. An app of one page has the titles of its parts instead, and after them what stands apart. */
function listMenu({
  screens,
  form,
}: ApplicationModel): Pick<Screen, 'path' | 'title' | 'icon' | 'access' | 'roles'>[] {
  const pages = screens.filter(({ isInMenu, path }) => isInMenu && !path.includes(':'))
  const [home, ...others] = pages
  if (form !== 'singlePage' || !home || others.length > maxPagesApart) return pages
  const parts = home.sections.filter(({ type, title }) => !unlisted.has(type) && title !== '')
  return [
    home,
    ...parts.map(({ title }) => ({ ...home, title, path: `${home.path}#${toSlug(title)}` })),
    ...others,
  ]
}

const maxPagesApart = 2

/** The top of a page, and the button that leads back to a part of it. */
const unlisted: ReadonlySet<SectionType> = new Set(['hero', 'callToAction'])

function findScreen({ screens }: ApplicationModel, type: SectionType): Screen | undefined {
  return screens.find(({ sections }) => sections.some((section) => section.type === type))
}
