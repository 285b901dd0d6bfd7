import type { ApplicationKind } from '../../model/application-model.ts'
import type { Look } from '../../model/look.ts'
import { needNames, type NeedName } from '../needs/need.ts'

/** What comes with a subject even where the request does not say it: the things and abilities people expect there. */
export interface Pack {
  readonly id: string
  readonly words: RegExp
  readonly kind: ApplicationKind
  readonly mood: Look['mood']
  /** Things that belong to it, most important first. */
  readonly things: readonly string[]
  readonly needs: readonly NeedName[]
}

function pack(
  id: string,
  words: RegExp,
  rest: { kind: ApplicationKind; mood: Look['mood']; things: string; needs: string },
): Pack {
  return {
    id,
    words,
    kind: rest.kind,
    mood: rest.mood,
    things: rest.things.split(',').filter(Boolean),
    needs: rest.needs.split(',').filter(isNeedName),
  }
}

/** The first ones win: special subjects come before general ones. */
export const packs: readonly Pack[] = [
  // Games
  pack('snake', /\bsnake\b.*\bgame\b|\bgame\b.*\bsnake\b|\bsnake game\b/i, {
    kind: 'game',
    mood: 'playful',
    things: '',
    needs: 'game,leaderboard',
  }),
  pack(
    'game',
    /\b(?:tic[- ]?tac[- ]?toe|2048|memory game|tetris|puzzle game|matching game|sorting game|text[- ]based|strategy game|board game online|mini game|arcade|card game|minesweeper|hangman|wordle|guessing game|quiz game|escape room game|treasure hunt)\b/i,
    { kind: 'game', mood: 'playful', things: '', needs: 'game,leaderboard' },
  ),
  pack('scoreboard', /\b(?:score ?board|score counter|scoring (?:app|tool|page)|score ?keep)/i, {
    kind: 'game',
    mood: 'bold',
    things: 'match',
    needs: 'game,history',
  }),
  // Single-purpose tools
  pack('habits', /\bhabits?\b/i, {
    kind: 'personal',
    mood: 'calm',
    things: 'habit',
    needs: 'habits,dashboard',
  }),
  pack('timer', /\b(?:pomodoro|countdown|stopwatch|focus timer|timer)\b/i, {
    kind: 'personal',
    mood: 'minimal',
    things: 'task',
    needs: 'timer',
  }),
  pack(
    'notes',
    /\b(?:note[- ]?taking|notes? app|notebook|notes\b.*\bfolders?|diary|journal(?:ing)?\b|memo app)/i,
    { kind: 'personal', mood: 'calm', things: 'note', needs: 'editor' },
  ),
  pack('todo', /\b(?:to-?do|task list|checklist|task tracker)\b/i, {
    kind: 'personal',
    mood: 'minimal',
    things: 'task',
    needs: 'manage,kanban',
  }),
  pack('reminders', /\breminders?\b/i, {
    kind: 'personal',
    mood: 'calm',
    things: 'reminder',
    needs: 'reminders',
  }),
  pack('expenses', /\b(?:expense|budget|personal finance|spending|money manager|bookkeeping)\b/i, {
    kind: 'finance',
    mood: 'calm',
    things: 'expense',
    needs: 'manage,dashboard',
  }),
  pack('weather', /\bweather\b(?! change)/i, {
    kind: 'tool',
    mood: 'calm',
    things: 'weather',
    needs: 'browse',
  }),
  pack('calculator', /\bcalculator\b/i, { kind: 'tool', mood: 'minimal', things: '', needs: 'calculator' }),
  pack('qr', /\bqr[- ]?codes?\b/i, { kind: 'tool', mood: 'technical', things: '', needs: 'generator' }),
  pack('idphoto', /\bid photos?\b|photo editor|image editor|picture editor/i, {
    kind: 'tool',
    mood: 'technical',
    things: 'image',
    needs: 'canvas',
  }),
  pack('spreadsheet', /\bspreadsheets?\b(?! data)(?! file)/i, {
    kind: 'tool',
    mood: 'technical',
    things: 'spreadsheet',
    needs: 'sheet',
  }),
  pack(
    'formbuilder',
    /\bform (?:designer|builder|generator)|generates? forms|dynamic(?:ally)? (?:generates? )?forms/i,
    { kind: 'tool', mood: 'technical', things: 'form', needs: 'formBuilder' },
  ),
  pack(
    'mail',
    /\b(?:e-?mail client|mail client|webmail|inbox app|e-?mail (?:app|application|system|platform|management))\b/i,
    { kind: 'mail', mood: 'minimal', things: 'contact', needs: 'mail' },
  ),
  pack(
    'messaging',
    /\b(?:instant messag|chat (?:app|application|room|website|platform)|messaging (?:app|website|platform))/i,
    { kind: 'community', mood: 'calm', things: 'contact', needs: 'chat' },
  ),
  pack('personality', /\b(?:personality|psycholog\w+|mbti) tests?\b/i, {
    kind: 'learning',
    mood: 'calm',
    things: '',
    needs: 'quiz',
  }),
  pack(
    'imagetools',
    /\b(?:image|photo|picture|text|object|face) (?:recognition|comparison|processing|generation)|\bai (?:drawing|painting|art)|\bocr\b|recognition/i,
    { kind: 'tool', mood: 'technical', things: 'image', needs: 'canvas' },
  ),
  pack('museum', /\b(?:woodcut|artworks?|museum|exhibitions?)\b/i, {
    kind: 'portfolio',
    mood: 'elegant',
    things: 'artwork,artist,exhibition',
    needs: 'browse,detail',
  }),
  pack('marketing', /\b(?:micro-)?marketing\b(?! h5)/i, {
    kind: 'operations',
    mood: 'bold',
    things: 'campaign,post',
    needs: 'manage,dashboard',
  }),
  pack('taskmarket', /\btask (?:publishing|reward|market)|freelanc\w+ (?:platform|market)/i, {
    kind: 'jobs',
    mood: 'warm',
    things: 'task',
    needs: 'browse,detail',
  }),
  pack(
    'errands',
    /\b(?:errands?|moving service|removal service|home service|housekeeping|laundry|repair service)\b/i,
    {
      kind: 'booking',
      mood: 'warm',
      things: 'service,order',
      needs: 'browse,orders',
    },
  ),
  pack('gameplatform', /\bgames? (?:platform|cent(?:er|re)|store|hall)\b/i, {
    kind: 'shop',
    mood: 'playful',
    things: 'game,order',
    needs: 'browse,detail,cart,checkout,game',
  }),
  pack(
    'rooms',
    /\b(?:chess and card|meeting|conference|study|party|karaoke) rooms?\b|\brooms?\b.*\b(?:order|book|reserv|rent)/i,
    {
      kind: 'booking',
      mood: 'calm',
      things: 'room,booking',
      needs: 'browse,detail,booking',
    },
  ),
  // Subjects
  pack('crm', /\bcrm\b|customer relationship|sales (?:team|pipeline|management)/i, {
    kind: 'operations',
    mood: 'technical',
    things: 'contact,company,deal,task',
    needs: 'manage,kanban,dashboard',
  }),
  pack('erp', /\berp\b|enterprise resource|inventory management|warehouse|stock management/i, {
    kind: 'operations',
    mood: 'technical',
    things: 'inventory,supplier,order,employee',
    needs: 'manage,dashboard,history',
  }),
  pack('hr', /\bhr\b|human resources?|payroll|employee management|leave management|attendance/i, {
    kind: 'operations',
    mood: 'technical',
    things: 'employee,leave request,candidate',
    needs: 'manage,dashboard',
  }),
  pack('hospital', /\b(?:hospital|clinic|patients?|doctor's|medical)\b/i, {
    kind: 'operations',
    mood: 'calm',
    things: 'patient,doctor,appointment',
    needs: 'manage,booking',
  }),
  pack('pos', /\bpoint of sale|\bpos\b/i, {
    kind: 'operations',
    mood: 'technical',
    things: 'product,order',
    needs: 'cart,checkout,dashboard',
  }),
  pack(
    'jobs',
    /\b(?:recruit\w*|job (?:board|portal|search|site|seekers?|listings?)|careers? (?:site|portal)|hiring|talent)\b/i,
    { kind: 'jobs', mood: 'calm', things: 'job,candidate', needs: 'browse,apply,detail' },
  ),
  pack(
    'learning',
    /\b(?:e-?learning|lms|online (?:courses?|learning|education|school)|course (?:platform|website)|learning (?:platform|management|app|website)|education(?:al)? (?:platform|website|app)|training platform|teaching|language learning|study)\b/i,
    { kind: 'learning', mood: 'warm', things: 'course,teacher', needs: 'course,quiz,browse,detail' },
  ),
  pack(
    'school',
    /\b(?:school|student|university|college|exam)\w* (?:management|information|system|grades?)|student/i,
    { kind: 'operations', mood: 'calm', things: 'student,teacher,course,grade', needs: 'manage,dashboard' },
  ),
  pack(
    'realestate',
    /\b(?:real estate|property|properties|housing|apartments?|house rental|renting houses|home listings?)\b/i,
    { kind: 'booking', mood: 'elegant', things: 'property', needs: 'browse,detail,map,inquiry,favourite' },
  ),
  pack('hotel', /\b(?:hotels?|accommodation|homestay|hostel|resort|airbnb)\b/i, {
    kind: 'booking',
    mood: 'elegant',
    things: 'hotel,booking',
    needs: 'browse,detail,booking',
  }),
  pack('flights', /\b(?:flights?|airlines?|train tickets?|bus tickets?|plane tickets?)\b/i, {
    kind: 'booking',
    mood: 'calm',
    things: 'flight,booking',
    needs: 'browse,booking',
  }),
  pack(
    'travel',
    /\b(?:travel|tours?|tourism|trips?|destinations?|scenic|sightseeing|self-driving|vacation|holiday packages)\b/i,
    { kind: 'booking', mood: 'warm', things: 'tour,booking', needs: 'browse,detail,booking,map' },
  ),
  pack('carrental', /\b(?:car rental|rent a car|vehicle rental|bike rental)\b/i, {
    kind: 'booking',
    mood: 'bold',
    things: 'vehicle,booking',
    needs: 'browse,detail,booking',
  }),
  pack(
    'restaurant',
    /\b(?:restaurant|caf[eé]|bistro|pizzeria|food ordering|food delivery|takeaway|dining)\b/i,
    { kind: 'company', mood: 'warm', things: 'dish', needs: 'browse,booking,inquiry,gallery,testimonials' },
  ),
  pack('recipes', /\b(?:recipes?|cooking)\b/i, {
    kind: 'blog',
    mood: 'warm',
    things: 'recipe',
    needs: 'browse,detail,favourite,comment',
  }),
  pack(
    'events',
    /\b(?:events?|concerts?|conference|tickets? (?:sale|sales|booking)|festival|meetups?)\b(?!-driven)/i,
    { kind: 'booking', mood: 'bold', things: 'event,booking', needs: 'browse,detail,booking,calendar' },
  ),
  pack('fitness', /\b(?:fitness|gym|workouts?|yoga|sports training)\b/i, {
    kind: 'booking',
    mood: 'bold',
    things: 'workout,coach',
    needs: 'browse,detail,booking,dashboard',
  }),
  pack('beauty', /\b(?:salon|barber|spa|beauty|hairdress\w*|massage)\b/i, {
    kind: 'booking',
    mood: 'elegant',
    things: 'service,appointment',
    needs: 'browse,booking,gallery,testimonials',
  }),
  pack('appointments', /\b(?:appointments?|reservations?|booking system|room booking|meeting rooms?)\b/i, {
    kind: 'booking',
    mood: 'calm',
    things: 'service,appointment',
    needs: 'booking',
  }),
  pack('library', /\b(?:library management|books?|libraries|reading club|e-?books?)\b/i, {
    kind: 'operations',
    mood: 'warm',
    things: 'book',
    needs: 'browse,detail,manage',
  }),
  pack('pets', /\b(?:pets?|dogs?|cats?|animals?|veterinary)\b/i, {
    kind: 'company',
    mood: 'warm',
    things: 'pet',
    needs: 'browse,detail,inquiry',
  }),
  pack('charity', /\b(?:charity|donations?|non-?profit|ngo|volunteers?|fundrais\w*|crowdfunding)\b/i, {
    kind: 'company',
    mood: 'warm',
    things: 'charity project',
    needs: 'browse,detail,donation,inquiry',
  }),
  pack('law', /\b(?:law firm|lawyers?|legal|attorneys?|notary)\b/i, {
    kind: 'company',
    mood: 'elegant',
    things: 'service,lawyer',
    needs: 'services,team,inquiry,faq',
  }),
  pack('stocks', /\b(?:stocks?|shares|securities|trading|crypto\w*|bitcoin|invest\w*|funds?)\b/i, {
    kind: 'finance',
    mood: 'technical',
    things: 'stock share',
    needs: 'browse,detail,dashboard,wallet',
  }),
  pack('bank', /\b(?:banking|bank|insurance|loans?|financial)\b/i, {
    kind: 'finance',
    mood: 'calm',
    things: 'transaction',
    needs: 'dashboard,history',
  }),
  pack('lottery', /\b(?:lottery|raffle|lucky draw|blind box|wheel of fortune|prize wheel)\b/i, {
    kind: 'promotion',
    mood: 'playful',
    things: 'prize',
    needs: 'draw,history',
  }),
  pack('voting', /\b(?:voting|polls?|survey|questionnaire)\b/i, {
    kind: 'tool',
    mood: 'calm',
    things: 'survey',
    needs: 'poll,dashboard',
  }),
  pack(
    'logistics',
    /\b(?:logistics|shipping|freight|courier|delivery|moving service|transport\w*|express|errand)\b/i,
    { kind: 'operations', mood: 'technical', things: 'shipment', needs: 'manage,track,map' },
  ),
  pack(
    'iot',
    /\b(?:iot|smart home|sensors?|devices? (?:management|monitoring)|charging (?:piles?|stations?))\b/i,
    { kind: 'dashboard', mood: 'technical', things: 'device', needs: 'monitor,manage' },
  ),
  pack(
    'monitoring',
    /\b(?:server|network|system|website) (?:monitoring|status|maintenance)|monitoring (?:website|system|platform)/i,
    { kind: 'dashboard', mood: 'technical', things: 'server', needs: 'monitor,dashboard' },
  ),
  pack('database', /\b(?:database|sql|htsql|key-value|redis|mysql|postgres\w*)\b/i, {
    kind: 'developer',
    mood: 'technical',
    things: 'database',
    needs: 'console,manage',
  }),
  pack(
    'developer',
    /\b(?:api|code (?:generator|review|receiving)|unit test\w*|developer|low-code|web service|framework|deployment|http|sdk|open source|documentation site|node\.js|php)\b/i,
    { kind: 'developer', mood: 'technical', things: 'api', needs: 'browse,detail' },
  ),
  pack(
    'ticketing',
    /\b(?:help ?desk|support tickets?|ticketing|issue tracker|bug track\w*|customer service)\b/i,
    { kind: 'operations', mood: 'technical', things: 'ticket,customer', needs: 'manage,kanban,dashboard' },
  ),
  pack(
    'projects',
    /\b(?:project management|kanban|task management|scrum|sprint|team collaboration|collaboration tool|work ?log|project tracker)\b/i,
    {
      kind: 'projects',
      mood: 'technical',
      things: 'project,task',
      needs: 'kanban,calendar,dashboard,manage',
    },
  ),
  pack(
    'dashboard',
    /\b(?:dashboard|analytics|data visuali[sz]ation|business intelligence|kpis?|statistics)\b/i,
    { kind: 'dashboard', mood: 'technical', things: 'sale,customer', needs: 'dashboard,reportBuilder' },
  ),
  pack('approval', /\b(?:approvals?|office automation|oa system|administrative|workflow)\b/i, {
    kind: 'operations',
    mood: 'calm',
    things: 'application,task',
    needs: 'manage,approve',
  }),
  pack(
    'portfolio',
    /\b(?:portfolio|resume|personal (?:web)?(?:site|page|home ?page)|freelancer|photographer|my work|cv)\b/i,
    { kind: 'portfolio', mood: 'minimal', things: 'work', needs: 'gallery,about,inquiry,testimonials' },
  ),
  pack(
    'art',
    /\b(?:art(?:works?|ists?)?|gallery|museum|exhibitions?|paintings?|culture|woodcut|photography|images?|pictures?)\b/i,
    { kind: 'portfolio', mood: 'elegant', things: 'artwork', needs: 'browse,detail' },
  ),
  pack(
    'social',
    /\b(?:social (?:network|media|platform|app|feed)|micro-?blog|dating|friends|community (?:app|platform|website)|twitter|instagram|facebook)\b/i,
    { kind: 'community', mood: 'playful', things: 'post', needs: 'feed,chat,notifications,profile,accounts' },
  ),
  pack('forum', /\b(?:forum|discussion|message board|guest ?book|q&a|question and answer|bbs|community)\b/i, {
    kind: 'community',
    mood: 'calm',
    things: 'post',
    needs: 'forum',
  }),
  pack('streaming', /\b(?:streaming|live ?streams?|live broadcasts?|netflix|twitch|iptv)\b/i, {
    kind: 'streaming',
    mood: 'bold',
    things: 'video,live stream',
    needs: 'player,liveStream,browse',
  }),
  pack('video', /\b(?:videos?|movies?|films?|tv|drama|series|anime|animation|cinema)\b/i, {
    kind: 'streaming',
    mood: 'bold',
    things: 'movie',
    needs: 'browse,detail,player',
  }),
  pack('music', /\b(?:music|audio|songs?|podcasts?|radio|playlists?|player)\b/i, {
    kind: 'streaming',
    mood: 'bold',
    things: 'song',
    needs: 'player,browse',
  }),
  pack(
    'fandom',
    /\b(?:fan (?:site|website|page)|game information|game wiki|anime|characters?|demons?|wiki|encyclop\w+)\b/i,
    { kind: 'blog', mood: 'bold', things: 'character', needs: 'browse,detail,search' },
  ),
  pack('sports', /\b(?:football|soccer|basketball|tennis|sports?|matches|league|tournament)\b/i, {
    kind: 'blog',
    mood: 'bold',
    things: 'match,team,player',
    needs: 'browse,detail,leaderboard',
  }),
  pack('auction', /\b(?:auction|second-?hand|used goods|marketplace|flea market|classifieds?)\b/i, {
    kind: 'shop',
    mood: 'warm',
    things: 'product',
    needs: 'browse,detail,cart,checkout,publish',
  }),
  pack(
    'shop',
    /\b(?:e-commerce|online (?:store|shop|mall|shopping)|web ?shop|shop|store|mall|selling|sell|boutique|retail)\b/i,
    { kind: 'shop', mood: 'warm', things: 'product,order', needs: 'browse,detail,cart,checkout' },
  ),
  pack('payments', /\b(?:payments?|checkout|billing|invoic\w+)\b/i, {
    kind: 'finance',
    mood: 'technical',
    things: 'order,payment',
    needs: 'checkout,history',
  }),
  pack('news', /\b(?:news|magazine|blog|articles?|editorial|newspaper|press)\b/i, {
    kind: 'blog',
    mood: 'elegant',
    things: 'article',
    needs: 'browse,detail,comment,search',
  }),
  pack(
    'public',
    /\b(?:government|public services?|citizens?|residents?|municipal|city services?|party|community management)\b/i,
    { kind: 'company', mood: 'calm', things: 'announcement,service', needs: 'browse,inquiry' },
  ),
  pack('agriculture', /\b(?:farm\w*|agricultur\w*|garden\w*|plants?|flowers?|florist)\b/i, {
    kind: 'shop',
    mood: 'warm',
    things: 'plant',
    needs: 'browse,detail',
  }),
  pack(
    'lowcodetools',
    /\b(?:converter|convert|conversion|compress|minif\w+|translat\w+|encod\w+|decod\w+|formatter)\b/i,
    { kind: 'tool', mood: 'technical', things: '', needs: 'converter' },
  ),
  pack('generators', /\b(?:generator|generate|poster|card maker)\b/i, {
    kind: 'tool',
    mood: 'playful',
    things: '',
    needs: 'generator',
  }),
  pack('editorapp', /\b(?:editor|word process\w*|markdown|document editing|text editing)\b/i, {
    kind: 'tool',
    mood: 'minimal',
    things: 'document',
    needs: 'editor',
  }),
  pack(
    'filetransfer',
    /\b(?:file (?:transfer|sharing|storage|management)|cloud (?:drive|storage)|documents? management)\b/i,
    { kind: 'tool', mood: 'technical', things: 'file', needs: 'upload,manage' },
  ),
  pack(
    'landing',
    /\b(?:landing page|one-page|single page|lead generation|product page|promo(?:tion)? page|coming soon)\b/i,
    { kind: 'company', mood: 'bold', things: '', needs: 'services,testimonials,faq,inquiry' },
  ),
  pack(
    'company',
    /\b(?:company|corporate|business|enterprise|agency|studio|firm|consult\w+|startup|official|brand|website|web ?page|homepage|industrial|manufactur\w+|technology)\b/i,
    { kind: 'company', mood: 'calm', things: '', needs: 'about,services,inquiry' },
  ),
]

function isNeedName(text: string): text is NeedName {
  const names: readonly string[] = needNames
  return names.includes(text)
}
