import type { ToolWork } from './gadget-work.ts'

/** Tools that other apps have as well, where the whole request is about them. */
export const toolWorks: readonly ToolWork[] = [
  {
    need: 'diff',
    called: 'Text Compare',
    about:
      /\bcompar(?:e|es|ing)\b.{0,30}\btexts?\b|\btext (?:diff|compari\w{1,10})\b|\bdiff (?:checker|tool|viewer)\b|\bdifferences between (?:two )?texts?\b/,
    steps:
      /\b(?:texts?|compar\w*|differen\w*|highlight\w*|lines?|words?|side by side|past(?:e|es|ing)|added|removed)\b/,
  },
  {
    need: 'speech',
    called: 'Read Aloud',
    about:
      /\btext[- ]to[- ]speech\b|\bspeech[- ]to[- ]text\b|\breads? (?:texts? )?(?:out|aloud)\b|\bspeech synthesi\w{1,8}|\bdictation\b/,
    steps:
      /\b(?:texts?|speech|voices?|speed|pitch|volume|rate|languages?|audio|listen\w*|speak\w*|paus\w*|read\w*|microphone|transcri\w+)\b/,
  },
  {
    gadget: 'colourPicker',
    called: 'Colour Palettes',
    about:
      /\bpalettes? (?:generator|maker|creator|builder|tool)\b|\bcolou?r (?:schemes?|palettes?|harmon\w{1,4}|picker|wheel|contrast)\b|\bcontrast checker\b/,
    also: /\b(?:hex|rgb|hsl|harmon\w+|contrast|base colou?r|pick\w*|generat\w*)\b/,
    steps:
      /\b(?:colou?rs?|palettes?|harmon\w+|hex|rgb|hsl|codes?|schemes?|contrast|shades?|tints?|cop(?:y|ied)|generat\w*|random\w*|sav\w*)\b/,
    title: 'Colour picker',
    icon: 'palette',
    text: 'Find a colour, copy it, and see what can be read on it.',
  },
  {
    gadget: 'regexTester',
    called: 'Pattern Tester',
    about: /\breg(?:ular )?ex(?:p|pressions?)? (?:tester|testing|builder|playground|debugger|checker|tool)\b/,
    steps:
      /\b(?:match\w*|patterns?|flags?|groups?|test strings?|texts?|replac\w*|highlight\w*|regular expressions?|regex\w*)\b/,
    title: 'Pattern tester',
    icon: 'search',
    text: 'Matches are marked while you type.',
  },
  {
    gadget: 'invoiceMaker',
    called: 'Invoice Maker',
    about:
      /\binvoices? (?:generator|maker|creator|builder)\b|\b(?:generat|creat|mak|writ)(?:e|es|ing) invoices\b/,
    also: /\b(?:pdf|print\w*|download\w*)\b/,
    steps:
      /\b(?:line items?|items?|lines?|tax(?:es)?|vat|discounts?|totals?|invoices?|pdf|print\w*|currenc\w+|due dates?|preview)\b/,
    title: 'Invoice',
    icon: 'file-text',
    text: 'Write it on the left, print it or save it as a PDF. It stays in this browser.',
  },
  {
    gadget: 'worldClock',
    called: 'Time Zones',
    about:
      /\btime ?zones? (?:convert\w{0,4}|calculator|planner|compari\w{1,5})\b|\bconvert\w{0,4} (?:between )?time ?zones?\b|\bmeeting planner\b.{0,40}\btime ?zones?\b/,
    steps: /\b(?:cit(?:y|ies)|time ?zones?|meetings?|times?|hours?|compar\w*|convert\w*|suits?)\b/,
    title: 'World clock',
    icon: 'globe',
    text: 'What time it is elsewhere, now or later today.',
  },
  {
    need: 'canvas',
    called: 'Drawing Board',
    about:
      /(?<!\bai )\b(?:drawing|paint(?:ing)?|sketch\w{0,3}) (?:board|app|application|tool|website|pad|program|canvas)\b|\bwhite ?board\b/,
    also: /^(?!.*\b(?:prompts?|artificial intelligence|sticky notes?)\b)/,
    steps:
      /\b(?:draw\w*|brush\w*|colou?rs?|sizes?|undo|redo|eras\w*|sav\w*|export\w*|pictures?|images?|canvas)\b/,
  },
  {
    need: 'canvas',
    called: 'Photo Editor',
    about: /\b(?:photo|image|picture)(?: filters?)? (?:editor|editing)\b/,
    also: /\b(?:brightness|contrast|saturation|filters?|crop\w*|rotat\w*|resiz\w*|adjust\w*)\b/,
    steps:
      /\b(?:pictures?|images?|photos?|brightness|contrast|saturation|filters?|crop\w*|rotat\w*|resiz\w*|adjust\w*|undo|redo|sav\w*|export\w*)\b/,
  },
  {
    need: 'converter',
    called: 'JSON Formatter',
    about: /\bjson (?:formatt\w{1,4}|validat\w{1,4}|beautif\w{1,4}|minif\w{1,4}|viewer)\b/,
    steps: /\b(?:json|format\w*|minif\w*|validat\w*|errors?|indent\w*|beautif\w*|past(?:e|es|ing))\b/,
  },
  {
    need: 'converter',
    called: 'Word Counter',
    about:
      /\b(?:word|character|letter)s? count(?:er|ing)?\b|\bcount\w{0,4} (?:the )?(?:words|characters|letters)\b/,
    steps:
      /\b(?:words?|characters?|letters?|sentences?|paragraphs?|reading time|texts?|past(?:e|es|ing)|count\w*|spaces|lines)\b/,
  },
  {
    need: 'converter',
    called: 'Image Converter',
    about:
      /\b(?:images?|photos?|pictures?)(?: \w+)? (?:compress\w{1,4}|convert\w{1,4}|resiz\w{1,4})\b|\b(?:compress|convert|resiz)\w{0,3} (?:images?|photos?|pictures?)\b/,
    steps:
      /\b(?:images?|photos?|pictures?|compress\w*|quality|sizes?|formats?|png|jpe?g|webp|resiz\w*|convert\w*|originals?)\b/,
  },
]
