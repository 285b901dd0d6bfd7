import type { Action } from '../language/verbs.ts'
import type { Claim } from './claim.ts'

const seeing: readonly Action[] = ['view', 'browse', 'search', 'select', 'filter', 'sort']
const changing: readonly Action[] = ['create', 'edit', 'delete', 'manage', 'configure', 'save', 'copy']

/** What people do with records, files and figures, from special meanings to general ones. */
export const claimsOfWork: readonly Claim[] = [
  ['reminders', '*', /\b(?:reminders?|reminder items)\b/],
  ['notifications', ['notify', 'subscribe'], null],
  ['notifications', '*', /\b(?:notifications?|alerts?)\b/],
  ['recommend', ['recommend'], null],
  ['recommend', '*', /\b(?:recommend\w*|personali[sz]ed suggestions)\b/],
  ['diagnosis', ['diagnose'], null],
  [
    'assistant',
    '*',
    /\b(?:virtual assist\w+|ai assistant|chat ?bot|intelligent (?:customer service|assistant))\b/,
  ],
  [
    'console',
    ['run', 'create', 'view', 'search', 'select', 'edit'],
    /\b(?:sql|quer(?:y|ies)(?: statements?| results?)?$|query statements?|htsql|key-value|commands?|redis|http (?:requests?|methods?|responses?)|data operations)\b/,
  ],
  ['monitor', ['monitor'], null],
  [
    'monitor',
    '*',
    /\b(?:server (?:status|failures)|performance monitoring|running status|system performance|(?:database|network) (?:performance|status))\b/,
  ],
  ['jobs', ['backup', 'deploy', 'run'], null],
  [
    'jobs',
    '*',
    /\b(?:trojan|virus|scan\b|background tasks?|crawl\w*|scrap(?:e|ing)|fault (?:diagnosis|detection)|processing progress)\b/,
  ],
  [
    'canvas',
    ['recognise', 'design'],
    /^(?!.*\b(?:conflicts?|overlaps?|collisions?|errors?|fraud|anomal\w+|duplicates?)\b)/,
  ],
  [
    'canvas',
    '*',
    /\b(?:image (?:process\w+|edit\w+|recognition)|photo edit\w*|id photos?|crop|3d models?|mockups?|graphics?|background removal|watermarks?|hand-drawn|facial)\b/,
  ],
  ['converter', ['convert'], null],
  [
    'converter',
    '*',
    /\b(?:conversion (?:results?|options?|format|button)|data formats?|converted|word segmentation|segment\w* (?:modes?|dictionary)|proofread\w*|extract\w* text|file formats?)\b/,
  ],
  [
    'formBuilder',
    ['create', 'design', 'edit', 'generate', 'configure', 'view', 'select'],
    /\b(?:form (?:elements?|structure|designs?|parameters|controls|fields?|templates?)|(?:new |different types of |custom )forms?$|drag-and-drop (?:form|field|component|element)s?|text input boxes|select boxes|checkboxes|dropdown menus)\b/,
  ],
  ['generator', ['generate'], null],
  ['calculator', ['calculate'], null],
  ['calculator', '*', /\b(?:calculators?|calculation|estimated (?:costs?|price))\b/],
  [
    'diff',
    ['compare'],
    /\b(?:data|files?|images?|texts?|excel|tables?|schemas?|results?|databases?|documents?|versions?)\b/,
  ],
  [
    'diff',
    '*',
    /\b(?:comparison results?|identical(?: data| rows)?$|(?:different|differing) (?:data|rows)$)/,
  ],
  ['compare', ['compare'], null],
  [
    'booking',
    ['schedule', 'submit', 'create'],
    /\b(?:test drives?|viewings?|consultations?|(?:school |campus |house )?visits?|demos?|free trials?)\b/,
  ],
  ['booking', ['book'], null],
  [
    'booking',
    ['create', 'view', 'manage', 'edit', 'select', 'schedule', 'cancel'],
    /\b(?:appointments?|reservations?|bookings?|time slots?|available (?:times|slots|dates)|appointment times?)\b/,
  ],
  ['calendar', ['schedule'], null],
  ['calendar', '*', /\b(?:calendar|timetable|schedules?|itinerar(?:y|ies))\b/],
  ['kanban', '*', /\b(?:kanban|task board|drag tasks|drag-and-drop$|columns|pipeline|sprint board)\b/],
  [
    'study',
    '*',
    /\b(?:flip(?:ping)?|flip(?:ping)? (?:the |over )?cards?|spaced repetition|study (?:mode|session)s?)\b/,
  ],
  ['habits', '*', /\b(?:habits?|streaks?)\b/],
  ['timer', '*', /\b(?:timers?|pomodoro|countdown|stopwatch)\b/],
  [
    'sheet',
    [...changing, 'import'],
    /\b(?:spreadsheets?|cells?|csv data|table data|numerical data|entered data)\b/,
  ],
  [
    'editor',
    [...changing, 'record'],
    /\b(?:notes?|documents?$|texts?|source code|markdown|extracted text|editable text|fonts?|spacing|outlines?|folders?)\b/,
  ],
  ['reportBuilder', ['generate', 'create', 'export', 'configure'], /\b(?:reports?)\b/],
  ['dashboard', ['analyse'], null],
  [
    'dashboard',
    '*',
    /\b(?:stat(?:istic)?s?|charts?|dashboards?|graphs?|analy(?:sis|tics)|trends?|kpis?|business data|visuali[sz]\w+|reports?$)\b/,
  ],
  ['settings', ['configure'], null],
  [
    'settings',
    '*',
    /\b(?:settings?|parameters|preferences|system (?:settings|parameters|management|configuration)|thresholds?|custom monitoring items|probability)\b/,
  ],
  [
    'inquiry',
    '*',
    /\b(?:contact (?:us|form|page|information|details|methods?)|feedback(?! forms? builder)|inquir(?:y|ies)|enquir(?:y|ies)|lead form|complaints?|suggestions?|get in touch|request contact|more information|their (?:name|information))\b/,
  ],
  ['inquiry', ['submit'], /\b(?:forms?|information|messages?|requests?|questions|reports?|form data)\b/],
  [
    'about',
    '*',
    /\b(?:about(?: us| page)?$|about us|company (?:profile|introduction|information|overview|history)|(?:brief )?introduction$|our story|mission|(?:information )?about (?:me|us|the (?:author|photographer|artist|designer|company|team))|design (?:philosophy|concepts)|brand story)\b/,
  ],
  ['faq', '*', /\b(?:faqs?|frequently asked|help (?:cent(?:er|re)|page))\b/],
  ['pricing', '*', /\b(?:pricing|price (?:plans?|list)|subscription plans?|packages? and prices)\b/],
  [
    'team',
    '*',
    /\b(?:(?:our|the) team|team (?:members|introduction|page)|staff introduction|management team)\b/,
  ],
  [
    'carousel',
    '*',
    /\b(?:carousel|slider|slides?|call-to-action|sliding|banners?|left and right|sliding effect|slideshow)\b/,
  ],
  [
    'gallery',
    ['view', 'browse'],
    /\b(?:gallery|galleries|photo albums?|portfolio|showcase of|image gallery)\b/,
  ],
  [
    'services',
    ['view', 'browse'],
    /\b(?:(?:our |company |business |its )services?(?: introduction| offered)?$|service introduction|features and benefits|(?:the )?features features|^(?:the )?features$|benefits|use cases|product features|advantages|technical specifications|technology$)\b/,
  ],
  ['home', ['view', 'browse', 'select'], /\b(?:home ?page|home$|main page|landing page)\b/],
  ['steps', '*', /\b(?:how it works|process introduction|service process|user guide)\b/],
  ['upload', ['upload'], null],
  ['import', ['import'], null],
  ['export', ['export', 'download'], null],
  ['print', ['print'], null],
  ['history', ['record'], null],
  ['history', [...seeing, 'track', 'manage'], /\b(?:history|histories|historical|records?|logs?)\b/],
  ['orders', ['order'], null],
  [
    'orders',
    [...seeing, 'track', 'cancel', 'accept', 'manage', 'edit', 'assign', 'create', 'submit'],
    /\borders?\b/,
  ],
  ['track', ['track', 'accept', 'cancel', 'assign'], null],
  ['track', ['view', 'edit', 'manage', 'search'], /\b(?:status(?:es)?|progress)$/],
  ['publish', ['publish'], null],
  ['manage', ['manage', 'create', 'edit', 'delete', 'save', 'configure', 'submit'], null],
  ['search', ['search', 'filter', 'sort'], null],
  ['browse', ['browse', 'view', 'send', 'watch', 'connect', 'copy'], null],
  // Choosing is part of whatever is chosen from.
  ['choose', ['select', 'save', 'copy', 'edit', 'switch'], null],
]
