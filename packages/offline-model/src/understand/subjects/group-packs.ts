import { briefPacksOf } from './brief-pack.ts'
import type { Pack } from './pack.ts'

const team = briefPacksOf('operations', 'minimal')
const neighbours = briefPacksOf('community', 'warm')
const money = briefPacksOf('finance', 'minimal')
const givers = briefPacksOf('company', 'warm')
const projects = briefPacksOf('projects', 'minimal')

/** What teams and small companies run every day. */
const teams = [
  team('timesheets', /\btime[- ]?(?:tracking|tracker|sheets?|keeping)\b|\bhours? (?:tracker|log)\b/i, {
    things: 'time entry',
    needs: 'manage,dashboard,export',
    aliases: { hour: 'time entry', entry: 'time entry' },
  }),
  team(
    'certificates',
    /\b(?:certificates?|certifications?) (?:trackers?|tracking|log|register|manager|management)\b|\btrack(?:ing|s)? (?:[a-z]+ ){0,2}(?:certificates|certifications)\b/i,
    {
      things: 'held certificate',
      needs: 'manage,dashboard,calendar',
      aliases: {
        certificate: 'held certificate',
        certification: 'held certificate',
        training: 'held certificate',
        course: 'held certificate',
        employee: 'held certificate',
      },
      // They tell what somebody has learned; nobody asked for courses beside them.
      needsMean: { course: 'quality' },
    },
  ),
  team(
    'volunteershifts',
    /\bvolunteers?(?: shifts?)? (?:planner|planning|scheduling|scheduler|schedule|sign-?ups?|coordination|app)\b|\b(?:schedule|coordinate|organi[sz]e) (?:our |my |the )?volunteers\b/i,
    {
      things: 'volunteer shift,volunteer',
      needs: 'calendar,manage',
      mood: 'warm',
      aliases: { shift: 'volunteer shift', helper: 'volunteer', employee: 'volunteer' },
    },
  ),
  team(
    'shifts',
    /\b(?:shift|staff|duty|volunteer|employee|crew)s? (?:planner|planning|scheduling|scheduler|schedule|rota|roster|app)\b|\b(?:rota|roster|shifts?)(?: app| tool)?$|\bscheduling (?:app|tool|system) for (?:nurses|staff|employees|volunteers|teams?|\w+ers)\b/i,
    { things: 'shift,employee', needs: 'calendar,manage', mood: 'calm' },
  ),
  team(
    'leave',
    /\b(?:leave|vacation|holiday|time[- ]off|pto|absence)s? (?:requests?|planner|tracker|management|app)\b|\brequest (?:vacation|leave|holidays?|time off)\b/i,
    {
      things: 'leave request,employee',
      aliases: { 'vacation day': 'leave request', vacation: 'leave request', holiday: 'leave request' },
      needs: 'manage,approve,calendar',
    },
  ),
  team(
    'repairs',
    /\b(?:bike|bicycle|car|auto|motorcycle|phone|watch|computer)s?(?: repairs?)? (?:workshop|garage|repairs?)\b|\brepairs? (?:tracker|log|manager|management|app|desk)\b/i,
    { things: 'repair,customer', needs: 'manage,kanban,dashboard', mood: 'technical' },
  ),
  team('bugs', /\b(?:bug|issue|defect) track(?:er|ing)\b/i, {
    things: 'bug',
    needs: 'manage,kanban,dashboard',
    mood: 'technical',
    aliases: { ticket: 'bug', issue: 'bug', defect: 'bug' },
  }),
  team('feedback', /\bfeedback (?:form|tool|collector)s?\b/i, {
    things: 'survey answer',
    needs: 'manage,dashboard',
    aliases: { answer: 'survey answer', response: 'survey answer', feedback: 'survey answer' },
  }),
  team(
    'members',
    /\bmember(?:ship|s)? (?:manager|management|list|directory|database|register|app|system)\b/i,
    {
      things: 'member',
      needs: 'manage,dashboard',
    },
  ),
  team('visitors', /\bvisitors?'? ?(?:log|book|register|sign-?in|management|registration)\b/i, {
    things: 'visitor entry',
    needs: 'manage,dashboard',
    aliases: { visitor: 'visitor entry', visit: 'visitor entry' },
  }),
  team(
    'maintenance',
    /(?<!\b(?:vehicle|car|fleet|truck|van)s? )\b(?:maintenance|inspection|service) (?:log|records?|tracker|planner|schedule|book)\b/i,
    {
      things: 'maintenance record,machine',
      needs: 'manage,dashboard,calendar',
      mood: 'technical',
    },
  ),
  team(
    'assets',
    /\b(?:equipment|asset|device|key|tool)s? (?:check-?out|tracker|tracking|register|inventory|management)\b/i,
    {
      things: 'asset,employee',
      needs: 'manage,dashboard',
    },
  ),
  team('fleet', /\bfleet\b/i, {
    things: 'vehicle,driver,maintenance record',
    needs: 'manage,dashboard',
    mood: 'technical',
  }),
  team(
    'tenants',
    /\b(?:property|tenant|rental|landlord)s? (?:management|manager|portal|app|tracker|system)\b|\brent (?:tracker|roll)\b/i,
    {
      things: 'rental property,tenant,payment',
      needs: 'manage,dashboard',
    },
  ),
  team('orderbook', /\b(?:purchase )?order (?:book|manager|management|tracker|desk|app)\b/i, {
    things: 'order,customer',
    needs: 'manage,kanban,dashboard',
  }),
  team('adminpanel', /\badmin(?:istration)? (?:panel|area|console)(?: for (?:managing )?users)?$/i, {
    things: 'user',
    needs: 'manage,dashboard,permissions',
    mood: 'technical',
  }),
  money(
    'invoicing',
    /\binvoic(?:e|es|ing) (?:app|tool|manager|management|system|tracker|software|maker)\b|\binvoicing$/i,
    {
      things: 'invoice,customer',
      needs: 'manage,dashboard,print',
    },
  ),
  projects(
    'objectives',
    /\bokrs?\b|\bobjectives and key results\b|\bgoal (?:tracker|tracking|planner|setting)\b/i,
    {
      things: 'objective',
      needs: 'manage,kanban,dashboard',
      aliases: { goal: 'objective', okr: 'objective' },
    },
  ),
  projects('roadmap', /\broad ?maps?\b/i, {
    things: 'roadmap item',
    needs: 'kanban,manage,calendar',
    aliases: { roadmap: 'roadmap item', item: 'roadmap item', feature: 'roadmap item' },
  }),
  projects('board', /\bkan ?ban\b(?! cards?\b)/i, {
    things: 'task',
    needs: 'kanban,manage,calendar',
    opensWith: 'kanban',
    aliases: { card: 'task' },
  }),
  projects('standup', /\b(?:daily )?stand-?ups?\b(?! comed)/i, {
    things: 'stand-up note',
    needs: 'manage,kanban',
    opensWith: 'kanban',
    aliases: { update: 'stand-up note', note: 'stand-up note', standup: 'stand-up note' },
  }),
  projects('retrospective', /\bretro(?:spective)?s?(?: board| app| tool)?$/i, {
    things: 'retro note',
    needs: 'kanban,manage,like',
    aliases: { note: 'retro note', card: 'retro note' },
  }),
]

/** What neighbours, friends and users do together. */
const together = [
  neighbours('bookclub', /\b(?:book|reading) (?:club|circle|group)s?\b/i, {
    things: 'club book,club meeting',
    needs: 'browse,detail,poll,comment,rate,calendar',
    aliases: { book: 'club book', meeting: 'club meeting', event: 'club meeting' },
  }),
  neighbours('lending', /\b(?:lending|borrowing|tool (?:library|sharing)|library of things)\b/i, {
    things: 'shared item',
    needs: 'browse,detail,manage',
    aliases: { tool: 'shared item', item: 'shared item', thing: 'shared item' },
  }),
  neighbours(
    'lostfound',
    /\blost (?:and|&|n) found\b|\blost (?:property|pets?|dogs?|cats?|items?) (?:board|app|site|finder|page)\b|\blost property\b/i,
    {
      things: 'lost item',
      needs: 'browse,detail,manage',
      aliases: { item: 'lost item' },
    },
  ),
  givers(
    'donationpage',
    /\bdonation (?:page|drive|form|jar)\b|\bfund-?rais\w+ (?:thermometer|page|tracker|drive|jar|goal)\b|\b(?:wedding|honeymoon|birthday|gift|tip)(?: gift)? (?:fund|jar)\b/i,
    { things: '', needs: 'donation' },
  ),
  givers('talentshow', /\btalent (?:show|contest)s?\b/i, { things: '', needs: 'poll', mood: 'playful' }),
  neighbours('notices', /\b(?:bulletin|notice|pin|announcement)s? ?boards?\b/i, {
    things: 'announcement',
    needs: 'browse,detail,manage,comment',
    aliases: { notice: 'announcement' },
  }),
  neighbours(
    'feedback',
    /\b(?:feedback|feature request|idea|suggestion)s? (?:board|portal|tracker|app|box|wall)\b|\bcollect(?:ing)? (?:feedback|ideas|suggestions)\b/i,
    {
      things: 'feature request',
      needs: 'browse,detail,manage,like,comment,kanban',
      mood: 'calm',
      aliases: {
        feedback: 'feature request',
        idea: 'feature request',
        request: 'feature request',
        suggestion: 'feature request',
      },
    },
  ),
  neighbours('photosharing', /\b(?:photo|picture|image)s? sharing\b/i, {
    things: 'post',
    needs: 'feed,like,comment,accounts,profile',
    mood: 'playful',
  }),
  neighbours('supportchat', /\b(?:live|support|team|group|real-time) chats?\b|\bchat widget\b/i, {
    things: 'contact',
    needs: 'chat',
    mood: 'calm',
  }),
  money(
    'budget',
    /\bbudget(?:s|ing)?(?: (?:planner|planning|tracker|tracking|app|tool|manager|sheet|book))\b|\bhousehold budget\b/i,
    {
      things: 'expense',
      needs: 'budgets,manage,dashboard',
      opensWith: 'budgets',
      aliases: { budget: 'expense', income: 'expense' },
    },
  ),
  money(
    'splitbills',
    /\b(?:split(?:ting)? (?:the )?(?:bills?|expenses|costs|rent)|(?:bill|expense|cost) ?split(?:ter|ting)?|shared expenses|group expenses)\b/i,
    {
      things: 'shared bill',
      needs: 'manage,balances',
      opensWith: 'balances',
      mood: 'playful',
      aliases: { expense: 'shared bill', bill: 'shared bill', cost: 'shared bill' },
    },
  ),
]

export const groupPacks: readonly Pack[] = [...teams, ...together]
