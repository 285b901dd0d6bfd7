import { because, targetOf, type Builders } from './builder.ts'
import { comparesTables } from './build-computing.ts'
import { ensureCollection, titleOf } from './collections.ts'
import { addScreen } from './add-screen.ts'
import type { EntityDraft } from './entity-draft.ts'
import { needEntity } from './need-entity.ts'

/** What goes in and out as files. */
export const fileBuilders: Builders = {
  upload: (draft, need) => {
    // The file is chosen where it is compared.
    if (comparesTables(draft) && /\b(?:excel|spreadsheets?|csv|files?)\b/i.test(need.thing)) return true
    // "upload multiple video formats": videos, whatever their format.
    const entity = needEntity(draft, need.thing.replace(/ formats?$/, '')) ?? needEntity(draft, 'file')
    if (entity === undefined) return false
    entity.abilities.add('download').add('delete')
    const title = titleOf(need, 'Upload')
    addScreen(draft, {
      title: /upload/i.test(title) ? title : `Upload ${entity.many}`,
      icon: 'upload',
      section: {
        type: 'upload',
        title: `Upload ${entity.many}`,
        text: 'Drop files here or choose them. They stay in this browser.',
        entity: entity.id,
        accepts: acceptedTypes(`${need.thing} ${entity.one}`, draft.words),
      },
      because: because(need),
    })
    return true
  },
  import: (draft, need) => {
    const entity = targetOf(draft, need)
    if (entity === undefined) return false
    entity.abilities.add('import').add('export')
    addScreen(draft, {
      title: 'Import and export',
      icon: 'arrow-down-up',
      section: { type: 'importExport', title: 'Import and export', text: '', entities: [entity.id] },
      because: because(need),
    })
    return true
  },
  export: (draft, need) => {
    const entity = targetOf(draft, need)
    if (entity === undefined) return false
    entity.abilities.add('export')
    const isTaken = need.frame?.action === 'download' && takenAlong.has(entity.archetype)
    if (isTaken || entity.archetype === 'document' || entity.archetype === 'media')
      entity.abilities.add('download')
    ensureCollection(draft, entity, need)
    return true
  },
}

/** What one downloads is the thing itself; of orders and people it is the list. */
const takenAlong: ReadonlySet<EntityDraft['archetype']> = new Set(['catalogue', 'sellable', 'post'])

/** What the thing itself is comes before what else the request speaks of. */
function acceptedTypes(thing: string, words: string): string[] {
  const own = typesIn(thing)
  return own.length > 0 ? own : typesIn(words)
}

function typesIn(words: string): string[] {
  if (/\bcsv\b/.test(words)) return ['.csv']
  if (/\bpdf\b/.test(words)) return ['.pdf']
  if (/\bexcel|spreadsheet/.test(words)) return ['.csv', '.xlsx']
  if (/\bvideos?\b/.test(words) && !/images?/.test(words)) return ['video/*']
  if (/\baudio|music|song/.test(words)) return ['audio/*']
  if (/\b(?:images?|photos?|pictures?)\b/.test(words)) return ['image/*']
  return []
}
