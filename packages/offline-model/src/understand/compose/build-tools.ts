import type { Input, SectionOf } from '../../model/section.ts'
import { capitalise, toSlug } from '../language/noun-phrase.ts'
import { because, targetOf, type Builders } from './builder.ts'
import { addScreen, needEntity, type Draft } from './draft.ts'
import { titleOf } from './build-records.ts'

/** Things that compute, convert, draw, run and watch. */
export const toolBuilders: Builders = {
  converter: (draft, need) => {
    const transform = findTransform(draft.words)
    addScreen(draft, {
      title: 'Converter',
      icon: 'arrow-left-right',
      section: {
        type: 'converter',
        title: transformTitles[transform] ?? 'Converter',
        text: 'Everything happens in this browser.',
        transform,
        sample: samples[transform] ?? '',
      },
      because: because(need),
    })
    return true
  },
  generator: (draft, need) => {
    const output = findOutput(`${need.thing} ${need.frame?.text ?? ''}`) ?? findOutput(draft.words) ?? 'text'
    addScreen(draft, {
      title: `${capitalise(outputNames[output])} generator`,
      icon: 'wand-sparkles',
      section: generatorSection(draft, output),
      because: because(need),
    })
    return true
  },
  calculator: (draft, need) => {
    addScreen(draft, {
      title: 'Calculator',
      icon: 'calculator',
      section: calculatorSection(draft),
      because: because(need),
    })
    return true
  },
  diff: (draft, need) => {
    addScreen(draft, {
      title: 'Compare',
      icon: 'git-compare',
      section: {
        type: 'diff',
        title: 'Compare two versions',
        text: 'Paste or load both sides. Equal, changed, added and removed lines are counted.',
        left: 'id,name,price\n1,Notebook,12.50\n2,Mug,9.00\n3,Tray,48.00',
        right: 'id,name,price\n1,Notebook,12.90\n2,Mug,9.00\n4,Lamp,75.00',
      },
      because: because(need),
    })
    return true
  },
  console: (draft, need) => {
    const language = /\b(?:key-value|redis|key expiration|sorted set)\b/.test(draft.words)
      ? 'keyValue'
      : /\bhttp\b/.test(draft.words) && !/\b(?:sql|database)\b/.test(draft.words)
        ? 'http'
        : /\b(?:sql|database|quer|table)/.test(draft.words)
          ? 'sql'
          : 'shell'
    for (const name of ['order', 'customer', 'product'])
      if (language === 'sql' && draft.entities.size < 4) needEntity(draft, name)
    draft.simulated.add('Queries run on the sample tables in this browser.')
    addScreen(draft, {
      title: language === 'sql' ? 'Query' : 'Console',
      icon: 'square-terminal',
      section: {
        type: 'console',
        title: titleOf(need, 'Console'),
        text: 'Runs on the sample data in this browser.',
        language,
        entities: [...draft.entities.keys()].slice(0, 5),
      },
      because: because(need),
    })
    return true
  },
  monitor: (draft, need) => {
    const entity = needEntity(
      draft,
      /\b(?:charging|device|sensor|machine|pile)\b/.test(draft.words)
        ? 'device'
        : /\bdatabase/.test(draft.words)
          ? 'database'
          : 'server',
    )
    if (entity === undefined) return false
    draft.simulated.add('Readings are made up in this browser and marked as samples.')
    addScreen(draft, {
      title: 'Monitoring',
      icon: 'activity',
      section: {
        type: 'monitor',
        title: 'Monitoring',
        text: 'Sample readings, refreshed every few seconds.',
        entity: entity.id,
        metrics: [
          { label: 'CPU', unit: '%', max: 100, warnAt: 85 },
          { label: 'Memory', unit: '%', max: 100, warnAt: 90 },
          { label: 'Disk', unit: '%', max: 100, warnAt: 90 },
          { label: 'Response time', unit: 'ms', max: 800, warnAt: 500 },
        ],
      },
      because: because(need),
    })
    return true
  },
  jobs: (draft, need) => {
    const kind =
      jobKinds.find(({ words }) => words.test(`${need.frame?.text ?? ''} ${need.thing}`.toLowerCase())) ??
      jobKinds.at(-1)
    if (kind === undefined) return false
    draft.simulated.add(`${kind.verb} runs as a demonstration in this browser.`)
    addScreen(draft, {
      title: kind.title,
      icon: kind.icon,
      section: {
        type: 'jobs',
        title: kind.title,
        text: 'Start it, watch each step, cancel it or run it again. A demonstration in this browser.',
        verb: kind.verb,
        steps: [...kind.steps],
        inputs: [
          { id: 'target', label: kind.target, type: 'text', choices: [], isRequired: true, initial: null },
        ],
      },
      because: because(need),
    })
    return true
  },
  canvas: (draft, need) => {
    const preset = findPreset(`${need.frame?.text ?? ''} ${draft.words}`)
    if (preset === 'recognise') draft.simulated.add('Recognition is a demonstration on sample pictures.')
    addScreen(draft, {
      title: presetTitles[preset],
      icon: 'image',
      section: {
        type: 'canvas',
        preset,
        title: presetTitles[preset],
        text: 'Pictures stay in this browser.',
      },
      because: because(need),
    })
    return true
  },
  speech: (draft, need) => {
    const mode = /\b(?:recogni|dictat|speak text|voice input)/.test(draft.words)
      ? 'dictate'
      : /\b(?:voice (?:chang|clon|model)|robot|effects?)/.test(draft.words)
        ? 'voice'
        : 'speak'
    addScreen(draft, {
      title: 'Speech',
      icon: 'mic',
      section: {
        type: 'speech',
        title: mode === 'dictate' ? 'Dictate' : mode === 'voice' ? 'Voice effects' : 'Read aloud',
        text: 'Uses what this browser can do, and says so where it cannot.',
        mode,
      },
      because: because(need),
    })
    return true
  },
  sheet: (draft, need) => {
    addScreen(draft, {
      title: 'Sheet',
      icon: 'table',
      section: {
        type: 'sheet',
        title: 'Sheet',
        text: 'Formulas begin with an equals sign, such as =SUM(B2:B4).',
        rows: [
          ['Item', 'January', 'February', 'March'],
          ['Rent', '800', '800', '800'],
          ['Food', '310', '290', '335'],
          ['Travel', '95', '140', '60'],
          ['Total', '=SUM(B2:B4)', '=SUM(C2:C4)', '=SUM(D2:D4)'],
        ],
      },
      because: because(need),
    })
    return true
  },
  editor: (draft, need) => {
    // Text that goes through a converter is edited there.
    const isConverted =
      /\b(?:convert|recogni|segment|proofread|6-digit|emoji)/.test(draft.words) &&
      /text|code|input/.test(need.thing)
    if (isConverted) return true
    const isCode = /\b(?:code|script|source)\b/.test(`${need.thing} ${need.frame?.text ?? ''}`)
    const entity =
      needEntity(
        draft,
        isCode
          ? 'code snippet'
          : /note|diary|memo|folder/.test(`${need.thing} ${draft.words}`)
            ? 'note'
            : need.thing === ''
              ? 'document'
              : need.thing,
      ) ?? needEntity(draft, 'document')
    if (entity === undefined) return false
    entity.abilities.add('create').add('edit').add('delete').add('download')
    addScreen(draft, {
      title: capitalise(entity.many),
      path: `/${toSlug(entity.many) || entity.id.toLowerCase()}`,
      icon: 'notebook-pen',
      section: {
        type: 'editor',
        title: capitalise(entity.many),
        text: 'Saved as you type.',
        entity: entity.id,
        format: isCode
          ? 'code'
          : /\bmarkdown\b/.test(draft.words)
            ? 'markdown'
            : /\b(?:font|format|word process|rich)/.test(draft.words)
              ? 'rich'
              : 'plain',
        hasFolders: /\bfolders?|categor/.test(draft.words),
      },
      because: because(need),
    })
    return true
  },
  formBuilder: (draft, need) => {
    addScreen(draft, {
      title: 'Form builder',
      icon: 'layout-list',
      section: {
        type: 'formBuilder',
        title: 'Build a form',
        text: 'Add, order and check fields; the preview is live and its answers are kept.',
        inputs: defaultFormInputs(),
      },
      because: because(need),
    })
    return true
  },
  diagnosis: (draft, need) => {
    addScreen(draft, {
      title: 'Diagnosis',
      icon: 'stethoscope',
      section: {
        type: 'diagnosis',
        title: 'Find the problem',
        text: 'Answer yes or no; the likely cause is named with its reason.',
        questions: [
          'Did it work before?',
          'Does it happen every time?',
          'Did you change something recently?',
          'Are others affected too?',
        ],
        results: [
          { title: 'A recent change', text: 'Undo the last change and try again.', yes: [0, 2] },
          {
            title: 'A disturbance on our side',
            text: 'Others see it as well. Wait a few minutes and try again.',
            yes: [1, 3],
          },
          { title: 'A setting', text: 'Compare your settings with the defaults.', yes: [1] },
          { title: 'Something rare', text: 'Write down when it happens and send it to us.', yes: [] },
        ],
      },
      because: because(need),
    })
    return true
  },
  liveFeed: (draft, need) => {
    draft.simulated.add('Live values are made up in this browser and marked as samples.')
    const isPrice = /\b(?:price|quote|bitcoin|stock|crypto|market)/.test(draft.words)
    addScreen(draft, {
      title: isPrice ? 'Market' : 'Live',
      icon: 'radio',
      section: {
        type: 'liveFeed',
        title: isPrice ? 'Prices now' : 'Live events',
        text: 'Sample values: pause, choose topics, read back.',
        topics: isPrice ? ['BTC', 'ETH', 'LTC', 'XRP'] : ['System', 'Orders', 'People', 'Weather'],
        unit: isPrice ? 'USD' : '',
      },
      because: because(need),
    })
    return true
  },
  settings: (draft, need) => {
    const named = (need.frame?.items ?? []).filter((item) => item.length < 30).slice(0, 5)
    const inputs: Input[] = named.map((item, at) => ({
      id: `setting${at + 1}`,
      label: capitalise(item),
      type: 'text',
      choices: [],
      isRequired: false,
      initial: '',
    }))
    addScreen(draft, {
      title: 'Settings',
      icon: 'settings',
      section: { type: 'settings', title: 'Settings', text: '', inputs: [...inputs, ...defaultSettings] },
      because: because(need),
    })
    return true
  },
  playground: (draft, need) => {
    addScreen(draft, {
      title: 'Playground',
      icon: 'code',
      section: {
        type: 'playground',
        title: 'Try it',
        text: 'Change the code and see the result.',
        language: 'html',
        code: '<h1>Hello</h1>\n<p>Change me.</p>',
      },
      because: because(need),
    })
    return true
  },
  reminders: (draft, need) => {
    const entity = needEntity(draft, /medic|drug|pill/.test(draft.words) ? 'medication reminder' : 'reminder')
    if (entity === undefined) return false
    entity.abilities.add('create').add('edit').add('delete').add('filter')
    draft.simulated.add('Reminders ring while the page is open; no e-mail or text message is sent.')
    addScreen(draft, {
      title: capitalise(entity.many),
      path: '/reminders',
      icon: 'bell-ring',
      section: { type: 'reminders', title: capitalise(entity.many), text: '', entity: entity.id },
      because: because(need),
    })
    return true
  },
  habits: (draft, need) => {
    const entity = needEntity(draft, 'habit')
    if (entity === undefined) return false
    entity.abilities.add('create').add('edit').add('delete')
    addScreen(draft, {
      title: 'Habits',
      icon: 'repeat',
      section: {
        type: 'habits',
        title: 'This week',
        text: 'Tick what you did; the row of days shows how it goes.',
        entity: entity.id,
      },
      because: because(need),
    })
    return true
  },
  timer: (draft, need) => {
    addScreen(draft, {
      title: 'Timer',
      icon: 'timer',
      section: { type: 'timer', title: 'Focus timer', text: '', minutes: 25, breakMinutes: 5 },
      because: because(need),
    })
    return true
  },
  permissions: (draft, need) => {
    if (targetOf(draft, need) === undefined) needEntity(draft, 'user')
    addScreen(draft, {
      title: 'Permissions',
      icon: 'key-round',
      section: { type: 'permissions', title: 'Roles and permissions', text: '' },
      because: because(need),
    })
    return true
  },
}

type Transform = SectionOf<'converter'>['transform']

function findTransform(words: string): Transform {
  return transforms.find(([pattern]) => pattern.test(words))?.[1] ?? 'caseChange'
}

const transforms: readonly (readonly [RegExp, Transform])[] = [
  [/\bemoji/, 'emoji'],
  [/simplified chinese|traditional chinese/, 'chinese'],
  [/6-digit code|text to (?:a )?code/, 'textCodes'],
  [/word segmentation|segment/, 'segment'],
  [/proofread|grammar|spelling/, 'proofread'],
  [/pdf/, 'pdfText'],
  [/subtitles?/, 'subtitles'],
  [/markdown/, 'markdownHtml'],
  [/(?:merge|compress|minif).*\b(?:css|js|javascript)\b|\bcss and js\b/, 'minifyCss'],
  [/minif.*html/, 'minifyHtml'],
  [/html forms?.*json|forms? to json/, 'csvJson'],
  [/\bcsv\b|\bexcel\b|spreadsheet/, 'csvJson'],
  [/\bxml\b/, 'xmlJson'],
  [/\byaml\b/, 'jsonYaml'],
  [/\bsql\b/, 'sqlJson'],
  [/\bjson\b/, 'formatJson'],
  [/base64/, 'base64'],
  [/url encod/, 'urlEncode'],
  [/\b(?:hash|md5|sha|encrypt)/, 'hash'],
  [/\bcurrenc|exchange rate/, 'currency'],
  [/\bunits?\b|length|temperature/, 'units'],
  [/\bcolou?rs? convert|hex to rgb/, 'colours'],
  [/timestamp|time zone/, 'timestamps'],
  [/binary|hexadecimal|number base/, 'numberBases'],
  [/roman numeral/, 'roman'],
  [/morse/, 'morse'],
  [/encoding/, 'encodingDetect'],
  [/\bvideos?\b|transcod/, 'videoFormat'],
  [/\baudio\b|mp3|music/, 'audioFormat'],
  [/\bimages?\b|photo|picture/, 'imageFormat'],
  [/merge|compress/, 'mergeFiles'],
  [/word count|statistics of text/, 'textStatistics'],
]

const transformTitles: Partial<Record<Transform, string>> = {
  emoji: 'Text and emoji',
  chinese: 'Simplified and Traditional Chinese',
  textCodes: 'Text and six-digit code',
  segment: 'Word segmentation',
  proofread: 'Proofreading',
  pdfText: 'PDF to text',
  minifyCss: 'Merge and compress CSS and JavaScript',
  csvJson: 'CSV and JSON',
  xmlJson: 'XML and JSON',
  units: 'Units',
  currency: 'Currencies',
}

const samples: Partial<Record<Transform, string>> = {
  emoji: 'I love coffee and sun',
  chinese: '头发干了，后面的面条很好吃。',
  textCodes: 'Meet me at the bridge',
  segment: '我们在图书馆学习中文',
  proofread: 'This are a example of of a text with mistake.',
  csvJson: 'name,price\nNotebook,12.50\nMug,9.00',
  minifyCss: '.card {\n  color: #333333;\n  margin: 0px;\n}',
  markdownHtml: '# Title\n\nA *short* paragraph.',
  formatJson: '{"name":"Notebook","price":12.5}',
  base64: 'Hello, world',
  currency: '100',
  units: '10',
}

type Output = SectionOf<'generator'>['output']

function findOutput(words: string): Output | undefined {
  return outputs.find(([pattern]) => pattern.test(words))?.[1]
}

const outputs: readonly (readonly [RegExp, Output])[] = [
  [/\bqr\b/, 'qr'],
  [/\bposters?\b/, 'poster'],
  [/\bcode\b/, 'code'],
  [/\b(?:images?|pictures?|art|paintings?)\b/, 'picture'],
  [/\bpasswords?\b/, 'password'],
  [/\b(?:palette|colou?r scheme)/, 'palette'],
  [/\binvoices?\b/, 'invoice'],
  [/\bnames?\b/, 'name'],
  [/\b(?:documents?|contracts?|resumes?|certificates?)\b/, 'document'],
  [/\btexts?\b/, 'text'],
]

const outputNames: Readonly<Record<Output, string>> = {
  code: 'code',
  text: 'text',
  poster: 'poster',
  qr: 'QR code',
  document: 'document',
  picture: 'picture',
  password: 'password',
  palette: 'palette',
  name: 'name',
  invoice: 'invoice',
}

function text(id: string, label: string, initial: string): Input {
  return { id, label, type: 'text', choices: [], isRequired: true, initial }
}

function generatorSection(draft: Draft, output: Output): SectionOf<'generator'> {
  const topic = draft.subject || 'My project'
  const inputs: Readonly<Record<Output, readonly Input[]>> = {
    code: [
      text('name', 'Name of the thing', 'Customer'),
      {
        ...text('template', 'Template', 'Class'),
        type: 'choice',
        choices: ['Class', 'REST handler', 'SQL table'],
      },
      text('fields', 'Fields, separated by commas', 'id, name, email'),
    ],
    text: [
      text('topic', 'Topic', capitalise(topic)),
      { ...text('tone', 'Tone', 'Friendly'), type: 'choice', choices: ['Friendly', 'Factual', 'Short'] },
    ],
    poster: [
      text('title', 'Headline', capitalise(topic)),
      text('line', 'Second line', 'You are welcome'),
      text('place', 'Place and time', 'Saturday, 7 pm'),
    ],
    qr: [text('content', 'Text or address', 'https://example.com')],
    document: [
      text('name', 'Name', 'Nora Lind'),
      text('subject', 'Subject', capitalise(topic)),
      { ...text('body', 'Text', 'Thank you for your request.'), type: 'longtext' },
    ],
    picture: [text('prompt', 'Describe the picture', 'A lighthouse at sunset')],
    password: [{ ...text('length', 'Length', '16'), type: 'number', initial: 16 }],
    palette: [text('base', 'Base colour', '#4682b4')],
    name: [text('topic', 'About', topic)],
    invoice: [
      text('customer', 'Customer', 'Northwind Tools'),
      text('item', 'Item', capitalise(topic)),
      { ...text('amount', 'Amount', '120'), type: 'number', initial: 120 },
    ],
  }
  const templates: Partial<Record<Output, string>> = {
    text: '{topic} in a few sentences ({tone}). What it is, whom it helps, and how to begin.',
    document: 'To: {name}\nSubject: {subject}\n\n{body}',
    invoice: 'Invoice\nCustomer: {customer}\nItem: {item}\nAmount: {amount}',
    code: '{template} {name} with {fields}',
  }
  return {
    type: 'generator',
    title: `Make a ${outputNames[output]}`,
    text: 'Change the values; the result follows.',
    output,
    inputs: [...inputs[output]],
    template: templates[output] ?? '',
  }
}

function input(
  id: string,
  label: string,
  rest: { unit: string; initial: number; max: number; min?: number },
) {
  return { id, label, min: 0, ...rest }
}

function line(id: string, label: string, rest: { unit: string; formula: string }) {
  return { id, label, ...rest }
}

function calculatorSection(draft: Draft): SectionOf<'calculator'> {
  const base = {
    type: 'calculator',
    text: 'Every line is shown, so that the result can be checked.',
  } as const
  if (/\b(?:freight|moving|delivery|courier|shipping|logistics)\b/.test(draft.words)) {
    return {
      ...base,
      title: 'Freight calculator',
      inputs: [
        input('distance', 'Distance', { unit: 'km', initial: 12, max: 2000, min: 1 }),
        input('volume', 'Volume', { unit: 'm³', initial: 8, max: 100 }),
        input('floors', 'Floors without a lift', { unit: '', initial: 2, max: 30 }),
      ],
      lines: [
        line('base', 'Base price', { unit: 'money', formula: '40' }),
        line('road', 'Distance', { unit: 'money', formula: 'distance * 1.8' }),
        line('load', 'Volume', { unit: 'money', formula: 'volume * 6' }),
        line('stairs', 'Stairs', { unit: 'money', formula: 'floors * 9' }),
        line('total', 'Total', { unit: 'money', formula: 'base + road + load + stairs' }),
      ],
    }
  }
  if (/\b(?:loan|mortgage|interest|financ)/.test(draft.words)) {
    return {
      ...base,
      title: 'Loan calculator',
      inputs: [
        input('amount', 'Amount', { unit: 'money', initial: 20000, max: 5000000, min: 1 }),
        input('rate', 'Interest a year', { unit: '%', initial: 4, max: 30 }),
        input('years', 'Years', { unit: '', initial: 5, max: 40, min: 1 }),
      ],
      lines: [
        line('interest', 'Interest in total (simple)', {
          unit: 'money',
          formula: 'amount * rate / 100 * years',
        }),
        line('sum', 'To pay back', { unit: 'money', formula: 'amount + interest' }),
        line('monthly', 'Each month', { unit: 'money', formula: 'sum / (years * 12)' }),
      ],
    }
  }
  if (/\bbmi|body mass|calorie|fitness/.test(draft.words)) {
    return {
      ...base,
      title: 'Body mass index',
      inputs: [
        input('weight', 'Weight', { unit: 'kg', initial: 70, max: 300, min: 20 }),
        input('height', 'Height', { unit: 'cm', initial: 175, max: 250, min: 80 }),
      ],
      lines: [line('index', 'Index', { unit: '', formula: 'weight / ((height / 100) * (height / 100))' })],
    }
  }
  if (/\bcommission|rebate|affiliate/.test(draft.words)) {
    return {
      ...base,
      title: 'Commission calculator',
      inputs: [
        input('sales', 'Sales', { unit: 'money', initial: 1200, max: 10000000 }),
        input('rate', 'Rate', { unit: '%', initial: 8, max: 100 }),
      ],
      lines: [line('commission', 'Commission', { unit: 'money', formula: 'sales * rate / 100' })],
    }
  }
  return {
    ...base,
    title: 'Cost calculator',
    inputs: [
      input('quantity', 'Quantity', { unit: '', initial: 10, max: 100000, min: 1 }),
      input('price', 'Price each', { unit: 'money', initial: 25, max: 1000000 }),
      input('discount', 'Discount', { unit: '%', initial: 0, max: 100 }),
    ],
    lines: [
      line('gross', 'Before discount', { unit: 'money', formula: 'quantity * price' }),
      line('saved', 'Discount', { unit: 'money', formula: 'gross * discount / 100' }),
      line('total', 'Total', { unit: 'money', formula: 'gross - saved' }),
    ],
  }
}

type Preset = SectionOf<'canvas'>['preset']

function findPreset(words: string): Preset {
  if (/id photo|passport/.test(words)) return 'idPhoto'
  if (/3d|mock-?up/.test(words)) return 'model3d'
  if (/watermark/.test(words)) return 'watermark'
  if (/recogni|identify|detect|ocr/.test(words)) return 'recognise'
  if (/business cards?|nameplate|poster|logo|graphic|design/.test(words)) return 'design'
  if (/draw|paint|sketch|whiteboard/.test(words)) return 'draw'
  return 'photo'
}

const presetTitles: Readonly<Record<Preset, string>> = {
  photo: 'Picture editor',
  idPhoto: 'ID photo',
  design: 'Designer',
  draw: 'Drawing board',
  recognise: 'Recognition',
  model3d: '3D preview',
  watermark: 'Watermark',
}

const jobKinds = [
  {
    words: /back ?up|recover|restor|storage/,
    title: 'Backup',
    icon: 'database-backup',
    verb: 'Back up',
    target: 'What to back up',
    steps: ['Reading', 'Packing', 'Checking', 'Storing'],
  },
  {
    words: /migrat|schema/,
    title: 'Migration',
    icon: 'arrow-right-left',
    verb: 'Migrate',
    target: 'From version',
    steps: ['Comparing', 'Planning', 'Applying', 'Checking'],
  },
  {
    words: /deploy|environment/,
    title: 'Deployment',
    icon: 'rocket',
    verb: 'Deploy',
    target: 'Service',
    steps: ['Building', 'Testing', 'Rolling out', 'Checking health'],
  },
  {
    words: /crawl|scrap|fetch|retriev/,
    title: 'Collecting',
    icon: 'download-cloud',
    verb: 'Collect',
    target: 'Keywords',
    steps: ['Opening the sample pages', 'Reading', 'Checking against the criteria', 'Saving'],
  },
  {
    words: /test/,
    title: 'Test runs',
    icon: 'flask-conical',
    verb: 'Run tests',
    target: 'Which tests',
    steps: ['Preparing', 'Running', 'Collecting results'],
  },
  {
    words: /trojan|virus|scan|detect|fault/,
    title: 'Scan',
    icon: 'shield-check',
    verb: 'Scan',
    target: 'What to scan',
    steps: ['Listing files', 'Comparing with known patterns', 'Removing what was found', 'Report'],
  },
  {
    words: /repair/,
    title: 'Repair',
    icon: 'wrench',
    verb: 'Repair',
    target: 'Which server',
    steps: ['Diagnosis', 'Restart', 'Check'],
  },
  {
    words: /video|media|transcod|convert|process/,
    title: 'Processing',
    icon: 'cpu',
    verb: 'Process',
    target: 'File',
    steps: ['Reading', 'Dividing into parts', 'Working', 'Joining'],
  },
  {
    words: /./,
    title: 'Tasks in the background',
    icon: 'loader',
    verb: 'Start',
    target: 'Name',
    steps: ['Preparing', 'Working', 'Checking', 'Finishing'],
  },
] as const

function defaultFormInputs(): Input[] {
  return [
    { id: 'name', label: 'Name', type: 'text', choices: [], isRequired: true, initial: null },
    { id: 'email', label: 'E-mail', type: 'email', choices: [], isRequired: true, initial: null },
    {
      id: 'topic',
      label: 'Topic',
      type: 'choice',
      choices: ['Question', 'Order', 'Other'],
      isRequired: false,
      initial: null,
    },
    { id: 'message', label: 'Message', type: 'longtext', choices: [], isRequired: false, initial: null },
  ]
}

const defaultSettings: readonly Input[] = [
  {
    id: 'displayName',
    label: 'Display name',
    type: 'text',
    choices: [],
    isRequired: true,
    initial: 'My workspace',
  },
  {
    id: 'pageSize',
    label: 'Entries on a page',
    type: 'choice',
    choices: ['10', '20', '50'],
    isRequired: true,
    initial: '10',
  },
  { id: 'notices', label: 'Show notices', type: 'boolean', choices: [], isRequired: false, initial: true },
]
