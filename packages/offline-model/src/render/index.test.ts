import { parseSync } from 'rolldown/utils'
import { describe, expect, it } from 'vitest'
import { exampleModels } from './testing/example-models.ts'
import { importsOf } from './kit/collect-kit-files.ts'
import { readKit } from './kit/read-kit.ts'
import { renderApplication } from './index.ts'
import { createEverySection, everySection } from './testing/every-section.ts'

const models = [...exampleModels, createEverySection()]
const packages = new Set(['react', 'react-dom/client', 'react-router-dom', 'lucide-react', 'recharts'])

describe.each(models.map((model) => [model.slug, model, renderApplication(model)] as const))(
  'the app %s',
  (_slug, model, files) => {
    const sources = [...files].filter(([path]) => /^src\/.*\.tsx?$/.test(path))

    it('is TypeScript that parses, in every file', () => {
      const broken = sources.filter(([path, text]) => parseSync(path, text).errors.length > 0)
      expect(broken.map(([path]) => path)).toEqual([])
    })

    it.runIf(model.framework === 'react')('is marked with what it keeps', () => {
      expect(files.get('src/site.ts')).toMatch(/^ {2}motif: [A-Z]\w+,$/m)
    })

    it('imports only what it has', () => {
      for (const [path, text] of sources) {
        for (const module of importsOf(text))
          expect(hasModule(files, module), `${path}: ${module}`).toBe(true)
        for (const [, name = ''] of text.matchAll(/from '([^@'][^']*)'/g))
          expect(packages.has(name), `${path}: ${name}`).toBe(true)
      }
    })

    it('imports only names that the other file exports', () => {
      for (const [path, text] of sources)
        for (const { names, module } of namedImports(text)) {
          const target = files.get(`src/${module}.tsx`) ?? files.get(`src/${module}.ts`) ?? ''
          for (const name of names)
            expect(target, `${path}: ${name} of ${module}`).toMatch(
              new RegExp(`export (?:async )?(?:function|class|const|type|interface) ${name}\\b`),
            )
        }
    })

    it('has no file that nothing imports', () => {
      const imported = new Set(sources.flatMap(([, text]) => importsOf(text)))
      const unused = sources
        .map(([path]) => path.replace(/^src\//, '').replace(/\.tsx?$/, ''))
        .filter((module) => module !== 'main' && !imported.has(module))
      expect(unused).toEqual([])
    })

    it('leads every link of its menu and its buttons to a route', () => {
      const routes = new Set(
        [...(files.get('src/app.tsx') ?? '').matchAll(/path="([^"]+)"/g)].map(([, path]) => path),
      )
      const written = sources.filter(([path]) => /^src\/(?:pages|data)\/|^src\/site/.test(path))
      const links = written.flatMap(([, text]) =>
        [...text.matchAll(/(?:\bto|Path): '(\/[^'#]*)/g)].map(([, path = '']) => path),
      )
      expect(links.filter((link) => !routes.has(link) && !routes.has(`${link}/:id`))).toEqual([])
      for (const { path } of model.screens) expect(routes).toContain(path)
    })

    it('writes no text of the model unescaped into its page or its readme', () => {
      const page = files.get('index.html') ?? ''
      expect(page.match(/<script/g)).toHaveLength(1)
      expect(files.get('README.md')).not.toContain('</script>')
    })

    it('is a project to inherit: Vite, React, Tailwind, a readme, and small files', () => {
      const manifest = files.get('package.json') ?? ''
      for (const name of ['vite', 'react', 'typescript', 'tailwindcss'])
        expect(manifest).toContain(`"${name}"`)
      expect(files.get('README.md')).toContain('npm run dev')
      const lengths = sources.map(([, text]) => text.split('\n').length).toSorted((a, b) => a - b)
      expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(80)
    })

    it('holds no placeholder text and nothing left to do', () => {
      const unfinished = sources.filter(([, text]) =>
        /lorem ipsum|\bTODO\b|\bFIXME\b|coming soon/i.test(text),
      )
      expect(unfinished.map(([path]) => path)).toEqual([])
    })

    it('hides no table itself, because Firefox would show its caption', () => {
      const hidden = sources.filter(([, text]) => /<table\b[^>]*"sr-only/.test(text))
      expect(hidden.map(([path]) => path)).toEqual([])
    })

    it('has routes with deep links, and a page for addresses that do not exist', () => {
      const app = files.get('src/app.tsx') ?? ''
      expect(app).toContain("from 'react-router-dom'")
      expect(app).toContain('<Route path="*" element={<NotFoundPage />} />')
    })

    it('is the same every time', () => {
      expect([...renderApplication(structuredClone(model))]).toEqual([...files])
    })
  },
)

it('shows every section of the model: none is left out', () => {
  const files = renderApplication(createEverySection())
  const pages = [...files].filter(([path]) => /^src\/pages\/(?!not-found-page)/.test(path))
  expect(pages.filter(([, text]) => !text.includes("from '@/sections/")).map(([path]) => path)).toEqual([])
  expect(pages.length).toBe(everySection.length + 2)
})

it('draws charts with recharts, which only an app with charts needs', () => {
  const files = renderApplication(createEverySection())
  expect(files.get('src/components/ui/chart.tsx')).toContain("from 'recharts'")
  expect(files.get('package.json')).toContain('"recharts"')
  const plain = exampleModels.map((model) => renderApplication(model))
  const without = plain.filter((each) => !each.has('src/components/ui/chart.tsx'))
  expect(without.map((each) => each.get('package.json')).join()).not.toContain('recharts')
})

it('leaves out a button whose page is gone and a section whose records are gone', () => {
  const files = renderApplication(
    createEverySection([
      {
        type: 'hero',
        title: 'Hello',
        text: '',
        picture: '',
        actions: [{ label: 'Lost', screen: 'nowhere' }],
      },
      {
        type: 'collection',
        title: '',
        text: '',
        entity: 'ghost',
        view: 'table',
        scope: 'all',
        isManaged: true,
      },
    ]),
  )
  expect(files.get('src/pages/screen0-page.tsx')).not.toContain('Lost')
  expect(files.get('src/pages/screen1-page.tsx')).not.toContain('Collection')
})

it('uses every file of the kit somewhere', () => {
  const used = new Set(models.flatMap((model) => [...renderApplication(model).keys()]))
  const idle = [...readKit().keys()].filter((path) => !path.includes('@') && !used.has(`src/${path}`))
  expect(idle).toEqual([])
})

it('gives two requests of one kind different looks', () => {
  const [first] = exampleModels
  if (!first) throw new Error('There is no example.')
  const looks = ['Leaf', 'Pot', 'Steam', 'Brew', 'Cup', 'Spoon', 'Tray', 'Kettle'].map((name, seed) => {
    const files = renderApplication({ ...first, name, seed })
    return (
      ['shell', 'record-card', 'hero']
        .map((part) => [...files].find(([path]) => path.includes(part))?.[1])
        .join() + files.get('src/index.css')
    )
  })
  expect(new Set(looks).size).toBeGreaterThan(5)
})

it('takes well under a tenth of a second for an app', () => {
  const [first] = exampleModels
  if (!first) throw new Error('There is no example.')
  const times = Array.from({ length: 9 }, () => {
    // The time of the processor, not of the clock: other work on the machine is none of its business.
    const start = process.threadCpuUsage()
    renderApplication(first)
    const { user, system } = process.threadCpuUsage(start)
    return (user + system) / 1000
  }).toSorted((a, b) => a - b)
  expect(times[4]).toBeLessThan(100)
})

function hasModule(files: ReadonlyMap<string, string>, module: string): boolean {
  return ['', '.ts', '.tsx'].some((ending) => files.has(`src/${module}${ending}`))
}

function namedImports(text: string) {
  return [...text.matchAll(/import (?:type )?\{([^}]*)\} from '@\/([^']+)'/g)].map(
    ([, list = '', module = '']) => ({
      module,
      names: list
        .split(',')
        .map((name) => name.trim().replace(/ as \w+$/, ''))
        .filter((name) => name !== ''),
    }),
  )
}
