import { createField } from '../../model/create-field.ts'
import type { Field, FieldType } from '../../model/entity.ts'
import { capitalise, toIdentifier } from '../language/noun-phrase.ts'
import { usualChoices } from './usual-choices.ts'

/** The field that a word such as "phone number" or "dueDate" means: its type, unit, bounds and usual choices. */
export function readAttribute(words: string): Field {
  // "dueDate" is spelt apart; "RSVP status" is written so.
  const isIdentifier = /^[a-z][A-Za-z0-9]*$/.test(words)
  const spaced = (
    isIdentifier ? words.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`) : words
  ).trim()
  const id = isIdentifier ? words : toIdentifier(spaced) || 'value'
  const usual = usualChoices(spaced.toLowerCase())
  if (usual !== undefined)
    return createField(id, 'choice', { label: capitalise(spaced), options: [...usual] })
  const found = meanings.find(([pattern]) => pattern.test(spaced.toLowerCase()))
  const [, type, details = {}] = found ?? [null, 'text' as const]
  return createField(id, type, { label: capitalise(spaced), ...details })
}

/** Whether a word names a property of things ("price", "due date") rather than a thing. */
export function isAttribute(words: string): boolean {
  return attributeWords.test(words.toLowerCase().trim())
}

const attributeWords =
  /^(?:(?:product|user|item|full|first|last|company|contact|due|start|end|creation|created|publish|birth|unit|sale|total|email|phone|mobile|home|delivery|shipping|short|brief|file|expiry|expiration|release|departure|arrival|check-in|check-out) )?(?:names?|titles?|descriptions?|prices?|e-?mails?|email address(?:es)?|phones?|phone numbers?|numbers?|addresses|address|dates?|times?|status|categor(?:y|ies)|genres?|types?|amounts?|quantit(?:y|ies)|stock|sizes?|colou?rs?|weights?|ages?|genders?|notes?|tags?|priorit(?:y|ies)|duration|creator|author|images?|photos?|pictures?|ratings?|location|city|country|website|birthday|deadline|salary|budget|cost|brand|sku|barcode|unit|capacity|level|rank|gpa|grade|department|position)$/

/**
 * Whether words in a list of what is filled in name a property. Where a list says that it tells fields, more words do so
 * than elsewhere: "fault type" and "blood group" are read as things when they stand alone.
 */
export function isFieldName(words: string): boolean {
  const bare = words.toLowerCase().trim()
  return isAttribute(bare) || fieldHeads.test(bare)
}

const fieldHeads =
  /^(?:[a-z-]+ ){0,2}(?:names?|titles?|types?|dates?|times?|numbers?|address|status|states?|levels?|reasons?|purposes?|urgency|severity|conditions?|contents?|body|method|unit|gender|groups?|deadline|amounts?|prices?|fees?|costs?|counts?|scores?|points|size|stor(?:y|ies)|remarks?|notes?|comments?|tags?|keywords|symptoms|results?|photos?|pictures?|images?|attachments?|contact|phone|e-?mail|subject|message|sender|recipient|assignee|progress|period|frequency|dosage|version|model|url|link|choice|location|place|venue|destination|origin|topic|agenda|participants|capacity|skills|experience|education|nationality|occupation|income|limit|threshold|operator|source|sex|year|area|floor|rooms?|bedrooms|mileage|temperature|humidity|pressure|speed|power|voltage)$/

type Meaning = readonly [RegExp, FieldType, Partial<Field>?]

const meanings: readonly Meaning[] = [
  [/\b(?:e-?mail)\b/, 'email'],
  [/\b(?:phone|mobile|telephone|fax)\b/, 'phone'],
  [/\b(?:website|url|link|homepage)\b/, 'url'],
  [
    /\b(?:picture|photo|image|cover|avatar|logo|poster|thumbnail|portrait|screenshot)s?\b/,
    'image',
    { inForm: false },
  ],
  [
    /\b(?:price|cost|fee|fare|rent|salary|amount|total|balance|budget|revenue|income|deposit|refund|commission|discounted price|wage|value|spend|payment|tuition|sum|rate per \w+)$/,
    'money',
    { min: 0 },
  ],
  [
    /\b(?:percent|percentage|progress|discount|margin|completion|humidity|battery|usage|odds|probability|occupancy|interest)$/,
    'percent',
    { min: 0, max: 100, unit: '%' },
  ],
  [/\b(?:rating|stars|score out of five)$/, 'rating', { inForm: false }],
  [
    /\b(?:due date|deadline|date|birthday|day|expiry|expires|due|placed on|starts on|ends on|closes on|joined|published|created|since|on)$/,
    'date',
  ],
  [
    /\b(?:start time|end time|opening time|closing time|departure|arrival|hour|time of day|starts at|ends at)$/,
    'time',
  ],
  [/\b(?:time|timestamp|at|when|datetime|moment)$/, 'datetime'],
  [/\b(?:duration|length|minutes|runtime|reading time)$/, 'duration', { min: 0, unit: 'min' }],
  [/\b(?:status|state)$/, 'choice', { options: ['New', 'In progress', 'Done'] }],
  [/\b(?:priority|urgency|severity)$/, 'choice', { options: ['Low', 'Normal', 'High', 'Urgent'] }],
  [/\bgender|sex$/, 'choice', { options: ['Female', 'Male', 'Other'] }],
  [/\b(?:level|difficulty)$/, 'choice', { options: ['Beginner', 'Intermediate', 'Advanced'] }],
  [/\b(?:size)$/, 'choice', { options: ['Small', 'Medium', 'Large'] }],
  [
    /\b(?:category|type|genre|kind|class|group|section|topic)$/,
    'choice',
    { options: ['General', 'Special', 'Seasonal'] },
  ],
  [
    /\b(?:description|summary|notes?|bio|body|content|text|about|message|details|remark|remarks|comment|introduction|instructions|ingredients|lyrics|answer|reason|story|purpose|symptoms|diagnosis|agenda|requirements|benefits)$/,
    'longtext',
  ],
  [/\b(?:code snippet|code|query|script|source)$/, 'code'],
  [/\b(?:tags|keywords|skills|labels|languages|features|amenities)$/, 'tags'],
  [
    /\b(?:stock|quantity|count|number of \w+|views|likes|downloads|clicks|seats|rooms|beds|bedrooms|bathrooms|floors|age|capacity|points|goals|wins|losses|plays|copies|guests|people|members|students|laps|steps|reps|sets|episodes|pages|streak|followers|attempts|visits|year|servings|participants|position|places|votes|orders|copies available|played)$/,
    'number',
    { min: 0 },
  ],
  [/\bweight$/, 'number', { min: 0, unit: 'kg' }],
  [/\b(?:distance|mileage|range)$/, 'number', { min: 0, unit: 'km' }],
  [/\b(?:area|surface)$/, 'number', { min: 0, unit: 'm²' }],
  [/\b(?:temperature)$/, 'number', { unit: '°C' }],
  [/\b(?:height|width|depth)$/, 'number', { min: 0, unit: 'cm' }],
  [/\b(?:calories|energy intake)$/, 'number', { min: 0, unit: 'kcal' }],
  [/\b(?:power)$/, 'number', { min: 0, unit: 'kW' }],
  [/\b(?:cpu|memory|disk|load)$/, 'percent', { min: 0, max: 100, unit: '%' }],
  [
    /\b(?:address|location|place|venue|city|country|region|origin|destination|from|to|hometown|suburb)$/,
    'place',
  ],
  [/\b(?:file|attachment|document|pdf)$/, 'file'],
  [/\b(?:colou?r)$/, 'colour'],
  [
    /^(?:is|has|can) |\b(?:active|enabled|available|done|verified|fragile|in stock|featured|public|paid|remote)$/,
    'boolean',
  ],
]
