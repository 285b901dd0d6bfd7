import type { GadgetWork } from './gadget-work.ts'
import { mainly } from './mainly.ts'
import { openBy } from './open-by.ts'

/** Tools that people ask a builder for in a sentence: PDF pages, Morse, palettes, days to come, a wheel. */
export const wantedWorks: readonly GadgetWork[] = [
  {
    gadget: 'pdfTool',
    called: 'PDF Pages',
    about:
      /\b(?:merg|combin|join|split)\w*\b.{0,30}\bpdfs?\b|\bpdfs?\b(?: files?| documents?| pages?)?.{0,20}\b(?:merg|combin|join|split)\w*/,
    also: /^(?!.*\b(?:css|javascript|invoices|reports? as)\b)/,
    steps:
      /\b(?:pdfs?|merg\w*|combin\w*|join\w*|split\w*|extract\w*|pages?|ranges?|order\w*|reorder\w*|documents?|one file)\b/,
    title: 'PDF pages',
    icon: 'files',
    text: 'Join PDF files into one, or take one apart. They stay in this browser.',
    opens: openBy([[/^(?!.*\b(?:merg|combin|join))/, 'split']]),
    limit: 'PDF files that are locked with a password have to be saved without one first.',
  },
  {
    gadget: 'morseCode',
    called: 'Morse Code',
    about: /\bmorse(?: code)?\b/,
    also: /^(?!.*\b(?:courses?|lessons?|history|museum)\b)/,
    steps:
      /\b(?:morse|codes?|texts?|letters?|translat\w*|convert\w*|encod\w*|decod\w*|sounds?|tones?|audio|beeps?|play\w*|listen\w*|speed|pitch|dots?|dashes?|cop(?:y|ied))\b/,
    title: 'Morse code',
    icon: 'radio',
    text: 'Write text or dots and dashes, read the other, and hear it.',
  },
  {
    gadget: 'paletteMaker',
    called: 'Palettes',
    about: mainly(
      /(?:colou?r )?palettes? (?:generators?|makers?|creators?|builders?|tools?)\b|\bcolou?r (?:schemes?|palettes?) (?:generators?|makers?|creators?|builders?|tools?)\b|\bcoolors\b/,
    ),
    also: /^(?!.*\b(?:base colou?r|hsl sliders?|contrast checker)\b)/,
    steps:
      /\b(?:colou?rs?|palettes?|harmon\w+|hex|rgb|hsl|codes?|schemes?|shades?|lock\w*|space(?: ?bar)?|generat\w*|random\w*|new ones|sav\w*|css|cop(?:y|ied|ies))\b/,
    title: 'Palette',
    icon: 'palette',
    text: 'Five colours that go together, and new ones at a press.',
  },
  {
    gadget: 'passwordMaker',
    about:
      /\bpasswords? (?:generators?|makers?|creators?)\b|\bgenerat\w* (?:strong |secure |random |safe )*passwords?\b/,
    also: /^(?!.*\b(?:managers?|vaults?|log ?ins?|sign ?ups?|accounts?)\b)/,
    steps:
      /\b(?:passwords?|strength|meters?|lengths?|symbols?|special (?:signs|characters)|numbers?|digits?|upper ?case|lower ?case|capitals?|letters?|options?|sliders?|checkbox\w*|cop(?:y|ied)|random\w*|secure|strong)\b/,
    title: 'Password generator',
    icon: 'key-round',
    text: 'Made in this browser, by real chance, and kept nowhere.',
  },
  {
    gadget: 'countdownList',
    called: 'Countdowns',
    about:
      /\b(?:several|multiple|many|different|various|all (?:my|our)) (?:[a-z]+ )?count ?downs?\b|\bcount ?downs (?:to|for|of|app|tracker|page)\b|\bcount ?down (?:to |for )?(?:several|multiple|many|different|all (?:my|our)|my important|important) (?:[a-z]+ )?(?:dates?|events?|days?)\b/,
    steps:
      /\b(?:count ?downs?|dates?|days?|events?|hours?|minutes?|seconds?|add\w*|edit\w*|delet\w*|names?|remaining|left|live)\b/,
    title: 'Countdowns',
    icon: 'hourglass',
    text: 'What comes next stands first. They stay in this browser.',
  },
  {
    gadget: 'namePicker',
    called: 'Wheel',
    about:
      /\bspin(?:ning)?[- ](?:the[- ])?wheel\b|\b(?:decision|random|picker|prize|lucky|fortune) wheel\b|\bwheel (?:spinner|picker|decide|of (?:names|decisions|choices))\b/,
    also: /^(?!.*\b(?:prizes?|points|coupons?|discounts?|shop|customers|lottery)\b)/,
    steps:
      /\b(?:wheels?|spin\w*|names?|options?|choices?|entries|items?|pick\w*|random\w*|winners?|list|add\w*|remov\w*|results?)\b/,
    title: 'The wheel',
    icon: 'shuffle',
    text: 'Write what stands on it, and turn it.',
  },
]
