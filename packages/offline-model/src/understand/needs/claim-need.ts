import { toSingular } from '../language/inflect.ts'
import type { Frame } from '../language/read-frames.ts'
import type { Action } from '../language/verbs.ts'
import type { Need, NeedName } from './need.ts'

/** Which part of an application a frame asks for. Undefined where no rule knows it. */
export function claimNeed(frame: Frame): Need | undefined {
  if (frame.action === 'describe')
    return { name: 'describe', thing: toSingular(frame.object.toLowerCase()), frame }
  if (sliding.test(frame.text)) return { name: 'carousel', thing: '', frame }
  const page = pageAbout.exec(frame.text)?.[1]
  if (page !== undefined) return { name: 'page', thing: page.trim(), frame }
  const words = `${frame.phrase} ${frame.object}`.toLowerCase().trim()
  const rule = rules.find(
    ([, actions, pattern]) =>
      (actions === '*' || actions.includes(frame.action)) && (pattern === null || pattern.test(words)),
  )
  if (rule === undefined) return undefined
  return { name: rule[0], thing: rule[3] ?? toSingular(frame.object.toLowerCase()), frame }
}

/** "a page about working with us" is a page of its own, whatever else its words could mean. */
const pageAbout =
  /^(?:an? |the )?(?:page|section|part|area) (?:about|with|on|for|of) (?:the |our |an? )?(.{3,40})$/i

const sliding = /\b(?:call-to-action|slid(?:e|es|er|ers|ing)|carousel)\b/i

/** The first rule that fits wins, so that special meanings stand before general ones. */
type Claim = readonly [
  need: NeedName,
  actions: '*' | readonly Action[],
  pattern: RegExp | null,
  /** What is meant, where the words themselves do not say it. */
  thing?: string,
]

const seeing: readonly Action[] = ['view', 'browse', 'search', 'select', 'filter', 'sort']
const changing: readonly Action[] = ['create', 'edit', 'delete', 'manage', 'configure', 'save', 'copy']

const rules: readonly Claim[] = [
  ['settings', ['manage'], /^(?:the )?system(?: system)?$/],
  ['reportBuilder', '*', /\breport (?:builder|generator|designer)\b/],
  ['feed', '*', /^(?:an? |the |news )*(?:feeds?|timeline)(?: feeds?| timeline)?$/],
  [
    'users',
    '*',
    /\b(?:back-?end|background|admin\w*) (?:management|panel|area|end)\b|\badministrator functions?\b/,
  ],
  [
    'dashboard',
    ['view', 'select', 'create'],
    /^(?:an? |the |their |simple )*(?:dashboards?|charts?|statistics|overview of (?:sales|numbers))\b/,
  ],
  ['dashboard', ['view', 'search'], /^how\b|^which .* (?:most|least|best)\b/],
  ['course', ['watch', 'view', 'create', 'play', 'browse'], /\blessons?\b/],
  ['course', ['redeem', 'generate'], /\bcertificates?\b/],
  ['about', '*', /\babout page\b|\bstory of (?:the|our)\b/],
  ['accounts', ['login', 'logout'], null],
  [
    'accounts',
    ['register'],
    /^(?:(?!(?:for )?(?:an? |the )?(?:event|course|activity|class|workshop|competition)).)*$/,
  ],
  ['recover', ['recover'], null],
  ['search', ['filter', 'search', 'sort', 'browse'], /^by\b/, ''],
  [
    'languages',
    ['view', 'connect'],
    /^(?:both )?(?:english|chinese|spanish|german|french|arabic|hindi|japanese)\b/,
  ],
  ['quality', ['approve'], /\b(?:forms?|inputs?|data|fields?|whether|e-?mail)\b/],
  ['inquiry', ['submit'], /\btips?\b|^(?:their |your )?(?:name|e-?mail|phone)\b/],
  ['map', '*', /\b(?:store|shop|outlet|station|branch) distribution\b/],
  ['dashboard', ['compare'], /\b(?:months?|years?|weeks?|quarters?|periods?|last|previous)\b/],
  [
    'booking',
    ['view', 'search'],
    /\bdates are free\b|\b(?:free|available) dates\b|^availability\b|\bconfirmation\b/,
  ],
  ['booking', '*', /\bseat selection\b|^(?:their |a |the )?seats?(?: seats?)?$/],
  ['manage', '*', /\beditor(?:'s|s'|ial) (?:desk|area|office|room)\b|\bnewsroom\b/, 'article'],
  ['users', '*', /\b(?:block|ban|suspend)(?:ing)? users?\b/],
  ['inquiry', ['submit'], /\babuse\b/],
  ['course', ['join'], /\b(?:courses?|lessons?)\b/],
  ['dashboard', ['view', 'filter'], /^(?:line|bar|pie|area|kpi tiles?|date ranges?|tiles?|charts?)\b/],
  ['browse', ['view', 'browse', 'select'], /^(?:the |our |food )?menus?(?: menus?)?$/, 'dish'],
  ['inquiry', '*', /\b(?:opening|business) hours\b|^hours hours$/],
  ['team', ['view'], /^(?:the |our )?team(?: team)?$/],
  [
    'stockMovement',
    '*',
    /\b(?:in(?:to)?|out)[- ](?:of[- ])?(?:the )?warehouse\b|\bstock[- ](?:in|out)\b|\b(?:stock|inventory|goods) movements?\b|\b(?:in|out)bound (?:goods|stock|operations?)\b|^(?:inbound|outbound)(?: and outbound)?\b/,
    'inventory',
  ],
  [
    'orders',
    '*',
    /\b(?:starting|ending|pick-?up|drop-?off|departure|destination) (?:and \w+ )?points?\b|^(?:the )?starting$/,
    'order',
  ],
  ['share', ['generate'], /\blinks?\b/],
  [
    'inquiry',
    ['generate', 'create', 'select'],
    /\bleads?\b|^(?:their |your )?(?:name|e-?mail|phone number)\b/,
  ],
  ['sheet', ['generate', 'create', 'save', 'edit'], /\bspreadsheets?$/],
  ['formBuilder', ['generate'], /\bforms?$/],
  ['converter', ['generate'], /\b6-digit|corresponding text\b/],
  ['converter', ['run'], /\b(?:words?|text|pdf|spreadsheet data|necessary details)\b/],
  [
    'inquiry',
    ['send', 'create', 'chat'],
    /\b(?:by|through|with|via|using|in) (?:an? |the |our )?(?:contact |web )?form\b/,
  ],
  [
    'chat',
    ['send'],
    /\b(?:texts?|images?|videos?|video messages?|voice|files?|emoji|types of messages|messages?)\b/,
  ],
  [
    'quality',
    '*',
    /\b(?:form field|field changes|online status|size of|sizes? to fit|custom(?:ize)? the structure)\b/,
  ],
  ['profile', ['manage', 'view', 'edit'], /^accounts?(?: accounts?)?$/],
  ['chat', ['share', 'select', 'view'], /\bteam (?:cooperation|collaboration)\b/],
  [
    'quality',
    '*',
    /\b(?:user[- ]friendly|responsive|visually appealing|easy[- ]to[- ](?:use|navigate)|different (?:devices|screen)|screen sizes?|device types?|user experience|(?:high|system) performance(?! optim)|load(?:ing)? (?:speed|balanc)|search engine optimi[sz]ation|seo\b|security$|data (?:security|accuracy|integrity)|accuracy|reliab|stability|compatib|consistent|garbage collection|caching|local storage|clear (?:layout|navigation|page)|navigation menu|interface$|interface design|intuitive|modern design|minimalis|layout$|visual effects?|browser|multi-thread|efficiency|concurren|scalab|fonts?$|suitable|modern$|simple$|easy to|mobile devices?|desktop|user interaction|interactivity$|whether|live preview|preview$|pagination|search (?:engine )?optimi[sz]ation|minimalistic|resolutions|different devices|credibility|visual appeal|animations?)\b/,
  ],
  [
    'languages',
    ['switch'],
    /\blanguages?\b|^ ?$|\b(?:english|chinese|spanish|german|french|arabic|hindi|japanese)\b/,
  ],
  [
    'languages',
    '*',
    /\b(?:language (?:switch|support|selection|preference)|multi-?(?:ple )?lingual|multiple languages|bilingual|hindi|arabic|between languages)\b/,
  ],
  [
    'permissions',
    '*',
    /\b(?:permissions?|role management|access control|user roles?|roles?$|role permissions|access rights)\b/,
  ],
  [
    'profile',
    '*',
    /\b(?:personal (?:cent(?:er|re)|information|info|profile|data|details|account)|user profiles?|profiles?$|my account|account (?:information|settings|pages?|details)|own information|user cent(?:er|re))\b/,
  ],
  [
    'users',
    ['manage', 'create', 'edit', 'delete', 'view'],
    /^(?:the |all |registered |user )?(?:users?|user (?:information|accounts?|data)|members|accounts)(?: |$)/,
  ],
  ['donation', ['donate'], null],
  ['cart', ['addToCart'], null],
  ['cart', '*', /\b(?:shopping )?(?:cart|basket)\b/],
  [
    'checkout',
    '*',
    /\b(?:payment (?:methods?|information|details|gateway|status|processing)|payments? online|online payments?|in-app purchases?)\b/,
  ],
  ['wallet', ['recharge', 'trade'], null],
  ['wallet', '*', /\b(?:balance|wallet|deposits?|withdrawals?|recharge|holdings)\b/],
  ['checkout', ['pay', 'purchase'], null],
  [
    'draw',
    '*',
    /\b(?:lotter(?:y|ies)|raffle|lucky draw|prize (?:settings|wheel|draw)|winning|blind box|spin)\b/,
  ],
  [
    'referral',
    '*',
    /\b(?:referral|invitation rewards?|commissions?|affiliate|promotion links?|new users?$|rebates?)\b/,
  ],
  ['referral', ['invite'], null],
  [
    'rewards',
    '*',
    /\b(?:points|check-?in|loyalty|membership|member level|rewards?|redeem|coupons?)\b(?! records)/,
  ],
  ['rewards', ['redeem'], null],
  ['liveStream', '*', /\b(?:live (?:stream\w*|match\w*|broadcast\w*|video|show|room)|livestream\w*)\b/],
  [
    'liveFeed',
    '*',
    /\b(?:real-?time (?:prices?|quotes?|data|events?|updates?|push)|(?:bitcoin|stock|market|crypto\w*|coin) (?:prices?|quotes?|trends?|market)|live (?:scores?|prices?)|push functionality)\b/,
  ],
  [
    'game',
    ['play', 'select', 'run', 'view'],
    /^(?:the |a |an |mini |online |different )*(?:games?|snake|puzzles?|levels?)\b(?! (?:information|storyline|list|news|community|characters?|introductions?|videos?|content|discussions?|ticket|recommend\w*))/,
  ],
  [
    'leaderboard',
    '*',
    /\b(?:leader ?boards?|rankings?|high ?scores?|top lists?|hot searches|hot-searched)\b/,
  ],
  ['player', ['play', 'listen', 'watch'], null],
  [
    'player',
    '*',
    /\b(?:playback|play ?lists?|volume|player|pause|progress bar|lyrics|on-demand|(?:previous|next) (?:track|song)|previous$)\b/,
  ],
  ['speech', '*', /\b(?:speech|voice|dictat\w*|text[- ]to[- ]speech|microphone|pronunciation)\b/],
  ['map', ['navigate'], null],
  [
    'map',
    '*',
    /\b(?:on (?:the|a) map|maps?$|map (?:view|display)|nearby (?:\w+ ){0,2}(?:stations?|shops?|stores?|merchants?|restaurants?|places?|hospitals?|locations?|facilities)|store locations?|routes? planning)\b/,
  ],
  ['chat', ['chat'], null],
  [
    'chat',
    '*',
    /\b(?:chat(?: ?rooms?)?|instant messag\w*|private messages?|direct messages?|video calls?|voice calls?|customer service|online consultations?|group collaboration)\b/,
  ],
  ['mail', '*', /\b(?:inbox|compose e?-?mails?|e-?mail (?:folders?|client)|drafts? folder|spam)\b/],
  ['poll', ['vote'], /^(?:(?!survey|questionnaire|test).)*$/],
  [
    'quiz',
    '*',
    /\b(?:quiz(?:zes)?|questionnaires?|surveys?|personality tests?|exams?|mock tests?|practice tests?|answer questions)\b/,
  ],
  ['course', ['learn'], null],
  ['course', '*', /\b(?:lessons?|learning progress|course (?:content|materials?|progress)|certificates?)\b/],
  ['apply', ['submit', 'join', 'send'], /\b(?:jobs?|positions?|resumes?|vacanc\w+|internships?)\b/],
  ['booking', ['join'], null],
  [
    'forum',
    ['comment'],
    /\b(?:other (?:users|players|members)|forum|discussion|board|community|guestbook|topics?|resident|^ ?$)\b/,
  ],
  [
    'forum',
    '*',
    /\b(?:forums?|discussion (?:board|area|forum)|message board|guestbook|leave messages|community (?:interaction|discussion|forum)|threads?)\b/,
  ],
  ['comment', ['comment'], null],
  ['testimonials', ['view', 'rate'], /\b(?:testimonials?|client reviews|customer stories)\b/],
  ['rate', ['rate'], /^(?:(?!code|plan|document|application|submission).)*$/],
  ['approve', ['approve', 'rate'], null],
  ['like', ['like'], null],
  ['favourite', ['favourite'], null],
  ['newsletter', ['subscribe'], /^(?:(?!event|plan|channel).)*$/],
  ['share', ['share'], null],
  ['follow', ['follow'], null],
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
  ['canvas', ['recognise', 'design'], null],
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
  ['compare', ['compare'], null],
  ['booking', ['book'], null],
  [
    'booking',
    ['create', 'view', 'manage', 'edit', 'select', 'schedule', 'cancel'],
    /\b(?:appointments?|reservations?|bookings?|time slots?|available (?:times|slots|dates)|appointment times?)\b/,
  ],
  ['calendar', ['schedule'], null],
  ['calendar', '*', /\b(?:calendar|timetable|schedules?|itinerar(?:y|ies))\b/],
  ['kanban', '*', /\b(?:kanban|task board|drag tasks|drag-and-drop$|columns|pipeline|sprint board)\b/],
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
    /\b(?:statistics?|charts?|dashboards?|graphs?|analy(?:sis|tics)|trends?|kpis?|business data|visuali[sz]\w+|reports?$)\b/,
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
    /\b(?:contact (?:us|form|page|information|details)|feedback(?! forms? builder)|inquir(?:y|ies)|enquir(?:y|ies)|lead form|complaints?|suggestions?|get in touch|request contact|more information|their (?:name|information))\b/,
  ],
  ['inquiry', ['submit'], /\b(?:forms?|information|messages?|requests?|questions|reports?|form data)\b/],
  [
    'about',
    '*',
    /\b(?:about(?: us| page)?$|about us|company (?:profile|introduction|information|overview|history)|(?:brief )?introduction$|our story|mission|design (?:philosophy|concepts)|brand story)\b/,
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
    /\b(?:gallery|galleries|photo album|portfolio|showcase of|image gallery)\b/,
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
