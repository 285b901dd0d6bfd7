import type { SectionOf } from '../../model/section.ts'
import type { Frame } from '../language/read-frames.ts'
import type { Draft } from './draft.ts'

export type Transform = SectionOf<'converter'>['transform']

/** Which conversion the words ask for. */
export function findTransform(words: string): Transform | undefined {
  const named = transforms.find(([pattern]) => pattern.test(words))?.[1]
  return named ?? (findUnits(words) === undefined ? undefined : 'units')
}

/** Where an app converts something, the field for it and the one for the result are the converter's. */
export function isPartOfConverter({ pack }: Draft, { phrase, text }: Frame): boolean {
  if (pack?.id !== 'lowcodetools') return false
  return /\b(?:input|output) (?:field|box|area)/i.test(phrase) || /^handles?$/i.test(text)
}

/** The way between the units that words name: "kg to lbs" is from kilograms to pounds. */
export function findUnits(words: string): string | undefined {
  const named = ways.filter(([from]) => from.test(words))
  const both = named.find(([from, to]) => {
    const at = words.search(to)
    return at >= 0 && words.search(from) < at
  })
  return (both ?? named[0])?.[2]
}

const celsius = /celsius|centigrade|temperature/
const kelvin = /kelvin/
const fahrenheit = /fahrenheit/
const kilometres = /kilomet|\bkm\b/
const miles = /\bmiles?\b/
const kilograms = /kilogram|\bkg\b|\bkilos?\b/
const pounds = /\bpounds?\b|\blbs?\b/
const litres = /\blit(?:er|re)s?\b/
const gallons = /\bgallons?\b/
const metres = /\bmet(?:er|re)s?\b/
const feet = /\bf(?:ee|oo)t\b/
const centimetres = /centimet|\bcm\b/
const inches = /\binch(?:es)?\b/

/** As the kit's converter of units calls them. */
const ways: readonly (readonly [from: RegExp, to: RegExp, way: string])[] = [
  [celsius, fahrenheit, 'Celsius → Fahrenheit'],
  [fahrenheit, celsius, 'Fahrenheit → Celsius'],
  [celsius, kelvin, 'Celsius → kelvin'],
  [kelvin, celsius, 'Kelvin → Celsius'],
  [kilometres, miles, 'Kilometres → miles'],
  [miles, kilometres, 'Miles → kilometres'],
  [kilograms, pounds, 'Kilograms → pounds'],
  [pounds, kilograms, 'Pounds → kilograms'],
  [litres, gallons, 'Litres → gallons'],
  [gallons, litres, 'Gallons → litres'],
  [metres, feet, 'Metres → feet'],
  [feet, metres, 'Feet → metres'],
  [centimetres, inches, 'Centimetres → inches'],
  [inches, centimetres, 'Inches → centimetres'],
]

const transforms: readonly (readonly [RegExp, Transform])[] = [
  [/\bemoji/, 'emoji'],
  [/simplified chinese|traditional chinese/, 'chinese'],
  [/6-digit code|text to (?:a )?code/, 'textCodes'],
  [/word segmentation|segment/, 'segment'],
  [/proofread|grammar|spelling/, 'proofread'],
  [/pdf/, 'pdfText'],
  [/subtitles?/, 'subtitles'],
  [/markdown/, 'markdownHtml'],
  [/(?:merge|compress|minif).{0,40}\b(?:css|js|javascript)\b|\bcss and js\b/, 'minifyCss'],
  [/minif.{0,99}html/, 'minifyHtml'],
  [/html forms?.*json|forms? to json/, 'csvJson'],
  [/\bcsv\b|\bexcel\b|spreadsheet/, 'csvJson'],
  [/\bxml\b/, 'xmlJson'],
  [/\byaml\b/, 'jsonYaml'],
  [/\bsql\b/, 'sqlJson'],
  [/\bjson\b/, 'formatJson'],
  [/base64/, 'base64'],
  [/url encod/, 'urlEncode'],
  [/\b(?:hash|md5|sha|encrypt)/, 'hash'],
  [/\bcurrenc|exchange rate/, 'currency'],
  [/\bunits?\b|length|temperature/, 'units'],
  [/\bcolou?rs? convert|hex to rgb/, 'colours'],
  [/timestamp|time zone/, 'timestamps'],
  [/binary|hexadecimal|number base/, 'numberBases'],
  [/roman numeral/, 'roman'],
  [/morse/, 'morse'],
  [/encoding/, 'encodingDetect'],
  [/\bvideos?\b|transcod/, 'videoFormat'],
  [/\baudio\b|mp3|music/, 'audioFormat'],
  [/\bimages?\b|photo|picture/, 'imageFormat'],
  [/merge|compress/, 'mergeFiles'],
  [/(?:word|character|letter) count|statistics of text/, 'textStatistics'],
  [/upper ?case|lower ?case|title case|\btext\b/, 'caseChange'],
]

export const transformTitles: Partial<Record<Transform, string>> = {
  emoji: 'Text and emoji',
  chinese: 'Simplified and Traditional Chinese',
  textCodes: 'Text and six-digit code',
  segment: 'Word segmentation',
  proofread: 'Proofreading',
  pdfText: 'PDF to text',
  minifyCss: 'Merge and compress CSS and JavaScript',
  csvJson: 'CSV and JSON',
  xmlJson: 'XML and JSON',
  units: 'Units',
  currency: 'Currencies',
}

export const samples: Partial<Record<Transform, string>> = {
  emoji: 'I love coffee and the sun. See you at the party!',
  chinese: '头发干了，后面的面条很好吃。',
  textCodes: 'Meet me at the bridge',
  segment: '我们在图书馆学习中文',
  proofread: 'This are a example of of a text with mistake.',
  csvJson: 'name,price\nNotebook,12.50\nMug,9.00',
  minifyCss: '.card {\n  color: #333333;\n  margin: 0px;\n}',
  markdownHtml: '# Title\n\nA *short* paragraph.',
  formatJson: '{"name":"Notebook","price":12.5}',
  base64: 'Hello, world',
  textStatistics: 'Write or paste a text here. Its words, signs and sentences are counted while you type.',
  currency: '100',
  units: '10',
}
