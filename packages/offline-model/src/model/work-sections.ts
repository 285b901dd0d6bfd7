import { z } from 'zod'
import { identifier } from './entity.ts'
import { formula } from './formula.ts'
import { input, titled } from './section-parts.ts'

export const gadgets = [
  'pocketCalculator',
  'countdown',
  'stopwatch',
  'worldClock',
  'metronome',
  'dice',
  'namePicker',
  'typingTest',
  'colourPicker',
  'regexTester',
  'piano',
  'drumMachine',
  'passwordMaker',
  'urlShortener',
  'invoiceMaker',
  'codeMerger',
  'codeSheet',
  'imageComparison',
  'pdfReader',
  'pictureReader',
  'wordSegmentation',
  'schemaMigration',
  'phpTests',
  'codeGenerator',
  'sqlTests',
  'sheetMusic',
  'mockupStudio',
  'wordProcessor',
  'resumeBuilder',
  'chartMaker',
  'ganttPlanner',
  'mindMapMaker',
  'gradientMaker',
  'memeMaker',
  'sortingVisualizer',
  'voiceRecorder',
  'quizMaker',
  'barcodeMaker',
  'faviconMaker',
  'stickyBoard',
  'periodicTable',
  'unitConverter',
  'currencyConverter',
  'dateCalculator',
  'wordCounter',
  'textSummarizer',
  'sentimentTable',
  'imageTool',
  'cronBuilder',
  'truthTable',
  'matrixCalculator',
  'fractionCalculator',
  'loremIpsum',
  'romanNumerals',
  'pdfTool',
  'morseCode',
  'paletteMaker',
  'countdownList',
  'pageCode',
] as const

/** Tools to work with. */
export const workSections = [
  z.strictObject({
    type: z.literal('timer'),
    ...titled,
    minutes: z.number(),
    /** 0 where nothing follows. */
    breakMinutes: z.number(),
    /** What one does until it rings. `Focus` where it is absent. */
    activity: z.string().optional(),
    /** Shows what the rounds came to even before there is one. */
    isCounted: z.boolean().optional(),
  }),
  /** A small thing that does one thing by itself, and keeps no records. */
  z.strictObject({
    type: z.literal('gadget'),
    ...titled,
    gadget: z.enum(gadgets),
    /** What a countdown leads to. */
    occasion: z.string().optional(),
    /** In how many days that is, until somebody says when. */
    inDays: z.int().min(0).optional(),
    /** What it begins with, of the things that it does. */
    opening: z.string().optional(),
    /** The records that it works on, where it does. */
    entities: z.array(identifier).optional(),
  }),
  z.strictObject({ type: z.literal('habits'), ...titled, entity: identifier }),
  z.strictObject({ type: z.literal('reminders'), ...titled, entity: identifier }),
  z.strictObject({
    type: z.literal('editor'),
    ...titled,
    entity: identifier,
    format: z.enum(['rich', 'markdown', 'code', 'plain']),
    hasFolders: z.boolean(),
  }),
  z.strictObject({ type: z.literal('sheet'), ...titled, rows: z.array(z.array(z.string())) }),
  /** What comes in is sent on by the first rule that fits: `rules` says which, `entity` keeps what became of each. */
  z.strictObject({
    type: z.literal('relay'),
    ...titled,
    entity: identifier,
    rules: identifier,
    incoming: z.string(),
    outgoing: z.string(),
  }),
  /** What those earn who take on records: the fee in `field`, once a record has the state, less what their level keeps. */
  z.strictObject({
    type: z.literal('earnings'),
    ...titled,
    entity: identifier,
    pay: z.strictObject({
      field: identifier,
      state: z.string(),
      levels: z
        .array(
          z.strictObject({
            name: z.string(),
            from: z.number(),
            upTo: z.number().nullable(),
            percent: z.number(),
          }),
        )
        .min(1),
    }),
  }),
  /** What was bought or booked is shown by its code and counts once: `to` is its state from then on. */
  z.strictObject({ type: z.literal('verification'), ...titled, entity: identifier, to: z.string() }),
  z.strictObject({ type: z.literal('upload'), ...titled, entity: identifier, accepts: z.array(z.string()) }),
  z.strictObject({
    type: z.literal('jobs'),
    ...titled,
    /** The verb of the job: "Back up", "Crawl", "Deploy". */
    verb: z.string(),
    steps: z.array(z.string()),
    inputs: z.array(input),
    /** What it can come upon, for work that looks for something. */
    findings: z
      .array(z.strictObject({ title: z.string(), file: z.string(), risk: z.enum(['High', 'Medium', 'Low']) }))
      .optional(),
  }),
  z.strictObject({
    type: z.literal('monitor'),
    ...titled,
    entity: identifier,
    metrics: z.array(
      z.strictObject({ label: z.string(), unit: z.string(), max: z.number(), warnAt: z.number() }),
    ),
    /** Limits that people set themselves: which reading, and from where on it is an alert. */
    limits: identifier.optional(),
  }),
  z.strictObject({
    type: z.literal('console'),
    ...titled,
    language: z.enum(['sql', 'keyValue', 'http', 'shell']),
    entities: z.array(identifier),
  }),
  z.strictObject({
    type: z.literal('converter'),
    ...titled,
    transform: z.enum([
      'csvJson',
      'jsonYaml',
      'formatJson',
      'minifyCss',
      'minifyJs',
      'minifyHtml',
      'markdownHtml',
      'base64',
      'urlEncode',
      'caseChange',
      'textStatistics',
      'textCodes',
      'emoji',
      'chinese',
      'hash',
      'units',
      'currency',
      'colours',
      'timestamps',
      'numberBases',
      'roman',
      'morse',
      'sqlJson',
      'xmlJson',
      'tables',
      'proofread',
      'segment',
      'encodingDetect',
      'imageFormat',
      'audioFormat',
      'videoFormat',
      'pdfText',
      'mergeFiles',
      'subtitles',
    ]),
    sample: z.string(),
    /** Starts from the other end: JSON to CSV. */
    isReversed: z.boolean().optional(),
    /** Which of the ways comes first: 'Celsius → Fahrenheit'. */
    way: z.string().optional(),
  }),
  z.strictObject({
    type: z.literal('calculator'),
    ...titled,
    inputs: z.array(
      z.strictObject({
        id: identifier,
        label: z.string(),
        unit: z.string(),
        initial: z.number(),
        min: z.number(),
        max: z.number(),
      }),
    ),
    /** Later lines may name earlier ones. The last one is the result. */
    lines: z.array(z.strictObject({ id: identifier, label: z.string(), unit: z.string(), formula })),
    /** What becomes of the sum month by month, by the ids of inputs and lines; `total` is what two are judged by. */
    schedule: z
      .strictObject({
        kind: z.enum(['repaid', 'grows']),
        start: identifier,
        monthly: identifier,
        rate: identifier,
        term: identifier,
        unit: z.enum(['years', 'months']),
        total: identifier,
      })
      .optional(),
    /** Two of them side by side. */
    isCompared: z.boolean().optional(),
  }),
  z.strictObject({
    type: z.literal('generator'),
    ...titled,
    output: z.enum([
      'code',
      'text',
      'poster',
      'qr',
      'document',
      'picture',
      'password',
      'palette',
      'name',
      'invoice',
      'quote',
    ]),
    inputs: z.array(input),
    /** Text with `{id}` where an input's value goes; empty where the output is drawn. */
    template: z.string(),
  }),
  z.strictObject({ type: z.literal('formBuilder'), ...titled, inputs: z.array(input) }),
  z.strictObject({
    type: z.literal('canvas'),
    ...titled,
    preset: z.enum(['photo', 'idPhoto', 'design', 'draw', 'recognise', 'model3d', 'watermark']),
  }),
  /** Text of pages that holds a keyword, checked and put on a sheet. */
  z.strictObject({
    type: z.literal('collector'),
    ...titled,
    keywords: z.array(z.string()),
    pages: z.array(
      z.strictObject({
        name: z.string(),
        entries: z.array(z.strictObject({ name: z.string(), address: z.string(), description: z.string() })),
      }),
    ),
  }),
  /** A table from a file beside one of these entities, or beside another file where there are none. */
  z.strictObject({ type: z.literal('tableDiff'), ...titled, entities: z.array(identifier) }),
  z.strictObject({ type: z.literal('diff'), ...titled, left: z.string(), right: z.string() }),
  z.strictObject({ type: z.literal('speech'), ...titled, mode: z.enum(['speak', 'dictate', 'voice']) }),
  z.strictObject({
    type: z.literal('diagnosis'),
    ...titled,
    questions: z.array(z.string()),
    results: z.array(z.strictObject({ title: z.string(), text: z.string(), yes: z.array(z.int()) })),
  }),
  /** Code on the left, its running result on the right. */
  z.strictObject({ type: z.literal('playground'), ...titled, language: z.string(), code: z.string() }),
] as const
