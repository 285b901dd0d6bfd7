import type { Scheme } from '../scheme.ts'

/** Text from one language into another. */
export const translation: Scheme = {
  id: 'translation',
  about:
    /\b(?:translat(?:ion|or|ing)|translates?)\b(?:.{0,24}\b(?:website|site|app|tool|page|mini-program|platform|software|service)\b|.{0,30}\b(?:texts?|words|phrases|sentences|languages?)\b)|\bphrase ?book\b/,
  not: /\b(?:agency|bureau|company|translators|certified|order|price|quotes?|freelance\w*|documents?|code|sign language|srt|subtitles?|blog|dna|units?|json|csv|yaml|morse)\b/,
  wishes: 'all',
  kind: 'tool',
  mood: 'calm',
  line: 'Say it in another language',
  opensWith: 'translator',
  things: new Map(),
  lacks: /\b(?:photos?|camera|images?|pictures?|documents?|files?|websites?|conversations?|ocr)\b/,
  parts: [
    {
      answers:
        /^(?!.{0,80}\b(?:photos?|camera|images?|pictures?|documents?|files?|websites?|conversations?|voice input|speech (?:recognition|input)|microphone|ocr)\b).{0,80}\b(?:translat\w*|languages?|swap\w*|switch\w*|listen\w*|pronunc\w*|pronounc\w*|speak\w*|hear\w*|audio|copy\w*|results?|texts?|phrases?|phrase ?book|histor\w*|favou?rites?|sav\w*|bookmark\w*|words?|vocabular\w*|notebook|input|type)\b/,
      title: 'Translate',
      icon: 'languages',
      sections: [
        {
          type: 'translator',
          title: 'Translate',
          text: 'Six languages, from a phrase book in this browser: everyday sentences whole, other texts word by word.',
        },
      ],
    },
  ],
  limits: [
    'Translations come from a built-in phrase book; whole texts of any kind need a translation service on the network.',
  ],
}
