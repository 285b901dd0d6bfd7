import { texts } from '@joinery/contract'
import type { Letter } from './letter.ts'

export function renderText({ greeting, purpose, action, code, unasked }: Letter): string {
  const blocks = [greeting, purpose]
  if (action) blocks.push(`${action.label}:\n${action.link}`)
  if (code) blocks.push(`${action ? 'Or enter this code' : 'Your code'}: ${code}`)
  blocks.push(unasked, texts.common.productName)
  return `${blocks.join('\n\n')}\n`
}
