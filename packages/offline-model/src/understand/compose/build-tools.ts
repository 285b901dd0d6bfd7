import type { SectionOf } from '../../model/section.ts'
import { because, type Builders } from './builder.ts'
import { buildMonitor } from './build-monitor.ts'
import { titleOf } from './collections.ts'
import { addScreen } from './add-screen.ts'
import { needEntity } from './need-entity.ts'
import { findsHarm, harmfulFiles, jobKinds } from './job-kinds.ts'

/** Things that draw, run, speak and watch. */
export const toolBuilders: Builders = {
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
  monitor: (draft, need) => buildMonitor(draft, need),
  jobs: (draft, need) => {
    const kind =
      jobKinds.find(({ words }) => words.test(`${need.frame?.text ?? ''} ${need.thing}`.toLowerCase())) ??
      jobKinds.at(-1)
    if (kind === undefined) return false
    draft.simulated.add(`${kind.verb} runs as a demonstration in this browser.`)
    const findsSome = kind.title === 'Scan' && findsHarm.test(draft.words)
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
        ...(findsSome && { findings: [...harmfulFiles] }),
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
        text: preset === 'draw' ? 'Your drawing stays in this browser.' : 'Pictures stay in this browser.',
      },
      because: because(need),
    })
    return true
  },
  speech: (draft, need) => {
    const mode = /\b(?:recogni|dictat|speak text|voice input|speech-to-text)/.test(draft.words)
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
        topics: isPrice ? pricedThings(draft.words) : ['System', 'Orders', 'People', 'Weather'],
        unit: isPrice ? 'USD' : '',
      },
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

function pricedThings(words: string): string[] {
  return /\b(?:crypto\w*|bitcoin|coins?)\b/.test(words)
    ? ['BTC', 'ETH', 'LTC', 'XLM']
    : ['ALDG', 'BRPT', 'KSTL', 'LKSD']
}
