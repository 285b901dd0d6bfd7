import { describe, expect, it } from 'vitest'
import { compileFile } from '../../../../preview-compiler/src/compile/compile-file.ts'
import { renderApplication } from '../index.ts'
import { importsOf } from '../kit/collect-kit-files.ts'
import { readKit } from '../kit/read-kit.ts'
import { createEverySection } from '../testing/every-section.ts'
import { understand } from '../../understand/understand.ts'
import { limitToFramework } from './limit-to-framework.ts'

const hostile = '{{ alert(1) }} {alert(2)} </script> "\'`'

describe.each([
  ['Vue', 'vue', 'typescript'],
  ['Vue', 'vue', 'javascript'],
  ['Svelte', 'svelte', 'typescript'],
  ['Svelte', 'svelte', 'javascript'],
] as const)('%s when asked for, as %s in %s', (_name, framework, language) => {
  const model = { ...createEverySection(), framework, language, tagline: hostile }
  const files = renderApplication(model)
  const sources = [...files].filter(([path]) => /^src\/.*\.(?:ts|js|vue|svelte)$/.test(path))

  it(
    'is written in components that compile without a word of complaint',
    { tags: ['thorough'] },
    async () => {
      expect(sources.filter(([path]) => path.endsWith(`.${framework}`)).length).toBeGreaterThan(40)
      // Scripts are parsed by the test of the language; here it is the components that matter.
      for (const [path, body] of sources.filter(([name]) => /\.(?:vue|svelte)$|\.svelte\./.test(name))) {
        const { diagnostics } = await compileFile({ path, body, query: '' })
        expect(diagnostics, `${path} compiles`).toEqual([])
      }
    },
  )

  it('imports only what it has, and has nothing that it does not import', () => {
    const has = new Set(
      sources.flatMap(([path]) => [path.slice(4), path.slice(4).replace(/\.(?:ts|js)$/, '')]),
    )
    const imported = new Set(sources.flatMap(([, text]) => importsOf(text)))
    expect([...imported].filter((module) => !has.has(module) && module !== 'index.css')).toEqual([])
    const idle = [...has].filter(
      (module) =>
        !imported.has(module) &&
        !imported.has(module.replace(/\.(?:ts|js)$/, '')) &&
        !module.startsWith('main'),
    )
    expect(idle).toEqual([])
    expect(sources.map(([, text]) => text).join('')).not.toMatch(/from '(?:react|lucide|recharts)/)
  })

  it('names its framework in the manifest, the entry and the readme, and no other', () => {
    const manifest = files.get('package.json') ?? ''
    expect(manifest).toContain(`"${framework}"`)
    expect(manifest).not.toMatch(/react/)
    expect(manifest.includes('typescript')).toBe(language === 'typescript')
    const ending = language === 'typescript' ? 'ts' : 'js'
    expect(files.get('index.html')).toContain(`src="/src/main.${ending}"`)
    expect(files.has(`${ending}config.json`)).toBe(true)
  })
})

it('keeps words of a request in the script of a component, where they are only text', () => {
  for (const framework of ['vue', 'svelte'] as const) {
    const files = renderApplication({
      ...createEverySection([{ type: 'prose', title: hostile, text: hostile, paragraphs: [hostile] }]),
      framework,
      tagline: hostile,
    })
    const pages = [...files].filter(([path]) => path.startsWith('src/pages/screen'))
    expect(pages.length).toBeGreaterThan(0)
    for (const [, text] of pages) {
      expect(text.match(/<\/script>/g)).toHaveLength(1)
      expect(text.split('</script>')[1]).not.toContain('alert')
    }
  }
})

it('says what is not written in Vue or Svelte yet, and opens what needed an account', () => {
  const model = limitToFramework({ ...createEverySection(), framework: 'vue' })
  expect(model.notUnderstood).toEqual(
    expect.arrayContaining([
      'Accounts: not written in Vue yet, only in React.',
      'Cart: not written in Vue yet, only in React.',
      'Dashboard: not written in Vue yet, only in React.',
    ]),
  )
  expect(model.screens.every(({ access }) => access === 'public')).toBe(true)
  expect(model.screens.flatMap(({ sections }) => sections).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['hero', 'collection', 'detail', 'inquiry', 'recordForm', 'gallery']),
  )
  expect(limitToFramework(createEverySection()).notUnderstood).toEqual(createEverySection().notUnderstood)
})

it.each(['Vue', 'Svelte'])('lets people comment, rate and like in %s', (framework) => {
  const model = limitToFramework(
    understand(`A ${framework} blog where readers can like articles, rate them and comment on them.`),
  )
  expect(model.notUnderstood.join(' ')).not.toMatch(/comment|rating|like/i)
  expect(model.entities[0]?.abilities).toEqual(expect.arrayContaining(['comment', 'rate', 'like']))
  const ending = framework.toLowerCase()
  expect([...renderApplication(model).keys()]).toEqual(
    expect.arrayContaining([
      `src/components/records/record-remarks.${ending}`,
      `src/components/records/like-button.${ending}`,
    ]),
  )
})

it('uses every component of the kits', () => {
  for (const framework of ['vue', 'svelte'] as const) {
    // An app that begins with its work has another first page than one that begins with a picture.
    const plain = createEverySection([{ type: 'faq', title: 'Questions', text: '', items: [] }])
    const models = [createEverySection(), plain]
    const used = new Set(models.flatMap((model) => [...renderApplication({ ...model, framework }).keys()]))
    const idle = [...readKit(framework).keys()].filter(
      (path) => (path.endsWith(`.${framework}`) || path.endsWith('svelte.ts')) && !used.has(`src/${path}`),
    )
    expect(idle, `idle in ${framework}`).toEqual([])
  }
})
