import type { GadgetWork } from './gadget-work.ts'
import { mainly } from './mainly.ts'
import { openBy } from './open-by.ts'

/** Tools for those who put things on machines: pictures of the right size, and times for what runs by itself. */
export const machineWorks: readonly GadgetWork[] = [
  {
    gadget: 'imageTool',
    called: 'Image Converter',
    about: mainly(
      /(?:bulk |batch )?(?:images?|photos?|pictures?|png|jpe?g|webp)(?: (?:file|format|size|quality))? (?:compress\w{1,4}|convert(?:er|or|ing)|resiz\w{1,4}|optimi[sz]\w{1,6}|shrink\w{0,4}|reducer)|(?:compress|convert|resiz|optimi[sz]|shrink|reduc)\w{0,3} (?:the )?(?:\w{1,15} (?:of )?){0,3}(?:images?|photos?|pictures?)|(?:png|jpe?g|webp) to (?:png|jpe?g|webp)/,
    ),
    also: /^(?!.{0,300}\b(?:pdfs?|videos?|sketch\w{0,3}|cartoons?|3d|caption\w{0,3}|crop\w{0,4}|rotat\w{1,4}|brightness|filters?|text in|to text|watermark\w{0,3})\b)/,
    steps:
      /\b(?:images?|photos?|pictures?|compress\w*|quality|sizes?|formats?|png|jpe?g|webp|resiz\w*|convert\w*|originals?|widths?|heights?|dimensions|before|after|compar\w*|batch\w*|bulk|zip|several|multiple|drag\w*|drop\w*)\b/,
    opens: openBy([
      [/\bto webp\b|\binto webp\b/, 'WebP'],
      [/\bto png\b|\binto png\b/, 'PNG'],
      [/\bresiz/, 'Same as before'],
    ]),
    title: 'Pictures',
    icon: 'images',
    text: 'Make pictures smaller, or write them as JPEG, WebP or PNG. They never leave this browser.',
    limit: 'Pictures are written by the browser as JPEG, WebP or PNG; other formats are read where it can.',
  },
  {
    gadget: 'cronBuilder',
    called: 'Cron Builder',
    about: mainly(
      /cron(?:tab)? (?:expressions?|jobs?|schedules?|strings?|syntax)?(?: |-)?(?:generat\w{1,4}|build\w{1,4}|edit\w{1,4}|mak\w{1,3}|explain\w{1,4}|describ\w{1,4}|pars\w{1,3}|help\w{1,3}|calculator|tool|translat\w{1,4})|(?:explain|generat|build|understand|translat|pars|decod)\w{0,3} cron/,
    ),
    steps:
      /\b(?:cron\w*|expressions?|explain\w*|words?|fields?|schedules?|times?|next|runs?|build\w*|generat\w*|past(?:e|es|ing)|minutes?|hours?|days?|weekdays?|months?|presets?|plain english|human|validat\w*)\b/,
    title: 'Cron expressions',
    icon: 'calendar-clock',
    text: 'Choose the times or paste an expression: it is explained in words, with the next ten times.',
    limit: 'Expressions are built and explained here; what runs at these times needs a server with cron.',
  },
]
