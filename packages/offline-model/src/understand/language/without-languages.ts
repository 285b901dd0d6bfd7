const names =
  '(?:english|(?:simplified )?chinese|mandarin|spanish|german|french|arabic|hindi|japanese|korean|portuguese|italian|russian|turkish|dutch|polish|swedish|greek|hebrew|ukrainian|vietnamese|thai|urdu|bengali|persian)'
const one = `(?:the )?(?:${names}|(?:(?:different|multiple|several|other|more|various|two|three|many) )?languages?)(?: languages?)?`
const list = `${one}(?:(?:, and |, or |, | and | or | to |/)${one})*`

/** The phrases of a request that say what languages it is in, the longest first. */
const phrases = [
  // "that supports both English and Arabic", "with support for the Hindi language"
  `,? ?(?:that|which|and|with)? ?(?:also )?(?:includes? |including |has |offers? |provides? )?support(?:s|ing)? (?:for )?(?:both )?${list}(?:,? (?:including|such as|like|for example|namely) (?:both )?${list})?`,
  // "users can switch the language at any time"
  `(?:and |to |can |easily |freely )*\\b(?:switch|chang|choos|toggl|select)(?:e|es|ing)? (?:freely |easily )?(?:between |among |from |the |their |a |its |site |display |preferred |to )*(?:both )?${list}(?: (?:versions?|of the (?:site|website|pages?)))?(?: (?:based on|according to|by) (?:their|the|a)[a-z ]* preferences?| (?:at any time|freely|easily|whenever [a-z ]+|in the header|with a (?:button|click|menu)))*(?:,? (?:including|such as|like) ${list})?`,
  // "with a language switcher in the header"
  `,? ?(?:with |and |has |have |provides? )*(?:a |an |the )?languages? (?:switch(?:ing|er)?|selector|toggle|control|picker|selection)(?: (?:functions?|functionality|features?|buttons?|menus?|options?))?(?: (?:in|at|on) the (?:header|top|menu|navigation))?(?: (?:that|which) (?:allows?|lets?|enables?) (?:users|visitors|people)(?: to)?)?`,
  // "correctly display Hindi characters and content"
  `(?:be able to )?(?:correctly |properly )?(?:display|show|render)(?:s|ing)? ${list} (?:characters?|text|letters|script|content|fonts?)(?: and (?:content|text|characters?))?(?: (?:correctly|properly))?`,
  // "with right-to-left layout for Arabic"
  `,? ?(?:with |and )*(?:a |the )?(?:right-to-left|rtl)(?: (?:layout|support|direction|text|mode))?(?: (?:for|in) ${list})?`,
  // "with multi-language support (English and French)"
  `,? ?(?:with |and )*multi-?language(?: support)?(?:,? ?\\(?${names}(?:(?:, and |, | and |/)${names})*\\)?)?`,
  // "with Spanish and English versions"
  `,? ?(?:with |in )?(?:both )?(?:an? )?${names}(?:(?:, and |, | and (?:an? )?|/)${names})+ versions?`,
  // "in both English and German", "available in English and French"
  `,? ?(?:that is |which is )?(?:available |written )?in (?:both )?${names}(?:(?:, and |, | and |/)${names})+(?: languages?| versions?)?`,
  // "available in several languages, such as Hindi and English"
  `,? ?(?:that is |which is )?(?:available |displayed |shown |offered )?in (?:multiple|several|different|various|many|two|three|more than one) languages?(?:,? (?:including|such as|like|for example|namely) (?:both )?${list})?`,
  // "a bilingual museum website"
  '\\b(?:fully )?(?:multi|bi|tri)-?lingual\\b',
].map((phrase) => new RegExp(phrase, 'gi'))

/** What is left of a sentence whose only subject was the languages: "Users should be able". */
const stub =
  /^(?:(?:and|also|the|a|an|all|it|this|we|i|users?|visitors?|guests?|customers?|people|everyone|websites?|sites?|pages?|contents?|texts?|available|app|application|system|should|must|can|could|will|may|be|is|are|able|to|have|has|want|need|would|like|allow|let|there|support|including|such as|both)[\s,.]*)*$/i

/** The request without what it says about its languages, and without the sentences that say nothing else. */
export function withoutLanguages(sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence, at) => {
    const rest = phrases
      .reduce((left, phrase) => left.replace(phrase, ' '), sentence)
      .replace(/\s+/g, ' ')
      .replace(/ (?=[,.;])|(?:,? (?:and|with|in|to|can))?(?<![\s,])[\s,]*$/g, '')
      .replace(/,? and (?:the )?(?:users|visitors|guests|people|customers|everyone)$/i, '')
      .trim()
    if (rest === sentence.trim()) return [sentence]
    return at > 0 && stub.test(rest) ? [] : [rest]
  })
}
