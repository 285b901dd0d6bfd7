import type { GadgetWork } from './gadget-work.ts'

/** Words that name what is asked for, rather than a part of something larger: "with a mind map", "tasks, a Gantt chart". */
const alone = (words: RegExp) =>
  new RegExp(
    `(?<!\\b(?:with|and|has|including|offers?|about|on)(?: an?| the)? )(?<!,(?: an?| the)? )(?:${words.source})`,
  )

const chartMaker = {
  gadget: 'chartMaker',
  steps:
    /\b(?:csv|data|tables?|charts?|graphs?|columns?|rows?|types?|titles?|bars?|lines?|pies?|areas?|png|svg|paste\w*|export\w*|draw\w*)\b/,
  title: 'Chart maker',
  icon: 'chart-column',
  text: 'Paste a table or open a CSV file, choose the type and the columns, and take the chart along. It stays in this browser.',
} as const

/** Tools that make, draw or show one thing. */
export const makerWorks: readonly GadgetWork[] = [
  {
    ...chartMaker,
    about: alone(
      /\b(?:charts?|graphs?) (?:maker|generator|creator|builder|tool|from (?:a |your )?(?:csv|tables?|spreadsheets?))\b|\b(?:mak|creat|generat|draw|build|plot)\w{0,3} (?:(?:simple|different|pie|bar|line|area) ){0,2}(?:charts?|graphs?|plots)\b.{0,40}\b(?:csv|tables?|spreadsheets?|pasted|data)\b|\bcsv (?:data )?(?:to|into) (?:charts?|graphs?)\b|\b(?:turns?|visuali[sz]es?) (?:a |your )?csv\b.{0,30}\b(?:charts?|graphs?)\b/,
    ),
    also: /^(?!.*\b(?:dashboards? for|flow ?charts?|gantt|mermaid|uml|knowledge graphs?|(?:org|organi[sz]ation(?:al)?|seating|birth|natal|chore|reward|star|size|growth|flip) charts?)\b)/,
  },
  {
    ...chartMaker,
    about: alone(
      /\bdata visuali[sz](?:ation|er) (?:tool|website|app|page)\b|\bcharts? (?:website|app|page)\b/,
    ),
    also: /\b(?:charts?|graphs?) types?\b/,
  },
  {
    gadget: 'ganttPlanner',
    called: 'Gantt Planner',
    about: alone(
      /\bgantt(?: charts?)?\b|^(?:an? )?project plann(?:er|ing)(?: \w{1,10})? with (?:an? )?gantt\b/,
    ),
    also: /^(?!.*\b(?:kanban|time ?sheets?|invoices?|crm|erp|log in|register|(?:management|scheduling|tracking) (?:system|platform|software))\b)/,
    steps:
      /\b(?:gantt|charts?|bars?|tasks?|starts?|ends?|start dates?|end dates?|dates?|days?|weeks?|progress|dependenc\w{1,4}|depend\w{0,3}|projects?|plans?|planning|milestones?|drag\w*|mov(?:e|es|ing)|timelines?|schedul\w{1,4})\b/,
    title: 'Gantt chart',
    icon: 'calendar-days',
    text: 'Tasks as bars on days, with progress and what waits for what. A task that begins too early is marked.',
    limit: 'The plan is kept in this browser. To work on it together it needs a server.',
  },
  {
    gadget: 'mindMapMaker',
    called: 'Mind Map',
    about: alone(/\bmind[- ]?(?:maps?|mapping)\b/),
    also: /^(?!.*\b(?:meditation|mindfulness|vocabulary|flash ?cards?|quiz\w*|study|artificial intelligence)\b)/,
    steps:
      /\b(?:mind|maps?|nodes?|ideas?|topics?|branch\w{0,3}|connect\w{0,4}|links?|lines?|mov(?:e|es|ing)|drag\w*|renam\w{1,3}|outlines?|export\w*|png|svg|zoom\w*)\b/,
    title: 'Mind map',
    icon: 'network',
    text: 'Add thoughts, move them, connect them, and take the map along as a picture or an outline.',
    limit: 'The map is kept in this browser. To draw on it together it needs a server.',
  },
  {
    gadget: 'gradientMaker',
    called: 'Gradient Maker',
    about: alone(
      /\b(?:css )?(?:colou?r )?gradients? (?:generator|maker|creator|builder|editor|tool|picker)\b|\b(?:generat|creat|mak|design)\w{0,3} (?:css )?(?:colou?r )?gradients\b/,
    ),
    steps:
      /\b(?:gradients?|colou?rs?|stops?|angles?|directions?|css|code|linear|radial|presets?|cop(?:y|ies|ied)|random\w*|preview)\b/,
    title: 'Gradient',
    icon: 'palette',
    text: 'Choose colours, their places and a direction, and copy the CSS.',
  },
  {
    gadget: 'memeMaker',
    called: 'Meme Maker',
    about: alone(
      /\bmemes? (?:generator|maker|creator|builder|editor|tool|app)\b|\b(?:generat|creat|mak)\w{0,3} (?:your own |own |funny )?memes\b/,
    ),
    also: /^(?!.*\b(?:communit\w{1,3}|comments?|feed|followers?|post memes)\b)/,
    steps:
      /\b(?:memes?|pictures?|images?|photos?|templates?|texts?|captions?|words|top|bottom|sizes?|colou?rs?|png)\b/,
    title: 'Meme maker',
    icon: 'smile',
    text: 'Your own picture or a drawn one, words at the top and the bottom, and a PNG to take along. Nothing leaves this browser.',
  },
  {
    gadget: 'sortingVisualizer',
    called: 'Sorting Visualizer',
    about: alone(
      /\bsort(?:ing)?(?: algorithms?)? (?:visuali[sz]\w{1,6}|animat\w{1,4}|simulator|demo)\b|\bvisuali[sz]\w{0,6} (?:of )?(?:different |how |(?:bubble|insertion|selection|merge|quick) )?sort(?:ing)?(?: algorithms?)?\b|\balgorithms? visuali[sz]\w{1,6} (?:for|of) sorting\b|\b(?:shows?|compar\w{1,3}|see|watch) (?:how )?(?:different )?sorting algorithms?(?: works?)?\b/,
    ),
    steps:
      /\b(?:sort\w*|algorithms?|bars?|arrays?|items?|numbers?|elements?|speed|sizes?|start\w*|paus\w*|steps?|reset|shuffl\w*|random\w*|compari\w*|swaps?|bubble|insertion|selection|merge|quick|watch\w*|animat\w*|visuali[sz]\w*)\b/,
    title: 'Sorting',
    icon: 'arrow-down-up',
    text: 'Choose a way of sorting and watch it, comparison by comparison.',
  },
  {
    gadget: 'voiceRecorder',
    called: 'Voice Recorder',
    about: alone(
      /\b(?:voice|audio|sound|speech) (?:recorder|recording|memos?)\b|\b(?:record|records|recording) (?:your |the |their )?(?:voices?|voice memos?|audio)\b/,
    ),
    also: /^(?!.*\b(?:podcasts?|transcri\w{1,6}|calls?|lessons?|interviews?|episodes?|songs?|mix\w*)\b)/,
    steps:
      /\b(?:record\w*|voices?|audio|sounds?|microphone|play\w*|paus\w*|stop\w*|renam\w*|delet\w*|list\w*|names?)\b/,
    title: 'Voice recorder',
    icon: 'mic',
    text: 'Record, listen, rename, and take the sound along. Recordings are kept in this browser only.',
    limit: 'Recording needs a microphone and the leave to use it; without one the page says so.',
  },
  {
    gadget: 'quizMaker',
    called: 'Quiz Maker',
    about: alone(
      /\bquiz(?:zes)? (?:maker|creator|builder|generator|editor)\b|\b(?:mak|creat|build|writ)(?:e|es|ing) (?:your own |own |simple )?(?:multiple[- ]choice )?quiz(?:zes)?\b/,
    ),
    also: /^(?!.*\b(?:students?|classes|certificates?|leader ?boards?|log in|register|accounts?|artificial intelligence|ai)\b)/,
    steps:
      /\b(?:quiz\w*|questions?|choices?|answers?|options?|multiple[- ]choice|tak(?:e|es|ing)|scores?|shar(?:e|es|ing)|export\w*|import\w*)\b/,
    title: 'Quiz maker',
    icon: 'list-checks',
    text: 'Write questions with choices, take the quiz, and see how it went.',
    limit: 'A quiz is shared as a file. A link for others, and their results here, need a server.',
  },
  {
    gadget: 'barcodeMaker',
    called: 'Barcode Maker',
    about: alone(
      /\bbar ?codes? (?:generator|maker|creator|builder|tool)\b|\b(?:generat|creat|mak|print)\w{0,3} (?:ean |upc |code 128 )?bar ?codes\b/,
    ),
    also: /^(?!.*\b(?:inventory|warehouses?|stock|scann?\w{0,3}|tills?|orders?)\b)/,
    steps:
      /\b(?:bar ?codes?|ean\S{0,3}|upc\S{0,2}|code ?128|check digits?|digits?|numbers?|texts?|types?|formats?|contents?|svg|png|sizes?|heights?|widths?)\b/,
    title: 'Barcode',
    icon: 'scan-line',
    text: 'EAN-13, UPC-A and Code 128 with their check digits, as PNG or SVG.',
    limit: 'Numbers for products that others sell are given by GS1; this tool draws the bars.',
  },
  {
    gadget: 'faviconMaker',
    called: 'Favicon Maker',
    about: alone(
      /\bfav ?icons? (?:generator|maker|creator|builder|editor|tool)\b|\b(?:generat|creat|mak)\w{0,3} (?:an? )?fav ?icons?\b/,
    ),
    steps:
      /\b(?:fav ?icons?|icons?|texts?|letters?|emojis?|sizes?|colou?rs?|shapes?|html|png|zip|grounds?|backgrounds?|cop(?:y|ies))\b/,
    title: 'Favicon',
    icon: 'app-window',
    text: 'A letter or an emoji as the picture of your page, from 16 to 512 pixels, with the lines for its head.',
    limit: 'The picture of an emoji is that of your own device.',
  },
  {
    gadget: 'stickyBoard',
    called: 'Sticky Notes',
    about: alone(
      /\b(?:sticky[- ]?notes?|post-?its?) (?:board|wall|app|website|tool|page)\b|\b(?:white ?|pin ?)?boards? (?:with|of|for) (?:colou?red |colou?rful )?(?:sticky|post-it)[- ]?notes\b|\bwhite ?board\b|^(?:an? )?(?:online )?sticky[- ]?notes?$/,
    ),
    also: /^(?=.*\b(?:sticky[- ]?notes?|post-?its?)\b)(?!.*\b(?:log in|register|teams?|invite\w*|real[- ]time|kanban|retrospectives?)\b)/,
    steps:
      /\b(?:sticky|notes?|white ?board|boards?|colou?rs?|mov(?:e|es|ing)|drag\w*|arrang\w*|writ(?:e|es|ing)|edit\w*|delet\w*|texts?|sav\w*)\b/,
    title: 'Sticky notes',
    icon: 'sticky-note',
    text: 'Write notes, colour them, and move them about. They stay in this browser.',
    limit: 'The board is kept in this browser. To write on it together it needs a server.',
  },
  {
    gadget: 'periodicTable',
    called: 'Periodic Table',
    about: alone(/\bperiodic table\b|\btable of (?:the )?(?:chemical )?elements\b/),
    also: /^(?!.*\b(?:quiz\w*|lessons?|flash ?cards?|games?)\b)/,
    steps:
      /\b(?:elements?|periodic|tables?|symbols?|names?|numbers?|mass(?:es)?|weights?|groups?|periods?|categor\w{1,4}|search\w*|find\w*|filter\w*|details?|click\w*|colou?rs?|propert\w{1,4}|information)\b/,
    title: 'Periodic table',
    icon: 'flask-conical',
    text: 'All 118 elements in their places. Search, choose a category, and press one for its details.',
  },
]

/** Gadgets with something to drag. */
export const draggedGadgets: ReadonlySet<GadgetWork['gadget']> = new Set<GadgetWork['gadget']>([
  'ganttPlanner',
  'mindMapMaker',
  'stickyBoard',
])
