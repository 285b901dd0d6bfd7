import type { SectionOf } from '../../model/section.ts'

type Pick = SectionOf<'quote'>['groups'][number]['pick']

/** A kind of option: how many are chosen, and each with its price and what that is for. `once` stands for the whole order. */
export interface PriceGroup {
  readonly name: string
  readonly words: RegExp
  readonly pick: Pick
  /** "A4; 0.06; per page". */
  readonly rows: readonly string[]
}

/** Something that is counted or measured. */
export interface PriceAmount {
  readonly id: string
  readonly words: RegExp
  readonly label: string
  readonly unit: string
  readonly initial: number
  readonly max: number
}

export interface QuoteService {
  readonly words: RegExp
  readonly groups: readonly PriceGroup[]
  readonly amounts: readonly PriceAmount[]
  /** "per page" counts the pages of every copy. */
  readonly bases: readonly (readonly [name: string, ...amounts: string[]])[]
}

const amount = (
  id: string,
  words: RegExp,
  [label, unit, initial, max]: readonly [label: string, unit: string, initial: number, max: number],
): PriceAmount => ({ id, words, label, unit, initial, max })

/** "Extras, any": how many are chosen stands behind the name. */
const group = (named: `${string}, ${Pick}`, words: RegExp, rows: string): PriceGroup => {
  const [name = '', pick = 'one'] = named.split(', ')
  return {
    name,
    pick: picks.find((each) => each === pick) ?? 'one',
    words,
    rows: rows.split('|').map((row) => row.trim()),
  }
}

const picks: readonly Pick[] = ['one', 'any', 'all', 'pair']

export const knownAmounts: readonly PriceAmount[] = [
  amount('words', /\bwords?\b/, ['Number of words', '', 500, 1_000_000]),
  amount('pages', /\bpages?\b/, ['Number of pages', '', 24, 10_000]),
  amount('copies', /\bcop(?:y|ies)\b/, ['Copies', '', 10, 100_000]),
  amount('rooms', /(?<!bath)\brooms?\b/, ['Rooms', '', 3, 200]),
  amount('bathrooms', /\bbathrooms?\b/, ['Bathrooms', '', 1, 50]),
  amount('windows', /\bwindows?\b/, ['Windows', '', 10, 1_000]),
  amount('distance', /\b(?:distance|kilomet\w+|miles?|km)\b/, ['Distance', 'km', 25, 5_000]),
  amount('volume', /\b(?:volume|cubic)\b/, ['Volume', 'm³', 20, 1_000]),
  amount('floors', /\b(?:floors?|stairs?|stor(?:ey|ies))\b/, ['Floors', '', 2, 60]),
  amount('weight', /\bweight|\bkilos?\b|\bkg\b/, ['Weight', 'kg', 5, 5_000]),
  amount('area', /\b(?:area|square|surface area|size of (?:the )?(?:room|house|garden|lawn|wall))\b/, [
    'Area',
    'm²',
    60,
    100_000,
  ]),
  amount('hours', /\bhours?\b|\bduration\b/, ['Hours', '', 3, 1_000]),
  amount('guests', /\b(?:guests?|people|persons?|participants|attendees)\b/, ['Guests', '', 40, 5_000]),
  amount('minutes', /\bminutes?\b/, ['Minutes', '', 30, 10_000]),
  amount('quantity', /\b(?:quantity|quantities|pieces|items|units|how many)\b/, [
    'Quantity',
    '',
    20,
    100_000,
  ]),
]

/** Kinds of options that many services have. Prices are once, so that they suit whatever is counted. */
export const knownGroups: readonly PriceGroup[] = [
  group(
    'Delivery, one',
    /\b(?:delivery|urgency|turnaround|speed|deadline|express|shipping)\b/,
    'Standard; 0; once | Express; 25; once | Same day; 60; once',
  ),
  group('Size, one', /\bsizes?\b/, 'Small; 0; once | Medium; 15; once | Large; 35; once'),
  group(
    'Material, one',
    /\b(?:materials?|fabrics?|woods?)\b/,
    'Standard; 0; once | Robust; 20; once | Premium; 55; once',
  ),
  group(
    'Finish, one',
    /\b(?:finish(?:es)?|coatings?|laminations?)\b/,
    'Matt; 0; once | Gloss; 12; once | Soft touch; 24; once',
  ),
  group(
    'Colour, one',
    /\bcolou?rs?\b/,
    'One colour; 0; once | Two colours; 10; once | Full colour; 25; once',
  ),
  group(
    'Frequency, one',
    /\b(?:frequency|how often)\b/,
    'Once; 0; once | Every week; 0; once | Every month; 0; once',
  ),
  group(
    'Extras, any',
    /\b(?:extras?|add-?ons?|additional|options?)\b/,
    'Weekend appointment; 30; once | Own contact person; 45; once | Photo report; 15; once',
  ),
]

export const quoteServices: readonly QuoteService[] = [
  {
    words: /\b(?:translat\w*|interpret\w*|proofread\w*|localis\w*|localiz\w*)\b/,
    groups: [
      group(
        'Language pair, pair',
        /\blanguages?\b|\blanguage pairs?\b/,
        'English to German; 0.12; per word | English to French; 0.11; per word | English to Spanish; 0.1; per word | German to English; 0.13; per word | French to English; 0.12; per word | Spanish to English; 0.11; per word | English to Japanese; 0.18; per word | Japanese to English; 0.19; per word',
      ),
      group(
        'Delivery, one',
        /\b(?:delivery|urgency|turnaround|speed|deadline)\b/,
        'Standard, 3 days; 0; per word | Express, next day; 0.04; per word',
      ),
      group(
        'Extras, any',
        /\bextras?\b|\bproofread\w*|\bcertif\w*/,
        'Proofreading by a second translator; 0.03; per word | Certified copy; 25; once',
      ),
    ],
    amounts: knownAmounts.filter(({ id }) => id === 'words'),
    bases: [['per word', 'words']],
  },
  {
    words: /\b(?:moving|removals?|relocation|movers)\b/,
    groups: [
      group(
        'Base price, all',
        /(?!)/,
        'Van and two movers; 90; once | Distance; 1.8; per km | Volume; 9; per m³ | Stairs; 15; per floor',
      ),
      group(
        'Extra services, any',
        /\b(?:extra|additional|services?)\b/,
        'Packing; 6; per m³ | Furniture assembly; 80; once | Piano or safe; 120; once | Boxes, 40 pieces; 70; once',
      ),
    ],
    amounts: knownAmounts.filter(({ id }) => ['distance', 'volume', 'floors'].includes(id)),
    bases: [
      ['per km', 'distance'],
      ['per m³', 'volume'],
      ['per floor', 'floors'],
    ],
  },
  {
    words: /\b(?:t-?shirts?|shirts?|hoodies?|caps|mugs?|stickers?|badges?|merch\w*|embroider\w*|engrav\w*)\b/,
    groups: [
      group(
        'Size, one',
        /\bsizes?\b/,
        'Medium; 0; per piece | Small; 0; per piece | Large; 0.5; per piece | Extra large; 1; per piece',
      ),
      group(
        'Colour, one',
        /\bcolou?rs?\b/,
        'White; 0; per piece | Black; 1; per piece | Any other colour; 1.5; per piece',
      ),
      group(
        'Print, one',
        /\b(?:print|side|placement|position|method)/,
        'Front; 3.5; per piece | Back; 3.5; per piece | Front and back; 6; per piece',
      ),
      group('Base price, all', /(?!)/, 'Piece; 7; per piece | Setup; 20; once'),
    ],
    amounts: knownAmounts.filter(({ id }) => id === 'quantity'),
    bases: [['per piece', 'quantity']],
  },
  {
    words: /\b(?:print(?:ing|s|ers?)?|copy ?shop|brochures?|flyers?|business cards?|booklets?)\b/,
    groups: [
      group(
        'Paper size, one',
        /\b(?:paper|size|format)/,
        'A4; 0.06; per page | A5; 0.04; per page | A3; 0.12; per page',
      ),
      group('Colour mode, one', /\bcolou?r/, 'Black and white; 0; per page | Colour; 0.09; per page'),
      group(
        'Binding, one',
        /\bbind/,
        'None; 0; per copy | Stapled; 0.5; per copy | Spiral; 2.5; per copy | Hardcover; 11; per copy',
      ),
    ],
    amounts: knownAmounts.filter(({ id }) => id === 'pages' || id === 'copies'),
    bases: [
      ['per page', 'pages', 'copies'],
      ['per copy', 'copies'],
    ],
  },
  {
    words: /\b(?:clean(?:ing|ers?)|maids?|housekeeping|janitorial)\b/,
    groups: [
      group(
        'Type of cleaning, one',
        /\b(?:type|kind|service|cleaning)/,
        'Regular; 18; per room | Deep; 29; per room | After moving out; 36; per room',
      ),
      group('Bathrooms, all', /(?!)/, 'Bathroom; 15; per bathroom'),
      group(
        'Extras, any',
        /\bextras?\b|\badditional\b|\badd-?ons?\b/,
        'Inside windows; 30; once | Oven; 25; once | Fridge; 20; once | Ironing; 24; once',
      ),
    ],
    amounts: knownAmounts.filter(({ id }) => id === 'rooms' || id === 'bathrooms'),
    bases: [
      ['per room', 'rooms'],
      ['per bathroom', 'bathrooms'],
    ],
  },
  {
    words: /\b(?:parcels?|packages? delivery|shipping|shipments?|couriers?|freight|logistics|cargo)\b/,
    groups: [
      group(
        'Zone, one',
        /\b(?:zones?|destination|country|region)\b/,
        'Domestic; 1.2; per kg | Neighbouring countries; 2.4; per kg | Europe; 3.6; per kg | Worldwide; 7.9; per kg',
      ),
      group(
        'Speed, one',
        /\b(?:speed|delivery|service|express)\b/,
        'Standard, 3 to 5 days; 0; once | Express, next day; 12; once',
      ),
      group('Base price, all', /(?!)/, 'Handling; 4.5; once'),
      group(
        'Extras, any',
        /\b(?:extras?|insur\w+|additional)\b/,
        'Insurance up to 1,000; 6; once | Signature on delivery; 2.5; once',
      ),
    ],
    amounts: knownAmounts.filter(({ id }) => id === 'weight'),
    bases: [['per kg', 'weight']],
  },
  {
    words:
      /\b(?:paint(?:ing|ers?)|plaster\w*|floor(?:ing)|roof\w*|til(?:ing|ers?)|renovat\w*|landscap\w*|garden\w*|lawn)\b/,
    groups: [
      group(
        'Work, one',
        /\b(?:work|service|surface|type|kind)\b/,
        'Basic; 9; per m² | Thorough; 14; per m² | Complete; 21; per m²',
      ),
      group(
        'Material, one',
        /\b(?:material|quality|paint|colou?r)\b/,
        'Standard; 2; per m² | Durable; 3.5; per m² | Premium; 6; per m²',
      ),
      group('Base price, all', /(?!)/, 'Travel and preparation; 60; once'),
      group(
        'Extras, any',
        /\bextras?\b|\badditional\b/,
        'Covering and cleaning up; 45; once | Taking old material away; 80; once',
      ),
    ],
    amounts: knownAmounts.filter(({ id }) => id === 'area'),
    bases: [['per m²', 'area']],
  },
  {
    words: /\b(?:cater\w*|banquets?|buffets?)\b/,
    groups: [
      group(
        'Menu, one',
        /\b(?:menus?|food|meals?)\b/,
        'Finger food; 16; per guest | Buffet; 27; per guest | Three courses; 44; per guest',
      ),
      group(
        'Drinks, one',
        /\bdrinks?\b/,
        'Water and juice; 4; per guest | With wine and beer; 12; per guest',
      ),
      group(
        'Extras, any',
        /\bextras?\b|\bservice\b|\bstaff\b/,
        'Waiting staff; 180; once | Tableware; 3; per guest | Wedding cake; 220; once',
      ),
    ],
    amounts: knownAmounts.filter(({ id }) => id === 'guests'),
    bases: [['per guest', 'guests']],
  },
  {
    words: /\b(?:photograph\w*|video ?graph\w*|film crews?)\b/,
    groups: [
      group(
        'Occasion, one',
        /\b(?:occasion|event|type|kind|package)\b/,
        'Portrait; 90; per hour | Event; 120; per hour | Wedding; 160; per hour',
      ),
      group(
        'Extras, any',
        /\b(?:extras?|albums?|prints?)\b/,
        'Printed album; 140; once | Second photographer; 80; per hour | Pictures the next day; 60; once',
      ),
    ],
    amounts: knownAmounts.filter(({ id }) => id === 'hours'),
    bases: [['per hour', 'hours']],
  },
  {
    words: /\b(?:web ?(?:site)? (?:design|development)|web agency|software development|app development)\b/,
    groups: [
      group(
        'Kind of site, one',
        /\b(?:kind|type|site|package)\b/,
        'Presentation; 160; per page | Shop; 240; per page | Application; 320; per page',
      ),
      group('Base price, all', /(?!)/, 'Concept and setup; 450; once'),
      group(
        'Extras, any',
        /\b(?:extras?|features?|additional)\b/,
        'Texts written; 60; per page | Second language; 90; per page | Care for a year; 480; once',
      ),
    ],
    amounts: knownAmounts.filter(({ id }) => id === 'pages'),
    bases: [['per page', 'pages']],
  },
  {
    words: /(?:)/,
    groups: [
      group(
        'Service, one',
        /\b(?:services?|package|type|kind)\b/,
        'Basic; 35; per hour | Plus; 55; per hour | Premium; 80; per hour',
      ),
      group('Base price, all', /(?!)/, 'Travel; 20; once'),
      group(
        'Extras, any',
        /\bextras?\b|\badditional\b|\badd-?ons?\b/,
        'Express; 40; once | Weekend; 30; once | Written report; 25; once',
      ),
    ],
    amounts: knownAmounts.filter(({ id }) => id === 'hours'),
    bases: [['per hour', 'hours']],
  },
]
