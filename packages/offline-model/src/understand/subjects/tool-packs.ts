import { pack } from './pack.ts'

/** Games and single-purpose tools. */
export const toolPacks = [
  pack('snake', /\bsnake\b.{0,99}\bgame\b|\bgame\b.{0,99}\bsnake\b/i, {
    kind: 'game',
    mood: 'playful',
    things: '',
    needs: 'game,leaderboard',
  }),
  pack(
    'game',
    /\b(?:browser game|text adventure|adventure game|tic[- ]?tac[- ]?toe|2048|memory game|tetris|puzzle game|matching game|sorting game|text[- ]based|strategy game|board game online|mini game|arcade|card game|minesweeper|hangman|guess (?:the |a )?(?:hidden |secret )?words?|word[- ]guess\w*|wordle|guessing game|quiz game|escape room game|treasure hunt)\b/i,
    { kind: 'game', mood: 'playful', things: '', needs: 'game,leaderboard' },
  ),
  pack(
    'relay',
    /\b(?:sms|text messages?|webhooks?|e-?mails?|alerts?) (?:forward|relay|rout|bridg|gateway|to (?:xmpp|sms|e-?mail)\b)\w*|\b(?:convert|forward|relay|rout)\w* (?:incoming )?(?:sms|text messages?|webhooks?|e-?mails?|alerts?)\b/i,
    { kind: 'tool', mood: 'technical', things: '', needs: 'relay' },
  ),
  pack('scoreboard', /\b(?:score ?board|score counter|scoring (?:app|tool|page)|score ?keep)/i, {
    kind: 'game',
    mood: 'bold',
    things: 'match',
    needs: 'game,history',
  }),
  pack('quizgame', /\b(?:quiz|trivia) (?:app|game|night|website|site|platform)\b/i, {
    kind: 'game',
    mood: 'playful',
    things: '',
    needs: 'quiz,leaderboard',
  }),
  pack('habits', /\bhabits?\b/i, {
    kind: 'personal',
    mood: 'calm',
    things: 'habit',
    needs: 'habits,dashboard',
    isAside: true,
  }),
  pack('timer', /\b(?:pomodoro|countdown|stopwatch|focus timer|timer)\b/i, {
    kind: 'personal',
    mood: 'minimal',
    things: 'task',
    needs: 'timer',
    isAside: true,
  }),
  pack(
    'notes',
    /\b(?:note[- ]?taking|notes? app|notebook|notes\b.{0,99}\bfolders?|diary|journal(?:ing)?\b|memo app)/i,
    { kind: 'personal', mood: 'calm', things: 'note', needs: 'editor', isAside: true },
  ),
  pack('todo', /\b(?:to-?do|tasks? (?:list|app|tracker|manager|planner)|checklist)\b/i, {
    kind: 'personal',
    mood: 'minimal',
    things: 'task',
    needs: 'manage,kanban',
    isAside: true,
  }),
  pack(
    'medicines',
    /\b(?:medications?|medicines?|pills?|tablets?) reminders?\b|\breminders? (?:for|of) (?:taking )?(?:medications?|medicines?|pills?)\b/i,
    {
      kind: 'personal',
      mood: 'calm',
      things: 'medication reminder',
      needs: 'reminders',
    },
  ),
  pack('reminders', /\breminders?\b/i, {
    kind: 'personal',
    mood: 'calm',
    things: 'reminder',
    needs: 'reminders',
    isAside: true,
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
    isAside: true,
  }),
  pack('calculator', /\bcalculator\b/i, {
    kind: 'tool',
    mood: 'minimal',
    things: '',
    needs: 'calculator',
    isAside: true,
  }),
  pack('qr', /\bqr[- ]?codes?\b/i, {
    kind: 'tool',
    mood: 'technical',
    things: '',
    needs: 'generator',
    isAside: true,
  }),
  pack('idphoto', /\bid photos?\b|photo editor|image editor|picture editor/i, {
    kind: 'tool',
    mood: 'technical',
    things: 'image',
    needs: 'canvas',
    isAside: true,
  }),
  pack(
    'spreadsheet',
    // Comparing tables, and turning one into something that is none, are tools of their own.
    /^(?!.*\b(?:compar\w+|qr codes?|barcodes?|to (?:json|xml|sql|yaml|pdf|html)|json|invoices?|charts?)\b).*(?:\bspreadsheets?\b(?! data)|\b(?:csv|tsv|excel)(?: (?:files?|data|tables?))?\b|\b(?:numerical|tabular) data\b)/i,
    {
      kind: 'tool',
      mood: 'technical',
      things: '',
      needs: 'sheet',
      isAside: true,
    },
  ),
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
    /\b(?:instant messag|chat (?:app|application|room|website|platform)|messaging (?:app|website|platform))|^(?:an? )?(?:group |team )?chat$/i,
    {
      kind: 'community',
      mood: 'calm',
      things: 'chat contact',
      needs: 'chat',
      aliases: { contact: 'chat contact', application: 'installed app', app: 'installed app' },
    },
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
    { kind: 'tool', mood: 'technical', things: 'image', needs: 'canvas', isAside: true },
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
    isAside: true,
  }),
  pack(
    'taskmarket',
    /\btask (?:publishing|reward|market)|\bfreelanc\w+ (?:\w+ )?(?:platform|market|site|website)/i,
    {
      kind: 'jobs',
      mood: 'warm',
      things: 'task',
      needs: 'browse,detail',
      aliases: { task: 'paid task' },
    },
  ),
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
    /\b(?:chess and card|meeting|conference|study|party|karaoke) rooms?\b|\brooms?\b.{0,99}\b(?:order|book|reserv|rent)/i,
    {
      kind: 'booking',
      mood: 'calm',
      things: 'room,booking',
      needs: 'browse,detail,booking',
    },
  ),
]
