const moods =
  'elegant|modern|minimal|minimalist|minimalistic|clean|warm|cozy|cosy|playful|fun|bold|dark|light|bright|colou?rful|pastel|retro|vintage|rustic|sleek|luxury|luxurious|professional|friendly|calm|soft|simple|monochrome|futuristic|cute|vibrant|earthy|moody|classy|sophisticated|cheerful|black|white|gr[ae]y'
const several = `(?:very |super |nice and )?(?:${moods})(?:(?:, and|,| and| but|/) ?(?:very )?(?:${moods}))*`
const nouns =
  'look(?: and feel)?|feel(?:ing)?|vibes?|styles?|styling|designs?|themes?|aesthetics?|tones?|colou?rs?|palette|ui'

/** "…, warm and cozy look": how it shall look is read elsewhere, and is no page of it. */
const named = new RegExp(
  `(?:,| and| with| in)* (?:an? |the )?(?:${several})(?: (?:${nouns}))+(?=[.,;:!?]|$)`,
  'gi',
)

/** "…, elegant, black and white" at the end says nothing but that. */
const closing = new RegExp(`,(?: and)? ${several}[.!]*$`, 'i')

export function withoutLooks(sentence: string): string {
  const rest = sentence.replace(named, '').replace(closing, '')
  return rest.trim() === '' ? sentence : rest
}
