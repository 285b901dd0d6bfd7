import { createField } from '../../model/create-field.ts'
import type { Input } from '../../model/section.ts'
import { capitalise, toSlug } from '../language/noun-phrase.ts'
import { because, targetOf, type Builders } from './builder.ts'
import { addScreen } from './add-screen.ts'
import { buildMonitor, limitWords } from './build-monitor.ts'
import { needAdministrator } from './draft.ts'
import type { EntityDraft } from './entity-draft.ts'
import { needEntity } from './need-entity.ts'
import { receptionSettings } from './build-relay.ts'
import { sampleRows } from './sample-sheet.ts'
import { addReminderFields, findReminded, reminderOf } from './reminded-things.ts'

/** What people work with every day: notes, sheets, forms, reminders, habits, settings. */
export const workToolBuilders: Builders = {
  reminders: (draft, need) => {
    const reminded = findReminded(draft)
    // Who is reminded of appointments needs no other reminders beside them.
    if (reminded !== undefined && draft.expected.has('reminder')) draft.entities.delete('reminder')
    const entity = reminded ?? needEntity(draft, reminderOf(draft))
    if (entity === undefined) return false
    entity.abilities.add('create').add('edit').add('delete').add('filter')
    addReminderFields(entity, need)
    draft.simulated.add('Reminders ring while the page is open; no e-mail or text message is sent.')
    addScreen(draft, {
      title: entity.one.includes('reminder') ? capitalise(entity.many) : 'Reminders',
      path: '/reminders',
      icon: 'bell-ring',
      section: {
        type: 'reminders',
        title: entity.one.includes('reminder') ? capitalise(entity.many) : 'Reminders',
        text: '',
        entity: entity.id,
      },
      because: because(need),
    })
    return true
  },
  habits: (draft, need) => {
    const entity = needEntity(draft, 'habit')
    if (entity === undefined) return false
    entity.abilities.add('create').add('edit').add('delete')
    addScreen(draft, {
      title: 'Habits',
      icon: 'repeat',
      section: {
        type: 'habits',
        title: 'This week',
        text: 'Tick what you did; the row of days shows how it goes.',
        entity: entity.id,
      },
      because: because(need),
    })
    return true
  },
  timer: (draft, need) => {
    addScreen(draft, {
      title: 'Timer',
      icon: 'timer',
      section: /\b(?:meditat|mindful|breath)/.test(draft.words)
        ? {
            type: 'timer',
            title: 'Meditation',
            text: 'Sit down, press start, and leave the rest to the bell.',
            minutes: 10,
            breakMinutes: 0,
            activity: 'Breathe',
          }
        : {
            type: 'timer',
            title: 'Focus timer',
            text: '',
            minutes: 25,
            breakMinutes: 5,
            ...(/\b(?:stat(?:istic)?s|charts?|history|progress)\b/.test(draft.words) && { isCounted: true }),
          },
      because: because(need),
    })
    return true
  },
  editor: (draft, need) => {
    // Text that goes through a converter is edited there.
    const isConverted =
      /\b(?:convert|recogni|segment|proofread|6-digit|emoji)/.test(draft.words) &&
      /text|code|input/.test(need.thing)
    if (isConverted) return true
    const isCode = /\b(?:code|script|source)\b/.test(`${need.thing} ${need.frame?.text ?? ''}`)
    const entity =
      needEntity(
        draft,
        isCode
          ? 'code snippet'
          : /note|diary|memo|folder|journal/.test(`${need.thing} ${draft.words}`)
            ? 'note'
            : need.thing === ''
              ? 'document'
              : need.thing,
      ) ?? needEntity(draft, 'document')
    if (entity === undefined) return false
    entity.abilities.add('create').add('edit').add('delete').add('download')
    const hasFolders = /\bfolders?|categor/.test(draft.words)
    if (hasFolders) openFolders(entity)
    // The editor has a list of its own beside it.
    for (const screen of draft.screens.values()) {
      const others = screen.sections.filter(
        (section) => section.type !== 'collection' || section.entity !== entity.id,
      )
      if (screen.sections.length > others.length) screen.sections.splice(0, screen.sections.length, ...others)
    }
    addScreen(draft, {
      title: capitalise(entity.many),
      path: `/${toSlug(entity.many) || entity.id.toLowerCase()}`,
      icon: 'notebook-pen',
      section: {
        type: 'editor',
        title: capitalise(entity.many),
        text: 'Saved as you type.',
        entity: entity.id,
        format: isCode
          ? 'code'
          : /\bmarkdown\b/.test(draft.words)
            ? 'markdown'
            : /\b(?:font|format|word process|rich)/.test(draft.words)
              ? 'rich'
              : 'plain',
        hasFolders,
      },
      because: because(need),
    })
    return true
  },
  sheet: (draft, need) => {
    addScreen(draft, {
      title: /\bgrad(?:e ?books?|ing)\b/.test(draft.words) ? 'Grades' : 'Sheets',
      icon: 'table',
      section: {
        type: 'sheet',
        title: /\bgrad(?:e ?books?|ing)\b/.test(draft.words) ? 'Grades' : 'Sheets',
        text: 'Open a file or start anew, edit the cells, and take the table along in the format you need.',
        rows: sampleRows(draft.words),
      },
      because: because(need),
    })
    return true
  },
  formBuilder: (draft, need) => {
    addScreen(draft, {
      title: 'Form builder',
      icon: 'layout-list',
      section: {
        type: 'formBuilder',
        title: 'Build a form',
        text: 'Add, order and check fields. The form is live, its answers are data, and each one handed in is a document.',
        inputs: defaultFormInputs(),
      },
      because: because(need),
    })
    return true
  },
  settings: (draft, need) => {
    if (limitWords.test(need.thing) && /\bmonitor/.test(draft.words))
      return buildMonitor(draft, { ...need, thing: '' })
    const named = (need.frame?.items ?? []).filter((item) => item.length < 30).slice(0, 5)
    const ofReception = draft.pack?.id === 'relay' ? receptionSettings : []
    const inputs: Input[] = named.map((item, at) => ({
      id: `setting${at + 1}`,
      label: capitalise(item),
      type: 'text',
      choices: [],
      isRequired: false,
      initial: '',
    }))
    addScreen(draft, {
      title: 'Settings',
      icon: 'settings',
      section: {
        type: 'settings',
        title: 'Settings',
        text: '',
        inputs: [...inputs, ...ofReception, ...defaultSettings],
      },
      because: because(need),
    })
    return true
  },
  permissions: (draft, need) => {
    if (targetOf(draft, need) === undefined) needEntity(draft, 'user')
    // Rights differ where there are those who give them.
    needAdministrator(draft)
    addScreen(draft, {
      title: 'Permissions',
      icon: 'key-round',
      section: { type: 'permissions', title: 'Roles and permissions', text: '' },
      because: because(need),
    })
    return true
  },
}

/** Whoever makes folders gives them names of their own. */
function openFolders({ fields }: EntityDraft): void {
  const at = fields.findIndex(({ id }) => /folder|category|notebook/i.test(id))
  const field = fields[at]
  if (field === undefined) fields.splice(1, 0, createField('folder', 'text'))
  else if (field.type === 'choice') fields[at] = { ...field, type: 'text', options: [], isFilter: false }
}

function defaultFormInputs(): Input[] {
  return [
    { id: 'name', label: 'Name', type: 'text', choices: [], isRequired: true, initial: null },
    { id: 'email', label: 'E-mail', type: 'email', choices: [], isRequired: true, initial: null },
    {
      id: 'topic',
      label: 'Topic',
      type: 'choice',
      choices: ['Question', 'Order', 'Other'],
      isRequired: false,
      initial: null,
    },
    { id: 'message', label: 'Message', type: 'longtext', choices: [], isRequired: false, initial: null },
  ]
}

const defaultSettings: readonly Input[] = [
  {
    id: 'displayName',
    label: 'Display name',
    type: 'text',
    choices: [],
    isRequired: true,
    initial: 'My workspace',
  },
  {
    id: 'pageSize',
    label: 'Entries on a page',
    type: 'choice',
    choices: ['10', '20', '50'],
    isRequired: true,
    initial: '10',
  },
  { id: 'notices', label: 'Show notices', type: 'boolean', choices: [], isRequired: false, initial: true },
]
