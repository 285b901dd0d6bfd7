/** What people do in an application. Many verbs come down to each. */
const verbsOfAction = {
  login: 'log in|login|sign in|log into|authenticate|log on',
  logout: 'log out|sign out|logout',
  register: 'register|sign up|create an account|create account|create accounts|register an account',
  recover: 'reset password|reset their password|recover|retrieve password|recover password',
  view: 'view|look through|go through|look around|meet|see|check|read|look at|open|access|display|show|showcase|present|visit|explore|learn about|learn more about|understand|inspect|get|obtain|know|examine|reveal|list|receive|refresh|zoom|preview|watch over|highlight|introduce|feature',
  browse: 'browse|discover|navigate|browse through|scroll|slide|swipe|navigate through|navigate between',
  search: 'search|search for|find|query|look up|locate|look for|inquire|retrieve|seek|inquire about',
  filter: 'filter|narrow|narrow down|refine|categorize|categorise|classify|group',
  sort: 'sort|rank|order by|reorder|arrange|prioritize|prioritise',
  create:
    'create|add|take in|propose|suggest new|enter|input|make|build|set up|new|fill out|fill in|write|compose|start|initiate|establish|insert|paste|introduce new|fill|post new|plan|set|key in|draft|open a new',
  edit: 'edit|extend|renew|prolong|pack|seal|retire|shortlist|replace|put|lock|unlock|pin|unpin|close|reopen|block|ban|suspend|tick|tick off|check off|cross off|drag|drag-and-drop|mark as done|assign labels to|rearrange|snooze|update|modify|change|adjust|rename|revise|customize|customise|maintain|personalize|personalise|correct|move|alter|improve|optimize|optimise|mark|tag|label|annotate|organize|organise|complete|reply to|restock|format|resize|tune',
  delete: 'delete|remove|clear|erase|discard|archive|drop',
  manage:
    'manage|protect|administer|handle|control|oversee|maintain and manage|operate|process|supervise|take care of|keep|keep track',
  submit:
    'submit|hand in|turn in|fill in a form|send in|report|request|file|leave|apply|apply for|raise|lodge|contact|get in touch|contact us|ask',
  publish: 'publish|put up|host|post|announce|release|issue|list for sale|advertise|broadcast',
  comment:
    'comment|comment on|reply|respond|discuss|interact|communicate|engage|participate in discussions|respond to',
  rate: 'rate|review|evaluate|score|grade|assess|write reviews|leave reviews|judge',
  like: 'like|upvote|react|thumb up|applaud',
  favourite: 'favorite|favourite|bookmark|collect|save for later|wishlist|save favorites|star',
  share: 'share|forward|recommend to|promote|recommend to friends|spread',
  upload: 'upload|attach|drop in|import images|submit files',
  download: 'download|save to|save as|take home',
  export: 'export|backup to',
  import: 'import|bulk upload|load',
  print: 'print|print out',
  copy: 'copy|duplicate|clone',
  save: 'save|store|persist|cache',
  pay: 'pay|checkout|check out|settle|make payment|make payments|pay for|complete payment|make a payment|transact|pay online',
  order: 'order|place|place orders|place an order|reorder items|order online',
  purchase: 'buy|purchase|shop|shop for|shop online|acquire',
  addToCart:
    'add to cart|add to the cart|add to a cart|add to shopping cart|add products to cart|add items to cart|add products to the cart|add products to a cart|add items to the cart',
  book: 'book|borrow|lend|reserve|make appointments|make an appointment|make reservations|book appointments|make a reservation|schedule an appointment|rent|hire|make bookings',
  cancel: 'cancel|refund|return|unsubscribe|revoke|terminate',
  accept: 'accept|take on|claim|receive orders|take orders|grab|pick up|take over|confirm|receive tasks',
  approve:
    'approve|decline|audit|verify|validate|moderate|reject|review and approve|authorize|authorise|endorse|examine and approve|sign off',
  track:
    'track|hand out|take back|give out|give back|follow up|trace|trace back|keep track of|log progress|keep an eye on',
  configure:
    'configure|set parameters|set preferences|customize settings|adjust settings|define|specify|enable|disable|personalize settings|toggle',
  run: 'run|execute|launch|trigger|start a|simulate|test|crawl|scrape|scan|repair|invoke|fetch|automate|train|parse|segment|extract|analyze text',
  convert:
    'convert|translate|transform|compress|minify|merge|encode|decode|format code|transcode|encrypt|decrypt|split files|combine files|shorten',
  generate: 'generate|produce|autogenerate|derive|issue invoices|render|make posters',
  compare: 'compare|contrast|diff|compare products',
  monitor: 'monitor|observe|supervise in real time|watch over',
  play: 'play|guess|solve|flip|roll|fight|replay|pause|control playback|play games',
  watch: 'watch|stream',
  listen: 'listen|listen to|hear',
  recognise: 'recognize|recognise|identify|detect|classify images|distinguish',
  notify:
    'notify|remind|alert|push|be warned|get warned|warn|be alerted|be informed|receive warnings|get warnings|receive notifications|receive reminders|get notified|be notified|receive alerts|set reminders|receive updates',
  subscribe: 'subscribe|subscribe to|sign up for newsletters',
  switch: 'switch|switch between|change language|select language|toggle language|choose language',
  redeem: 'redeem|earn|earn points|check in|collect points|exchange points|exchange',
  draw: 'draw|spin|participate in lotteries|win|raffle',
  chat: 'chat|message|send messages|talk|send a message|exchange messages|communicate with|collaborate|collaborate with|consult|converse|chat with|call',
  send: 'send|pass|hand over|transfer|deliver|transmit|email|mail',
  invite: 'invite|refer|invite friends',
  calculate: 'calculate|compute|estimate|count|quote|estimate costs',
  deploy: 'deploy|deliver builds|roll out',
  backup: 'back up|backup|restore|migrate|recover data|synchronize|sync',
  record:
    'record|split|share out|measure|weigh|write down|log|keep records|document|note|take notes|note down|jot down|capture|track habits',
  schedule: 'schedule|plan activities|arrange meetings|set dates|plan events|calendar',
  assign: 'assign|delegate|allocate|distribute|dispatch|assign tasks',
  follow: 'follow|unfollow|add friends|befriend|connect with|follow users',
  join: 'join|enroll|enrol|participate|participate in|take part in|attend|register for|sign up for|enroll in|rsvp',
  learn:
    'learn|study|practice|practise|take courses|take lessons|complete lessons|take a course|answer questions|answer',
  donate: 'donate|contribute|pledge|sponsor|crowdfund|raise money|fund',
  recharge: 'recharge|top up|deposit|withdraw|withdraw money|cash out',
  trade: 'trade|invest|sell|bid|auction|buy and sell|swap',
  navigate: 'get directions|route',
  design: 'design|draw on|sketch|paint|crop|edit images|edit photos',
  connect: 'connect|integrate|link|bind|embed|interface with',
  vote: 'vote|poll|vote for|cast|cast votes',
  analyse: 'analyze|analyse|summarize|summarise|visualize|visualise|forecast|predict|aggregate|plot|chart',
  recommend: 'recommend|suggest|match|personalize recommendations',
  diagnose: 'diagnose|troubleshoot|resolve|resolve issues',
  select:
    'select|choose|pick|click|click on|specify options|use|utilize|utilise|try|try out|experience|enjoy|take|conduct|engage in|go|provide|give|offer|perform|do|carry out|have|make use of|participate actively in|choose from|adapt|support|ensure|allow|enable|help',
} as const

/** `describe` has no verb of its own: "each recipe has a photo" says what a recipe is made of. */
export type Action = keyof typeof verbsOfAction | 'describe'

const actionEntries = Object.entries(verbsOfAction).flatMap(([action, verbs]) =>
  verbs.split('|').map((verb) => [verb, action] as const),
)

const actions: ReadonlyMap<string, Action> = new Map(
  actionEntries.flatMap(([verb, action]) => {
    if (!isAction(action)) return []
    const [first = '', ...rest] = verb.split(' ')
    const tail = rest.length === 0 ? '' : ` ${rest.join(' ')}`
    return [[verb, action] as const, ...gerunds(first).map((gerund) => [gerund + tail, action] as const)]
  }),
)

function isAction(text: string): text is keyof typeof verbsOfAction {
  return Object.hasOwn(verbsOfAction, text)
}

/** Verbs that say little: the action is their object's, as in "conduct online consultations". */
export const lightVerbs: ReadonlySet<string> = new Set(
  'make making perform performing conduct conducting provide providing receive receiving take taking use using utilize utilizing engage_in engaging_in offer offering give giving do doing carry_out get getting obtain obtaining have having support supporting start starting'
    .split(' ')
    .map((verb) => verb.replaceAll('_', ' ')),
)

/** Verbs that stand alone: the words after them belong to the next one. */
export const intransitive: ReadonlySet<Action> = new Set(['login', 'logout', 'register', 'recover', 'pay'])

/** Verbs that are as often the first half of a thing: "order information", "win rate". */
export const nounVerbs: ReadonlySet<string> = new Set(
  'use order record query review test report file plan post message access transfer process search match contact book note request comment rate design play call trade share list view filter sort display feature support display label tag print issue release win pause register practice answer show host watch open present stream clear load leave'.split(
    ' ',
  ),
)

const longestVerb = Math.max(...[...actions.keys()].map((verb) => verb.split(' ').length))

export interface ReadVerb {
  readonly action: Action
  readonly verb: string
  /** What follows it. */
  readonly rest: string
}

/** The verb that a phrase begins with, in its base form or as a gerund. */
export function readVerb(phrase: string): ReadVerb | undefined {
  if (compounds.test(phrase)) return undefined
  const words = phrase.split(' ')
  for (let length = Math.min(longestVerb, words.length); length > 0; length -= 1) {
    const verb = words.slice(0, length).join(' ').toLowerCase()
    const action = actions.get(verb)
    if (action !== undefined) return { action, verb, rest: words.slice(length).join(' ') }
  }
  return undefined
}

export function isGerund(phrase: string): boolean {
  return /^[a-z]+ing\b/i.test(phrase) && readVerb(phrase) !== undefined
}

function gerunds(verb: string): string[] {
  if (verb.endsWith('ie')) return [`${verb.slice(0, -2)}ying`]
  if (/[^e]e$/.test(verb)) return [`${verb.slice(0, -1)}ing`]
  if (
    /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) ||
    /(submit|commit|refer|transfer|upset|reset|enrol|program|input|output)$/.test(verb)
  ) {
    return [`${verb}${verb.slice(-1)}ing`, `${verb}ing`]
  }
  return [`${verb}ing`]
}

const baseForms: ReadonlyMap<string, string> = new Map(
  actionEntries.flatMap(([verb]) => {
    const [first = ''] = verb.split(' ')
    return gerunds(first).map((gerund) => [gerund, first] as const)
  }),
)

/** "picks a date, then pays" → "pick a date, then pay". Undefined where no verb that bends for one actor begins it. */
export function toPlainVerbs(told: string): string | undefined {
  const clause = told.replace(/^[a-z]{3,}ly /i, '')
  if (!thirdPersons.has(/^[a-z]+/i.exec(clause)?.[0].toLowerCase() ?? '')) return undefined
  return clause
    .split(/(, (?:and |or |then )?| and | or | then )/i)
    .map((part, at, all) => (at % 2 === 0 ? toPlainPart(part, at === 0 || at + 1 >= all.length) : part))
    .join('')
}

/** A plural by itself is a thing, as in "manages users, orders and products", unless its verb needs no object. */
function toPlainPart(part: string, isEdge: boolean): string {
  const [word = '', ...rest] = part.split(' ')
  const base = thirdPersons.get(word.toLowerCase())
  if (base === undefined) return part
  const action = actions.get(base)
  const standsAlone = rest.length === 0 && !isEdge
  const isWhole = rest.length > 0 || (action !== undefined && intransitive.has(action))
  return standsAlone || !isWhole ? part : [base, ...rest].join(' ')
}

const thirdPersons: ReadonlyMap<string, string> = new Map(
  actionEntries.flatMap(([verb]) => {
    const [first = ''] = verb.split(' ')
    return [[bendForOne(first), first] as const]
  }),
)

function bendForOne(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`
}

/** "managing cargo" → "manage cargo". Other phrases stay as they are. */
export function toBaseForm(phrase: string): string {
  return phrase
    .replace(/^[a-z]+ing\b/i, (word) => baseForms.get(word.toLowerCase()) ?? word)
    .replace(
      /\band [a-z]+ing\b/i,
      (words) => `and ${baseForms.get(words.slice(4).toLowerCase()) ?? words.slice(4)}`,
    )
}

/** Things whose first half only looks like a doing. */
const compounds =
  /^(?:packing (?:lists?|slips?)|shopping (?:lists?|carts?|bags?)|parking (?:lots?|spaces?)|meeting rooms?|swimming pools?|training plans?|reading lists?|opening hours|waiting (?:lists?|rooms?)|landing pages?|seating plans?|leave requests?|living rooms?|return (?:locations?|dates?|times?|stations?|address(?:es)?|polic(?:y|ies))|purchase (?:orders?|requests?|history)|work orders?|watch ?lists?|move counters?|(?:quote|exchange|swap|loan|repair) (?:requests?|offers?|forms?)|contact (?:forms?|details|information|pages?))\b/i
