import { findUnits } from '../converters.ts'
import type { GadgetWork } from './gadget-work.ts'
import { machineWorks } from './machine-works.ts'
import { mainly } from './mainly.ts'
import { openBy } from './open-by.ts'
import { studyWorks } from './study-works.ts'
import { textWorks } from './text-works.ts'

/** Tools that work something out of numbers, dates, words and pictures. */
export const figureWorks: readonly GadgetWork[] = [
  {
    gadget: 'currencyConverter',
    called: 'Currency Converter',
    about: mainly(
      /currenc(?:y|ies) (?:convert\w{1,4}|exchange (?:calculator|converter|tool)|calculator|exchanger|conversion)|exchange rates? (?:calculator|converter)|money converter|currency exchange (?:web ?site|web ?app|app|site|page)\b(?! (?:for|of|with))|convert\w{0,4} (?:usd|eur|gbp|jpy|cny|inr|dollars?|euros?)\b|convert\w{0,4} (?:\w{1,20} ){0,3}(?:currenc(?:y|ies)|money)/,
    ),
    steps:
      /\b(?:currenc\w*|amounts?|rates?|convert\w*|exchange\w*|swap\w*|charts?|histor\w*|tables?|favou?rites?|compar\w*)\b/,
    title: 'Currency converter',
    icon: 'coins',
    text: 'Write an amount and choose two currencies. The rates are examples until you write your own.',
    limit:
      'Rates are examples that can be changed: without a connection there are no live rates and no past ones.',
  },
  {
    gadget: 'unitConverter',
    called: 'Unit Converter',
    about: mainly(
      /(?:(?:measurement|metric|imperial|kitchen|cooking|baking|recipe|length|weight|mass|volume|temperature|area|speed|pressure|energy|data) )?units? (?:convert\w{1,4}|conversion|calculator)|(?:measurements?|metric|imperial|kitchen|cooking|baking|recipe|length|distance|weight|mass|volume|temperature|area|speed|pressure|energy|storage) (?:measurements? )?convert(?:er|or)|convert\w{0,4} (?:between )?(?:\w{1,20} ){0,4}(?:units?|measurements?|cups|celsius|kilomet(?:er|re)s|pounds|inches)|cups to grams/,
    ),
    steps:
      /\b(?:units?|values?|lengths?|distances?|weights?|mass|volumes?|temperatures?|areas?|speeds?|times?|data|energy|pressure|convert\w*|conversion\w*|swap\w*|measure\w*|ingredients?|cups?|\w*spoons?|grams?|recipes?|categor\w+|histor\w*|numbers?|types?)\b/,
    opens: (words) => (cooking.test(words) ? 'Cooking' : (findUnits(words) ?? openGroup(words))),
    title: 'Unit converter',
    icon: 'ruler',
    text: 'Write a value and choose two units. All other units of the group stand below.',
  },
  {
    gadget: 'dateCalculator',
    called: 'Date Calculator',
    about: mainly(
      /(?:age|birthday|date|days?|date difference|chronological age|day count\w{0,3}) calculators?|(?:days?|dates?) (?:between|counter|difference)|calculat\w{1,4} (?:\w{1,20} ){0,3}(?:ages?|days|dates?)\b|(?:calculat|tell|show|find|work|know|count|see)\w{0,5} (?:out )?how (?:old|many days)/,
    ),
    also: /^(?!.{0,200}\b(?:due date|pregnan\w{0,4}|ovulation|dogs?|cats?|pets?|gestational|bills?|loans?|delivery dates?)\b)/,
    steps:
      /\b(?:ages?|dates?|days?|weeks?|months?|years?|hours?|birth\w*|born|calculat\w*|differen\w*|between|add\w*|subtract\w*|weekdays?|old|shows?)\b/,
    opens: openBy([
      [
        /\bdays? (?:between|difference|count)|\bdate difference|\bdays between|\bhow many days|\bbetween (?:two )?dates/,
        'Between',
      ],
      [/\b(?:add|subtract)\w{0,5} days|\bdays (?:from|to) (?:a |an |the )?(?:date|today)/, 'Add'],
    ]),
    title: 'Age and dates',
    icon: 'calendar-days',
    text: 'How old somebody is, the days between two dates, and the date some days on.',
  },
  ...textWorks,
  ...machineWorks,
  ...studyWorks,
]

const cooking = /\b(?:cook|bak|kitchen|recipe|cups|spoons)/

/** The converter opens with the group that the request names. */
const openGroup = openBy([
  [/\blength|\bdistance/, 'Length'],
  [/\bweight|\bmass\b/, 'Mass'],
  [/\bvolume/, 'Volume'],
  [/\barea/, 'Area'],
  [/\bspeed/, 'Speed'],
  [/\benergy/, 'Energy'],
  [/\bpressure/, 'Pressure'],
  [/\bdata\b|\bstorage\b/, 'Data'],
])
