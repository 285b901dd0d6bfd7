/** What the built-in model cannot do by its nature, and says so rather than that it did not understand. */
export function sayLimit(instruction: string): string | undefined {
  return limits.find(([pattern]) => pattern.test(instruction))?.[1]
}

const tongues =
  'spanish|french|german|italian|portuguese|dutch|polish|russian|ukrainian|turkish|arabic|hebrew|hindi|bengali|urdu|chinese|mandarin|japanese|korean|vietnamese|thai|indonesian|swedish|danish|norwegian|finnish|greek|czech|romanian|hungarian|another language|other languages|my language'

const limits: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\btranslat(?:e|ed|ion)\\b.*\\b(?:${tongues})\\b|\\b(?:make|put|write|show|change|switch|set) .{0,40}\\b(?:in|to|into) (?:${tongues})$|^(?:in|make it) (?:${tongues})$|\\b(?:${tongues}) (?:version|translation)\\b`,
      'i',
    ),
    'The built-in model cannot translate into this language, so the texts stay as they are. It knows Arabic, Chinese, French, German, Hindi and Spanish, in React apps. You can change any text in the code, or connect an AI provider in the settings, which can translate.',
  ],
]
