const language =
  '(?:english|chinese|mandarin|spanish|german|french|arabic|hindi|japanese|korean|portuguese|italian|russian|turkish|dutch|polish)'
const several = new RegExp(` in (?:both )?(${language}(?:(?:, | and |, and | or )${language})+)`, 'i')

/** "for a clinic in English and Spanish": the languages, where a site is asked for in more than one. */
export const readLanguages = (tail: string): string | undefined => several.exec(tail)?.[1]
