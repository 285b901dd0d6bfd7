import { addThing } from '../add-thing.ts'
import { describeThing } from '../describe-thing.ts'
import { addList, addPage } from '../lay-out.ts'
import type { Scheme } from '../scheme.ts'

/** Stocks are looked up by code or name, summarised, and put into reports of one's own. */
export const stockReports: Scheme = {
  id: 'stockReports',
  about:
    /\b(?:stocks?|shares?|securit(?:y|ies)|equit(?:y|ies)|funds?)\b.{0,60}\b(?:reports?|analysis|information|research|quotes?)\b|\breports? (?:on|about|of) (?:stocks?|shares|funds)\b/,
  also: /\breports?\b/,
  not: /\b(?:warehouse|inventory|stock (?:levels?|counts?|management|keeping|photos?)|in stock|management system|trading)\b/,
  wishes: 'long',
  hears: 'wordsAndSentence',
  kind: 'finance',
  mood: 'technical',
  opensWith: 'stockLookup',
  line: 'Look a stock up, and take the report along',
  parts: [
    {
      answers:
        /\b(?:reports?|formats?|contents?|generat\w*|download\w*|export\w*|customi[sz]\w*|financial data|basic information)\b/,
      title: 'Report',
    },
    { answers: /\b(?:browse|list of|all stocks|sectors?|watch ?lists?)\b/, title: 'All stocks' },
    {
      answers:
        /\b(?:stocks?|shares?|codes?|names?|symbols?|search\w*|summar\w*|analysis|analy[sz]\w*|trends?|market|prices?|quotes?|charts?|information|financial|data|funds?)\b/,
      title: 'Look up',
    },
  ],
  build(draft) {
    draft.simulated.add('Companies, prices and statements are samples; real quotes need a data service.')
    const stock = addThing(
      draft,
      'stock',
      describeThing({
        names: 'stock',
        archetype: 'catalogue',
        icon: 'chart-candlestick',
        fields:
          'name!*,symbol!*:text,sector(Energy|Technology|Retail|Health),price:money[4..640],rating(Buy|Hold|Sell),description',
        columns: 'name symbol sector price rating description',
        rows: `Aldergate Energy; ALDG; Energy; 84.2; Buy; Grids and wind along the coast.
Brightpath Retail; BRPT; Retail; 31.75; Hold; Shops in forty small towns.
Kestrel Components; KSTL; Technology; 212.4; Buy; Sensors for machines.
Lakeside Clinics; LKSD; Health; 57.1; Hold; Eleven clinics, two research sites.
Meridian Transport; MRDN; Energy; 46.9; Sell; Rail freight and depots.
Norden Software; NRDN; Technology; 318.6; Buy; Planning tools for builders.
Oakfield Packaging; OAKF; Retail; 22.35; Hold; Boxes from straw.
Vela Pharma; VELA; Health; 129.8; Hold; Three products, one of them new.
Harbour Solar; HRBS; Energy; 15.4; Buy; Panels on warehouses and schools.
Quillon Networks; QLLN; Technology; 74.05; Sell; Cables, switches and repairs.`,
        can: 'filter,export',
        mentions: 6,
      }),
    )
    const report = addPage(draft, {
      title: 'Report',
      icon: 'file-chart-column',
      section: {
        type: 'stockReport',
        title: 'Make a report',
        text: 'Choose a stock, a format and what the report tells.',
        entity: stock.id,
      },
    })
    addPage(draft, {
      title: 'Look up',
      icon: 'search',
      section: {
        type: 'stockLookup',
        title: 'Look up a stock',
        text: '',
        entity: stock.id,
        action: { label: 'Make a report', screen: report.id },
      },
    })
    addList(draft, stock, { title: 'All stocks', view: 'table' })
  },
}
