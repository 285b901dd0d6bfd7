import type { ApplicationModel } from '../../model/application-model.ts'
import type { AppNames } from '../app-names.ts'
import { createImports } from '../code/imports.ts'
import { writeValue } from '../code/write-value.ts'

/** What stands beside the menu: only what this app has. */
export function renderHeaderTools(model: ApplicationModel, names: AppNames): string {
  const imports = createImports()
  const tools = model.modules.flatMap((module): string[] => {
    switch (module.type) {
      case 'search': {
        const resources = module.entities.flatMap((id) => names.entity(id) ?? [])
        if (resources.length === 0) return []
        for (const each of resources) imports.add(each.module, each.resource)
        imports.add('@/components/layout/site-search', 'SiteSearch')
        return [`<SiteSearch resources={[${resources.map(({ resource }) => resource).join(', ')}]} />`]
      }
      case 'cart':
        if (!hasSection(model, 'cart')) return []
        imports.add('@/components/layout/cart-link', 'CartLink')
        return ['<CartLink />']
      case 'notifications':
        if (!hasSection(model, 'notifications')) return []
        imports.add('@/components/layout/notification-bell', 'NotificationBell')
        return ['<NotificationBell />']
      case 'accounts':
        imports.add('@/components/layout/account-menu', 'AccountMenu')
        return ['<AccountMenu />']
      case 'call':
        imports.add('@/components/layout/call-link', 'CallLink')
        return [`<CallLink phone={${writeValue(module.phone)}} />`]
      case 'languages':
        imports.add('@/components/layout/language-menu', 'LanguageMenu')
        return ['<LanguageMenu />']
      case 'favourites':
        return []
    }
  })
  if (model.look.mode === 'both') {
    imports.add('@/components/layout/theme-toggle', 'ThemeToggle')
    tools.unshift('<ThemeToggle />')
  }
  for (const id of remindedEntities(model)) {
    const known = names.entity(id)
    if (known === undefined) continue
    imports.add(known.module, known.resource)
    imports.add('@/components/layout/reminder-clock', 'ReminderClock')
    tools.push(`<ReminderClock resource={${known.resource}} />`)
  }
  const account = tools.findIndex((tool) => tool === '<AccountMenu />')
  if (account >= 0) tools.push(...tools.splice(account, 1))
  const lines = tools.map((tool) => `      ${tool}\n`).join('')
  return `${imports.write()}
/** What stands beside the menu. */
export function HeaderTools() {
  return ${tools.length === 0 ? 'null' : `(\n    <div className="flex items-center gap-1.5">\n${lines}    </div>\n  )`}
}
`.trimStart()
}

/** What rings when its time comes, on whatever page one is. */
function remindedEntities({ screens }: ApplicationModel): Set<string> {
  return new Set(
    screens.flatMap(({ sections }) =>
      sections.flatMap((section) => (section.type === 'reminders' ? section.entity : [])),
    ),
  )
}

function hasSection({ screens }: ApplicationModel, type: string): boolean {
  return screens.some(({ sections }) => sections.some((section) => section.type === type))
}
