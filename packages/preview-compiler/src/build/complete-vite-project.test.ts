import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { completeViteProject } from './complete-vite-project.ts'

const bare = new Map([
  [
    'src/App.tsx',
    "import { Star } from 'lucide-react'\nimport './index.css'\nimport { name } from '@/name'\nexport default function App() { return <h1><Star />{name}</h1> }",
  ],
  ['src/index.css', '@import "tailwindcss";'],
  ['src/name.ts', "export const name = 'Oak'"],
  ['tsconfig.json', '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }'],
])
const specifiers = ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'lucide-react']

it('adds what a project lacks to be built outside by Vite itself', { tags: ['thorough'] }, async () => {
  const added = completeViteProject({ files: bare, specifiers })
  expect([...added.keys()].toSorted()).toEqual([
    'index.html',
    'package.json',
    'src/start.js',
    'vite.config.js',
  ])
  const manifest: unknown = JSON.parse(added.get('package.json') ?? '')
  expect(manifest).toMatchObject({
    scripts: { dev: 'vite', build: 'vite build' },
    dependencies: {
      react: expect.stringMatching(/^\^19\./),
      'react-dom': expect.any(String),
      'lucide-react': expect.any(String),
    },
    devDependencies: { vite: '^8.0.0', '@tailwindcss/vite': '^4.3.0' },
  })

  const folder = await mkdtemp(join(tmpdir(), 'joinery-vite-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [path, text] of [...bare, ...added]) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  // As `npm install` would leave it.
  await symlink(join(import.meta.dirname, '../../../../node_modules'), join(folder, 'node_modules'))
  await build({ root: folder, logLevel: 'silent' })
  expect(await readdir(join(folder, 'dist/assets'))).toHaveLength(2)
})

it('takes the icons in a version that has those of brands, where a project wants them', () => {
  const versionFor = (icons: string) => {
    const files = new Map([...bare, ['src/Bar.tsx', `import {\n  ${icons}\n} from 'lucide-react'`]])
    return completeViteProject({ files, specifiers })
      .get('package.json')
      ?.match(/"lucide-react": "(.+)"/)?.[1]
  }
  expect(versionFor('Hammer')).toMatch(/^\^1\./)
  expect(versionFor('Hammer, Github as Code')).toMatch(/^\^0\.462\./)
})

it('leaves a project alone that has all it needs', () => {
  const files = new Map([
    ['index.html', '<div id="root"></div><script type="module" src="/src/main.tsx"></script>'],
    ['src/main.tsx', ''],
    ['vite.config.ts', 'export default {}'],
    [
      'package.json',
      '{ "scripts": { "dev": "vite" }, "dependencies": { "react": "^19.0.0" }, "devDependencies": { "vite": "^7.0.0" } }',
    ],
  ])
  expect(completeViteProject({ files, specifiers: ['react'] }).size).toBe(0)
})

it('names what the configurations and stylesheets of a project import and nobody declares', () => {
  const files = new Map([
    ['index.html', '<script type="module" src="/main.js"></script>'],
    ['main.js', ''],
    ['parts/even-more.css', ''],
    [
      'vite.config.ts',
      "import path from 'path'\nimport react from '@vitejs/plugin-react-swc'\nimport { a } from './a'",
    ],
    ['tailwind.config.js', "module.exports = { plugins: [require('tailwindcss-animate')] }"],
    [
      'main.css',
      '@import "tailwindcss";\n@import "./more.css";\n@import "parts/even-more.css";\n@import "https://a.example/b.css";\n@plugin "tailwindcss-animate";',
    ],
    ['package.json', '{ "devDependencies": { "vite": "^5.4.0" } }'],
  ])
  const manifest: unknown = JSON.parse(
    completeViteProject({ files, specifiers: [] }).get('package.json') ?? '',
  )
  expect(manifest).toHaveProperty('devDependencies', {
    vite: '^5.4.0',
    '@vitejs/plugin-react-swc': '*',
    'tailwindcss-animate': '*',
    tailwindcss: '*',
  })
})

it.each([
  ['src/app.scss', '$a: 1px'],
  ['src/App.vue', '<style lang="scss">$a: 1px</style>'],
])('names the compiler that the styles of a project need and nobody declares: %s', (path, text) => {
  const files = (sass: string) =>
    new Map([
      ['index.html', '<script type="module" src="/main.js"></script>'],
      ['vite.config.js', 'export default {}'],
      [path, text],
      ['package.json', `{ "scripts": { "dev": "vite" }, "devDependencies": { "vite": "^8.0.0"${sass} } }`],
    ])
  const manifest: unknown = JSON.parse(
    completeViteProject({ files: files(''), specifiers: [] }).get('package.json') ?? '',
  )
  expect(manifest).toHaveProperty('devDependencies', { vite: '^8.0.0', sass: '^1.90.0' })
  expect(completeViteProject({ files: files(', "sass": "1.77.0"'), specifiers: [] }).size).toBe(0)
})

it('leaves a project of Next.js its own build, and names only what it imports', () => {
  const scripts = '"scripts": { "dev": "next dev" }'
  const files = new Map([
    ['pages/index.js', ''],
    ['package.json', `{ ${scripts}, "dependencies": { "next": "14.0.0", "react": "^18.2.0" } }`],
  ])
  expect(completeViteProject({ files, specifiers: ['react'] }).size).toBe(0)
  const added = completeViteProject({ files, specifiers: ['react', 'clsx'] })
  expect([...added.keys()]).toEqual(['package.json'])
  expect(JSON.parse(added.get('package.json') ?? '')).toMatchObject({
    scripts: { dev: 'next dev' },
    dependencies: { next: '14.0.0', clsx: expect.any(String) },
  })
})

it('names packages that are imported and not declared, in the version that the preview has', () => {
  const files = new Map([
    ...bare,
    ['package.json', '{ "name": "mine", "dependencies": { "react": "^18.2.0" } }'],
  ])
  const manifest: unknown = JSON.parse(completeViteProject({ files, specifiers }).get('package.json') ?? '')
  expect(manifest).toMatchObject({
    name: 'mine',
    dependencies: { react: '^18.2.0', 'react-dom': expect.stringMatching(/^\^18\./) },
  })
})
