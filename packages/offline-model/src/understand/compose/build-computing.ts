import { capitalise } from '../language/noun-phrase.ts'
import { because, type Builders } from './builder.ts'
import { findCalculation, isPocketCalculator, isUnknownCalculation } from './calculations.ts'
import { calculatorSection, priceOrders } from './calculators.ts'
import { findTransform, findUnits, samples, transformTitles } from './converters.ts'
import type { Need } from '../needs/need.ts'
import { addScreen } from './add-screen.ts'
import type { Draft } from './draft.ts'
import { needEntity } from './need-entity.ts'
import { isAboutForms } from './form-work.ts'
import { addLoanScreens } from './loan-calculators.ts'
import { findOutput, generatorSection, outputNames } from './generators.ts'
import { manageEntity } from './show-records.ts'

/** What computes something: converters, generators, calculators, comparisons. */
export const computingBuilders: Builders = {
  converter: (draft, need) => {
    // What turns answers into data is the form itself.
    if (isAboutForms(draft)) return true
    const transform = findTransform(draft.words)
    if (transform === undefined) return false
    const isReversed =
      transform === 'csvJson' && /\bjson (?:files? )?(?:in)?to (?:an? )?csv\b/.test(draft.words)
    const way = transform === 'units' ? findUnits(draft.words) : undefined
    addScreen(draft, {
      title: 'Converter',
      icon: 'arrow-left-right',
      section: {
        type: 'converter',
        title: isReversed ? 'JSON to CSV' : (way ?? transformTitles[transform] ?? 'Converter'),
        text: 'Everything happens in this browser.',
        transform,
        sample: isReversed ? '[{ "name": "Notebook", "price": 12.5 }]' : (samples[transform] ?? ''),
        ...(isReversed && { isReversed }),
        ...(way !== undefined && { way }),
      },
      because: because(need),
    })
    return true
  },
  generator: (draft, need) => {
    const isTool = draft.kind === 'tool' || draft.kind === 'developer' || need.frame === null
    const output =
      findOutput(`${need.thing} ${need.frame?.text ?? ''}`) ??
      (isTool ? (findOutput(draft.words) ?? 'text') : undefined)
    // Outside of tools, what is generated is a thing that is kept: "generate tickets".
    if (output === undefined) return manageEntity(draft, need)
    addScreen(draft, {
      title: `${capitalise(outputNames[output])} generator`,
      icon: 'wand-sparkles',
      section: generatorSection(draft, output),
      because: because(need),
    })
    return true
  },
  calculator: (draft, need) => {
    priceOrders(draft, need)
    const isPocket = isPocketCalculator(draft.subject) || isUnknownCalculation(draft.subject, draft.words)
    if (draft.kind === 'tool' && isPocket && findCalculation(draft.words) === undefined) {
      addScreen(draft, { ...pocketCalculator, because: because(need) })
      return true
    }
    const section = calculatorSection(draft)
    addScreen(draft, { title: 'Calculator', icon: 'calculator', section, because: because(need) })
    addLoanScreens(draft, section, need)
    return true
  },
  diff: (draft, need) => {
    if (comparesTables(draft)) return addTableDiff(draft, need)
    addScreen(draft, {
      title: 'Compare',
      icon: 'git-compare',
      section: {
        type: 'diff',
        title: 'Compare two versions',
        text: 'Paste or load both sides. Equal, changed, added and removed lines are counted.',
        ...(/\btexts?\b/.test(draft.words) ? textVersions : tableVersions),
      },
      because: because(need),
    })
    return true
  },
}

/** Tables are compared row by row, with those of the database where the request speaks of one. */
export function comparesTables({ words }: Draft): boolean {
  return /\bcompar/.test(words) && /\b(?:excel|spreadsheets?|csv|worksheets?|workbooks?)\b/.test(words)
}

function addTableDiff(draft: Draft, need: Need): boolean {
  const isOfDatabase = /\bdatabases?\b/.test(draft.words)
  if (isOfDatabase) {
    for (const name of ['product', 'customer', 'order']) needEntity(draft, name)
    draft.simulated.add('The database is the sample tables in this browser.')
  }
  const kept = [...draft.entities.values()].filter(({ id }) => ['product', 'customer', 'order'].includes(id))
  addScreen(draft, {
    title: 'Compare',
    icon: 'git-compare',
    section: {
      type: 'tableDiff',
      title: isOfDatabase ? 'Compare a file with the database' : 'Compare two tables',
      text: 'Rows that belong together are compared cell by cell. Nothing leaves this browser.',
      entities: isOfDatabase ? kept.map(({ id }) => id) : [],
    },
    because: because(need),
  })
  return true
}

const pocketCalculator = {
  title: 'Calculator',
  icon: 'calculator',
  section: {
    type: 'gadget',
    gadget: 'pocketCalculator',
    title: 'Calculator',
    text: 'Worked out while you type. Results stay in this browser.',
  },
} as const

const tableVersions = {
  left: 'id,name,price\n1,Notebook,12.50\n2,Mug,9.00\n3,Tray,48.00',
  right: 'id,name,price\n1,Notebook,12.90\n2,Mug,9.00\n4,Lamp,75.00',
}

const textVersions = {
  left: 'The workshop begins at nine.\nBring a pen and some paper.\nWe stop for lunch at twelve.',
  right:
    'The workshop begins at ten.\nBring a pen and some paper.\nWe stop for lunch at half past twelve.\nCoffee is there all day.',
}
