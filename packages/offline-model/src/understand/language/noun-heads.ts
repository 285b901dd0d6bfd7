import type { Action } from './verbs.ts'

/** Nouns that stand for an action: "order management" is managing orders. Longer heads come first. */
const heads: readonly (readonly [RegExp, Action])[] = [
  [/ ?\b(?:content management|user management)(?= system)/, 'manage'],
  [/ ?\b(?:information )?(?:management|administration|maintenance|handling|organization|control)$/, 'manage'],
  [
    / ?\b(?:inquiry|inquiries|enquiry|query|queries|querying|search|searching|lookup|retrieval|search function)$/,
    'search',
  ],
  [/ ?\b(?:filter|filters|filtering|categorization|classification|categories)$/, 'filter'],
  [/ ?\b(?:sorting|ranking order)$/, 'sort'],
  [/ ?\b(?:creation|entry|addition|input|setup)$/, 'create'],
  [
    / ?\b(?:editing|editor|modification|update|updates|updating|customization|adjustment|optimization)$/,
    'edit',
  ],
  [/ ?\b(?:deletion|removal)$/, 'delete'],
  [
    / ?\b(?:submission|submissions|application form|reporting form|feedback form|feedback|contact form|contact forms|(?:quote |prayer |service )?request forms?|quote forms?|inquiry form|lead form|complaints?|suggestions)$/,
    'submit',
  ],
  [/ ?\b(?:publishing|publication|posting|release)$/, 'publish'],
  [
    / ?\b(?:comments?|commenting|discussions?|discussion area|interaction|message board|forum|forums|discussion board|community)$/,
    'comment',
  ],
  [/ ?\b(?:(?:(?:five-|5-)?star )?ratings?|reviews?|evaluation|evaluations)$/, 'rate'],
  [/ ?\b(?:likes?|upvotes?)$/, 'like'],
  [
    / ?\b(?:favou?rites?|bookmarks?|(?:my|personal|own) collections?|wish ?lists?|watch ?lists?|bookmarking)$/,
    'favourite',
  ],
  [/ ?\b(?:sharing|share links?)$/, 'share'],
  [/ ?\b(?:uploads?|uploading|uploader)$/, 'upload'],
  [/ ?\b(?:downloads?|downloading)$/, 'download'],
  [/ ?\b(?:exports?|exporting|csv export|export to csv)$/, 'export'],
  [/ ?\b(?:imports?|importing|import and export)$/, 'import'],
  [/ ?\bprinting$/, 'print'],
  [/ ?\b(?:payments?|checkout|payment processing|settlement|billing|payment gateway)$/, 'pay'],
  [/ ?\b(?:ordering|order placement|order form|online ordering)$/, 'order'],
  [/ ?\b(?:purchases?|purchasing|shopping|online shopping)$/, 'purchase'],
  [/ ?\b(?:cart|shopping cart|basket|shopping carts)$/, 'addToCart'],
  [
    / ?\b(?:bookings?|reservations?|appointments?|appointment booking|booking system|scheduling of appointments|rental|reservation system)$/,
    'book',
  ],
  [/ ?\b(?:refunds?|cancellations?|returns)$/, 'cancel'],
  [/ ?\b(?:approvals?|auditing|verification|moderation|validation|audit)$/, 'approve'],
  [/ ?\b(?:tracking|status tracking|traceability|progress tracking|tracker)$/, 'track'],
  [/ ?\b(?:settings?|configurations?|preferences|parameters|configuration page)$/, 'configure'],
  [/ ?\b(?:execution|testing|crawling|scraping|repair|simulation|processing|parsing|automation)$/, 'run'],
  [/ ?\b(?:conversion|converter|compression|translation|transcoding|encryption|transformation)$/, 'convert'],
  [/ ?\b(?:generation|generator|generating)$/, 'generate'],
  [/ ?\b(?:comparisons?|comparing|diff)$/, 'compare'],
  [/ ?\b(?:monitoring|surveillance|monitor)$/, 'monitor'],
  [/ ?\b(?:playback|player|playing|music player|video player|audio player)$/, 'play'],
  [/ ?\b(?:streaming|live streaming|live broadcast|live broadcasts|live streams?)$/, 'watch'],
  [/ ?\b(?:recognition|detection|identification)$/, 'recognise'],
  [
    / ?\b(?:notifications?|alerts?|reminders?|reminder notifications|announcement push|push notifications)$/,
    'notify',
  ],
  [/ ?\b(?:subscriptions?|newsletter|newsletter signup|newsletter sign-up)$/, 'subscribe'],
  [
    / ?\b(?:language switching|language switch|language support|multilingual support|multi-language support|language switcher|language selection)$/,
    'switch',
  ],
  [
    / ?\b(?:points|rewards?|loyalty program|check-in|sign-in rewards|membership points|coupons?|membership)$/,
    'redeem',
  ],
  [/ ?\b(?:lottery|raffle|lucky draw|prize draw|lottery participation)$/, 'draw'],
  [
    / ?\b(?:chat|messaging|chat room|chats|messages|instant messaging|online consultation|consultation|direct messages|private messages|live chat|group chat|single chat|online chat)$/,
    'chat',
  ],
  [/ ?\b(?:transmission|transfer|transfers|delivery of messages)$/, 'send'],
  [/ ?\b(?:invitations?|referrals?|referral program|distribution commission|invitation rewards)$/, 'invite'],
  [/ ?\b(?:calculations?|calculator|calculators|estimation|estimator)$/, 'calculate'],
  [/ ?\bdeployments?$/, 'deploy'],
  [/ ?\b(?:backups?|recovery|restoration|migration|synchronization)$/, 'backup'],
  [
    / ?\b(?:records?|history|histories|logs?|recording|journal|diary|record keeping|ledger|transaction history)$/,
    'record',
  ],
  [/ ?\b(?:schedules?|scheduling|calendar|calendars|timetables?|planner|itinerary|itineraries)$/, 'schedule'],
  [/ ?\b(?:assignment of tasks|allocation|dispatch|dispatching|task assignment)$/, 'assign'],
  [/ ?\b(?:follows|followers|friends list|friends|following)$/, 'follow'],
  [
    / ?\b(?:rsvp|registration for events|enrollment|enrolment|participation|sign-ups|event registration)$/,
    'join',
  ],
  [
    / ?\b(?:lessons?|courses?|quizzes|quiz|learning|training|exams?|tests|online courses|tutorials)$/,
    'learn',
  ],
  [/ ?\b(?:donations?|crowdfunding|fundraising)$/, 'donate'],
  [/ ?\b(?:recharge|deposits?|withdrawals?|wallet|top-ups?|balance|account balance)$/, 'recharge'],
  [/ ?\b(?:trading|investment|auctions?|bidding)$/, 'trade'],
  [/ ?\b(?:navigation map|directions|route planning|map|maps|store locator|map view)$/, 'navigate'],
  [/ ?\b(?:integration|interface integration|api integration)$/, 'connect'],
  [/ ?\b(?:voting|votes?|polls?|surveys?|questionnaires?)$/, 'vote'],
  [
    / ?\b(?:statistics|analytics|analysis|reports?|reporting|dashboards?|charts?|data visualization|visualization|graphs?|kpis?|insights|business intelligence)$/,
    'analyse',
  ],
  [/ ?\b(?:recommendations?|suggestion engine|personalized recommendations|matching)$/, 'recommend'],
  [/ ?\b(?:diagnosis|troubleshooting|problem diagnosis)$/, 'diagnose'],
  [
    / ?\b(?:user login|log ?in|sign-?in|logging in|authentication|user authentication|login system|user accounts|login functionality|accounts)$/,
    'login',
  ],
  [/ ?\b(?:user registration|registration|sign-?up|account creation)$/, 'register'],
  [/ ?\b(?:password recovery|password reset)$/, 'recover'],
  [
    / ?\b(?:display|showcase|introduction|presentation|listing|listings|viewing|overview|gallery|galleries|browsing|catalog|catalogue|exhibition|details|list|lists|portfolio|profiles?|details? pages?|feed|page|pages|section|directory)$/,
    'view',
  ],
]

/** "user reviews" are reviews by users of what the application is about. */
const saying: ReadonlySet<Action> = new Set(['rate', 'comment', 'like', 'favourite', 'share'])
const whoSays =
  /^(?:(?:other|all|real) )?(?:users?|customers?|clients?|guests?|visitors?|readers?|members?|buyers?|fans?)'?s?$/

export interface NounAction {
  readonly action: Action
  /** What it is done to: the phrase without the head, or empty. */
  readonly object: string
}

/** The action that a noun phrase names by its head, as in "order management" or "a chat room". */
export function readNounAction(phrase: string): NounAction | undefined {
  if (/^(?:csv|pdf|excel) exports?$/i.test(phrase)) return { action: 'export', object: 'export' }
  const lower = phrase.toLowerCase()
  if (/^(?:personal|account|user) information (?:management|maintenance)$/.test(lower)) {
    return { action: 'manage', object: 'personal information' }
  }
  for (const [pattern, action] of heads) {
    const match = pattern.exec(lower)
    if (match === null) continue
    const rest = lower.slice(0, match.index).trim()
    if (action === 'learn') return { action, object: phrase }
    if (saying.has(action) && whoSays.test(rest)) return { action, object: '' }
    return { action, object: rest === '' ? match[0].trim() : phrase.slice(0, match.index).trim() }
  }
  return undefined
}
