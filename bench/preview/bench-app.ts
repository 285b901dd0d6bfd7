export interface BenchApp {
  /** In the order in which a run would write them: the page first, then what it shows, leaf after leaf. */
  files: { path: string; content: string }[]
  /** The root component, marked with a number that the page shows. */
  edited: (mark: number) => string
}

const perScreen = 12

/** A React app with Tailwind and icons, made of this many files: a root, screens, and components below them. */
export function createBenchApp(fileCount: number): BenchApp {
  const fixed = [
    'index.html',
    'package.json',
    'vite.config.js',
    'src/main.tsx',
    'src/index.css',
    'src/App.tsx',
  ]
  const components = fileCount - fixed.length
  const screens = Math.max(1, Math.ceil(components / (perScreen + 1)))
  const leaves = components - screens
  const leavesOf = (screen: number) =>
    Array.from({ length: leaves }, (_, index) => index).filter((index) => index % screens === screen)
  const root = (mark: number) => writeRoot(screens, mark)
  return {
    edited: root,
    files: [
      { path: 'package.json', content: manifest },
      { path: 'vite.config.js', content: viteConfig },
      { path: 'index.html', content: page },
      { path: 'src/index.css', content: '@import "tailwindcss";\n' },
      { path: 'src/main.tsx', content: main },
      { path: 'src/App.tsx', content: root(0) },
      ...Array.from({ length: screens }, (_, screen) => ({
        path: `src/screens/Screen${screen}.tsx`,
        content: writeScreen(screen, leavesOf(screen)),
      })),
      ...Array.from({ length: leaves }, (_, leaf) => ({
        path: `src/components/Part${leaf}.tsx`,
        content: writePart(leaf),
      })),
    ],
  }
}

const manifest = JSON.stringify({
  name: 'bench-app',
  private: true,
  type: 'module',
  dependencies: { react: '19.3.1', 'react-dom': '19.3.1', 'lucide-react': '1.71.0', tailwindcss: '4.3.3' },
})

const viteConfig = `import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
export default { plugins: [react(), tailwindcss()] }
`

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Bench</title></head>
<body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body>
</html>
`

const main = `import { createRoot } from 'react-dom/client'
import App from './App'
import './index.css'
createRoot(document.getElementById('root')!).render(<App />)
`

/** All screens are imported, and the first one is shown: the size of the project is not the size of the page. */
function writeRoot(screens: number, mark: number): string {
  const numbers = Array.from({ length: screens }, (_, index) => index)
  return `import { useState } from 'react'
${numbers.map((index) => `import Screen${index} from './screens/Screen${index}'`).join('\n')}

const screens = [${numbers.map((index) => `Screen${index}`).join(', ')}]

export default function App() {
  const [current, setCurrent] = useState(0)
  const Screen = screens[current] ?? Screen0
  return (
    <main data-mark="${mark}" className="mx-auto max-w-5xl p-${(mark % 8) + 1} text-slate-800">
      <nav className="flex flex-wrap gap-2">
        {screens.map((_, index) => (
          <button key={index} className="rounded-lg border px-3 py-1" onClick={() => setCurrent(index)}>{index}</button>
        ))}
      </nav>
      <Screen />
    </main>
  )
}
`
}

function writeScreen(screen: number, leaves: readonly number[]): string {
  return `${leaves.map((leaf) => `import Part${leaf} from '../components/Part${leaf}'`).join('\n')}

export default function Screen${screen}() {
  return (
    <section className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      ${leaves.map((leaf) => `<Part${leaf} title="Part ${leaf}" />`).join('\n      ')}
    </section>
  )
}
`
}

const icons = ['Hammer', 'Ruler', 'TreePine', 'Box', 'Truck', 'Star', 'Heart', 'Calendar', 'User', 'Settings']

function writePart(leaf: number): string {
  const icon = icons[leaf % icons.length] ?? 'Star'
  return `import { useState } from 'react'
import { ${icon} } from 'lucide-react'

interface PartProps {
  title: string
  items?: readonly { name: string; amount: number }[]
}

const usual = [
  { name: 'Oak board', amount: ${leaf + 3} },
  { name: 'Ash rail', amount: ${leaf + 7} },
  { name: 'Walnut panel', amount: ${leaf + 11} },
]

export default function Part${leaf}({ title, items = usual }: PartProps) {
  const [isOpen, setOpen] = useState(true)
  const total = items.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <article className="rounded-xl border border-slate-200 bg-white p-${(leaf % 6) + 2} shadow-sm">
      <h2 className="flex items-center gap-2 text-lg font-semibold">
        <${icon} className="size-4" /> {title}
      </h2>
      {isOpen && (
        <ul className="mt-2 space-y-1 text-sm text-slate-600">
          {items.map(({ name, amount }) => (
            <li key={name} className="flex justify-between"><span>{name}</span><span>{amount}</span></li>
          ))}
        </ul>
      )}
      <button className="mt-3 text-sm text-blue-700" onClick={() => setOpen(!isOpen)}>{isOpen ? 'Hide' : 'Show'} {total}</button>
    </article>
  )
}
`
}
