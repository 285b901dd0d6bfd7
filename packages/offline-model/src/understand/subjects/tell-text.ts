import { areaNames } from './crossings.ts'

/** What fields of a few words say whose name tells what is in them: where something goes, and what is carried. */
export function tellText(id: string, at: number): string | undefined {
  if (/^(?:from|to)(?:Province|Region|Country|City|District)$/.test(id))
    return areaNames[(at + (id.startsWith('to') ? 2 : 0)) % areaNames.length]
  return id === 'goods' ? carriedGoods[(at * 5) % carriedGoods.length] : undefined
}

const carriedGoods = [
  'Machine parts',
  'Bagged cement',
  'Office chairs',
  'Apples in crates',
  'Paper rolls',
  'Paint',
  'Textiles',
]

/** What somebody has ordered, where nothing says what is sold. */
export const boughtThings = [
  'Enamel mug',
  'Field notebook',
  'Canvas tote',
  'Wool throw',
  'Desk tray',
  'Pocket torch',
  'Linen apron',
]
