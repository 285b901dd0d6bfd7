import type { GadgetWork } from './gadget-work.ts'
import { mainly } from './mainly.ts'

/** Tools for those who learn or write: logic, matrices, fractions, Roman numerals and text to fill a page with. */
export const studyWorks: readonly GadgetWork[] = [
  {
    gadget: 'truthTable',
    called: 'Truth Tables',
    about: mainly(
      /truth tables?|(?:boolean|propositional|logic) (?:algebra |expression |formula )?(?:calculator|evaluator|solver)/,
    ),
    steps:
      /\b(?:truth|tables?|formulas?|expressions?|logic\w*|boolean|variables?|operators?|rows?|tautolog\w*|generat\w*|export\w*|symbols?|steps?|columns?)\b/,
    title: 'Truth table',
    icon: 'table-2',
    text: 'Write a formula in words or signs: every case of it stands below, with its parts.',
  },
  {
    gadget: 'matrixCalculator',
    called: 'Matrix Calculator',
    about: mainly(
      /matri(?:x|ces) (?:calculator|solver|operations?|multiplication|multiplier|inverse|determinant|algebra)|(?:multipl|add|invert|calculat)\w{0,4} (?:two )?matrices|determinant calculator|linear algebra calculator/,
    ),
    steps:
      /\b(?:matri\w+|add\w*|subtract\w*|multipl\w*|determinants?|inverses?|invert\w*|transpos\w*|rank|rows?|columns?|sizes?|calculat\w*|numbers?|values?|operations?|fractions?)\b/,
    title: 'Matrix calculator',
    icon: 'grid-3x3',
    text: 'Fill in two matrices and choose what to work out; the result is exact.',
  },
  {
    gadget: 'fractionCalculator',
    called: 'Fraction Calculator',
    about: mainly(
      /fractions? (?:calculator|solver|adder|simplifier|converter)|(?:add|simplif|calculat|multipl)\w{0,5} (?:and subtract )?fractions/,
    ),
    steps:
      /\b(?:fractions?|steps?|add\w*|subtract\w*|multipl\w*|divid\w*|division|simplif\w*|mixed numbers?|numerators?|denominators?|decimals?|results?|calculat\w*|solutions?|explan\w*|operations?|numbers?)\b/,
    title: 'Fraction calculator',
    icon: 'divide',
    text: 'Add, subtract, multiply and divide fractions, with every step in words.',
  },
  {
    gadget: 'loremIpsum',
    called: 'Filler Text',
    about: mainly(
      /lorem ipsum|(?:placeholder|dummy|filler) text (?:generat\w{1,4}|mak\w{1,3}|creator|tool)|generat\w{1,4} (?:placeholder|dummy|filler) text/,
    ),
    steps:
      /\b(?:lorem|ipsum|texts?|paragraphs?|sentences?|words?|numbers?|lengths?|amounts?|cop(?:y|ied)|html|generat\w*|placeholder|dummy|start\w*|begin\w*)\b/,
    title: 'Lorem ipsum',
    icon: 'pilcrow',
    text: 'Choose paragraphs, sentences or words, and copy as many as you need.',
  },
  {
    gadget: 'romanNumerals',
    called: 'Roman Numerals',
    about: mainly(
      /roman (?:numerals?|numbers?|figures?) (?:convert\w{1,4}|translat\w{1,4}|calculator|decod\w{1,4})|roman numerals?$|convert\w{0,4} (?:\w{1,15} ){0,4}roman (?:numerals?|numbers?)/,
    ),
    steps:
      /\b(?:roman|numerals?|numbers?|figures?|convert\w*|translat\w*|arabic|decimals?|both ways|directions?|explan\w*|symbols?|signs?)\b/,
    title: 'Roman numerals',
    icon: 'landmark',
    text: 'Write a number or a Roman numeral: the other one stands below, sign by sign.',
  },
]
