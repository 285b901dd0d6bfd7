import type { SectionOf } from '../../model/section.ts'
import type { Frame } from '../language/read-frames.ts'
import { addScreen } from './add-screen.ts'
import { because, type Builders } from './builder.ts'
import type { Draft } from './draft.ts'

/** Text that is collected from pages by keywords, checked, and put on a sheet. */
export const collectorBuilders: Builders = {
  collector: (draft, need) => {
    draft.simulated.add(
      'Text is collected from sample pages and from pages that are pasted; the sheet stays in this browser.',
    )
    addScreen(draft, {
      title: 'Collect',
      icon: 'download-cloud',
      section: {
        type: 'collector',
        title: 'Collect text from a page',
        text: 'Entries that hold a keyword are checked, and what passes goes onto the sheet.',
        keywords: ['bread', 'repair'],
        pages: samplePages,
      },
      because: because(need),
    })
    return true
  },
}

/** Where an app collects text by keywords, setting them, checking and sending the rows are one page. */
export function isCollecting({ pack }: Draft, { phrase, object, text }: Frame): boolean {
  return pack?.id === 'collector' && collectorWords.test(`${phrase} ${object} ${text}`)
}

const collectorWords =
  /\b(?:scrap\w*|crawl\w*|collect\w*|keywords?|sheets?|criteria|text|data|names?|addresses|descriptions?|results?)\b/i

const samplePages: SectionOf<'collector'>['pages'] = [
  {
    name: 'Shops of the town (sample)',
    entries: [
      ['Corner Bakery', '14 Station Road', 'Sourdough bread, rolls and cakes, baked twice a day.'],
      ['Quick Fix', '8 Market Square', 'Repair of phones, tablets and laptops while you wait.'],
      ['Lamp House', '41 Canal Walk', 'Lamps old and new, and a workshop for their repair.'],
      ['Green Basket', '120 Hill Avenue', 'Vegetables, bread and cheese from farms nearby.'],
      ['Second Page', '17 College Lane', 'Used books, bought and sold.'],
      ['Spoke and Chain', '', 'Bicycle repair from Monday to Saturday.'],
      ['Flour Mill', '2 River Row', 'Bread.'],
    ].map(([name = '', address = '', description = '']) => ({ name, address, description })),
  },
  {
    name: 'Products of a catalogue (sample)',
    entries: [
      ['Bread tin', '3 Weaver Street', 'Steel tin with a lid, keeps bread fresh for five days.'],
      ['Repair kit', '3 Weaver Street', 'Needles, thread and patches for the repair of clothes.'],
      ['Enamel mug', '9 Elm Court', 'Holds 350 ml and survives camp fires.'],
      ['Bread knife', '', 'Serrated blade of 22 cm with a handle of walnut.'],
    ].map(([name = '', address = '', description = '']) => ({ name, address, description })),
  },
]
