import { buttonModule, cnModule, indexHtml, mainModule, writeManifest } from './project-tree.ts'
import type { ProjectTree } from './project-tree.ts'

const stylesheet = `@import "tailwindcss";
@import "tw-animate-css";
@custom-variant dark (&:is(.dark *));
:root { --radius: 0.625rem; --background: oklch(1 0 0); --foreground: oklch(0.145 0 0); --primary: oklch(0.205 0 0); --primary-foreground: oklch(0.985 0 0); --border: oklch(0.922 0 0); }
@theme inline { --color-background: var(--background); --color-foreground: var(--foreground); --color-primary: var(--primary); --color-primary-foreground: var(--primary-foreground); --color-border: var(--border); --color-input: var(--border); }
@layer base { * { @apply border-border; } body { @apply bg-background text-foreground; } }
`

const frame = {
  'package.json': writeManifest({ react: '^19.1.0', 'react-dom': '^19.1.0', 'react-router-dom': '^7.6.0' }),
  'tsconfig.json': '{ "files": [], "compilerOptions": { "baseUrl": ".", "paths": { "@/*": ["./src/*"] } } }',
  'index.html': indexHtml,
  'src/index.css': stylesheet,
  'src/main.tsx': mainModule,
  'src/lib/utils.ts': cnModule,
  'src/components/ui/button.tsx': buttonModule,
}

/** What a visitor must read, and the file that says it. */
interface AppSource {
  shows: readonly string[]
  source: string
  more?: Readonly<Record<string, string>>
}

function app(name: string, { shows, source, more = {} }: AppSource): ProjectTree {
  return { name, shows, files: { ...frame, 'src/App.tsx': source, ...more } }
}

/** Vite 7, React 19, react-router 7, Tailwind 4. */
export const react19Projects: readonly ProjectTree[] = [
  app('routes with react-router 7 and a dialog', {
    shows: ['Shop', 'Cart (0)', 'Checkout'],
    source: `import { BrowserRouter, Link, NavLink, Outlet, Route, Routes } from 'react-router-dom'
import { useLocation } from 'react-router'
import * as Dialog from '@radix-ui/react-dialog'
import { Dialog as Unified } from 'radix-ui'
import { Facebook, ShoppingCart, X, Youtube } from 'lucide-react'
import { Button } from '@/components/ui/button'

const Layout = () => <><nav><Link to="/">Shop</Link> <NavLink to="/checkout">Checkout</NavLink> <Facebook /><Youtube /></nav><Outlet /></>
const Shop = () => (
  <Dialog.Root>
    <p>{useLocation().pathname}</p>
    <Dialog.Trigger asChild><Button><ShoppingCart /> Cart (0)</Button></Dialog.Trigger>
    <Dialog.Portal><Dialog.Content><Dialog.Title>Cart</Dialog.Title><X /></Dialog.Content></Dialog.Portal>
    {Unified.Root === Dialog.Root ? null : <p>two copies</p>}
  </Dialog.Root>
)
export default function App() {
  return <BrowserRouter><Routes><Route element={<Layout />}><Route index element={<Shop />} /><Route path="checkout" element={<p>Pay</p>} /></Route></Routes></BrowserRouter>
}
`,
  }),
  app('charts with recharts 3', {
    shows: ['Visitors', 'Mon'],
    source: `import { Area, AreaChart, ResponsiveContainer, XAxis } from 'recharts'
const visits = [{ day: 'Mon', count: 3 }, { day: 'Tue', count: 7 }]
export default function App() {
  return <section className="p-8"><h1>Visitors</h1><ResponsiveContainer width="100%" height={200}><AreaChart data={visits}><XAxis dataKey="day" /><Area dataKey="count" isAnimationActive={false} /></AreaChart></ResponsiveContainer></section>
}
`,
  }),
  app('an older major that the project declares', {
    shows: ['zod 3 false', 'recharts 2 true'],
    source: `import { z } from 'zod'
import * as recharts from 'recharts'
export default function App() {
  return <p>zod 3 {String('toJSONSchema' in z)} recharts 2 {String('Customized' in recharts && !('useMargin' in recharts))}</p>
}
`,
    more: { 'package.json': writeManifest({ react: '^19.0.0', recharts: '^2.15.0', zod: '~3.24.0' }) },
  }),
  app('form with zod 4 and resolvers 5', {
    shows: ['Newsletter', 'Enter a valid address'],
    source: `import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
const schema = z.object({ email: z.email('Enter a valid address') })
export default function App() {
  const { register, trigger, formState: { errors } } = useForm({ resolver: zodResolver(schema), defaultValues: { email: 'nobody' } })
  useEffect(() => { void trigger() }, [trigger])
  return <form><h1>Newsletter</h1><input {...register('email')} aria-label="E-mail" /><p>{errors.email?.message}</p></form>
}
`,
  }),
  app('animation with framer-motion and motion', {
    shows: ['Fade in', 'Rise'],
    source: `import { AnimatePresence, motion } from 'framer-motion'
import { motion as modern } from 'motion/react'
export default function App() {
  return <AnimatePresence><motion.h1 key="title" initial={{ opacity: 0 }} animate={{ opacity: 1 }}>Fade in</motion.h1><modern.p key="text" whileInView={{ y: 0 }}>Rise</modern.p></AnimatePresence>
}
`,
  }),
  app('state with zustand, persisted and immutable', {
    shows: ['Basket', '2 apples'],
    source: `import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { immer } from 'zustand/middleware/immer'
const useBasket = create<{ apples: number; add: () => void }>()(persist(immer((set) => ({ apples: 2, add: () => set((state) => { state.apples++ }) })), { name: 'basket' }))
export default function App() {
  return <div><h1>Basket</h1><p>{useBasket((state) => state.apples)} apples</p></div>
}
`,
  }),
  app('board with drag and drop', {
    shows: ['To do', 'Write', 'Test'],
    source: `import { closestCenter, DndContext } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
function Card({ id }: { id: string }) {
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id })
  return <li ref={setNodeRef} style={{ transform: CSS.Transform.toString(transform), transition }} {...attributes} {...listeners}>{id}</li>
}
export default function App() {
  const cards = ['Write', 'Test']
  return <DndContext collisionDetection={closestCenter}><h1>To do</h1><SortableContext items={cards} strategy={verticalListSortingStrategy}><ul>{cards.map((id) => <Card key={id} id={id} />)}</ul></SortableContext></DndContext>
}
`,
  }),
  app('two languages with i18next', {
    shows: ['Willkommen'],
    source: `import i18n from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
void i18n.use(initReactI18next).init({ lng: 'de', fallbackLng: 'en', resources: { en: { translation: { welcome: 'Welcome' } }, de: { translation: { welcome: 'Willkommen' } } }, interpolation: { escapeValue: false } })
export default function App() {
  const { t } = useTranslation()
  return <h1>{t('welcome')}</h1>
}
`,
  }),
  app('markdown with tables and clean HTML', {
    shows: ['Notes', 'Apple', '1'],
    source: `import ReactMarkdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import DOMPurify from 'dompurify'
const text = ['# Notes', '', '| Fruit | Count |', '| --- | --- |', '| Apple | 1 |'].join('\\n')
export default function App() {
  return <><ReactMarkdown remarkPlugins={[remarkGfm]}>{text}</ReactMarkdown><div dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize('<b onclick="x()">safe</b>') }} /></>
}
`,
  }),
  app('kit parts that come with the template', {
    shows: ['Carousel', 'Type a command', 'Left', 'Right', 'Saved'],
    source: `import { useEffect } from 'react'
import useEmblaCarousel from 'embla-carousel-react'
import { Command } from 'cmdk'
import { Drawer } from 'vaul'
import { OTPInput } from 'input-otp'
import { Toaster, toast } from 'sonner'
import { ThemeProvider } from 'next-themes'
import { Group, Panel, Separator } from 'react-resizable-panels'
import { DayPicker } from 'react-day-picker'
import { addDays, format } from 'date-fns'
export default function App() {
  const [emblaRef] = useEmblaCarousel({ loop: true })
  useEffect(() => { toast('Saved') }, [])
  return (
    <ThemeProvider attribute="class" enableSystem={false} defaultTheme="light" scriptProps={{ type: 'text/plain' }}>
      <div ref={emblaRef}><div className="flex"><div>Carousel</div></div></div>
      <Command label="Menu"><Command.Input placeholder="Search" /><Command.List><Command.Item>Type a command</Command.Item></Command.List></Command>
      <Drawer.Root><Drawer.Trigger>Open</Drawer.Trigger></Drawer.Root>
      <OTPInput maxLength={4} render={({ slots }) => <span>{slots.length}</span>} />
      <Group><Panel>Left</Panel><Separator /><Panel>Right</Panel></Group>
      <DayPicker mode="single" /><p>{format(addDays(new Date(0), 1), 'yyyy')}</p>
      <Toaster />
    </ThemeProvider>
  )
}
`,
  }),
  app('data from a file with react-query and a lazy page', {
    shows: ['Lentil soup', 'Loaded later'],
    source: `import { lazy, Suspense } from 'react'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
const Later = lazy(() => import('./pages/Later'))
const client = new QueryClient()
function Recipes() {
  const { data } = useQuery({ queryKey: ['recipes'], queryFn: async () => (await fetch('/recipes.json')).json() as Promise<string[]> })
  return <ul>{data?.map((name) => <li key={name}>{name}</li>)}</ul>
}
export default function App() {
  return <QueryClientProvider client={client}><Recipes /><Suspense fallback={<p>…</p>}><Later /></Suspense></QueryClientProvider>
}
`,
    more: {
      'public/recipes.json': '["Lentil soup"]',
      'src/pages/Later.tsx': 'export default function Later() { return <p>Loaded later</p> }',
    },
  }),
  app('old packages that export by name only while they run', {
    shows: ['42', 'Jane', 'ok'],
    source: `import _ from 'lodash'
import debounce from 'lodash/debounce'
import Papa from 'papaparse'
import { saveAs } from 'file-saver'
import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime'
import Cookies from 'js-cookie'
import classNames from 'classnames'
import PropTypes from 'prop-types'
import { v4 as uuid } from 'uuid'
dayjs.extend(relativeTime)
export default function App() {
  const rows = Papa.parse<string[]>('Jane,42').data
  const isOk = [saveAs, debounce, Cookies.get, PropTypes.string, dayjs().fromNow].every((each) => typeof each === 'function') && uuid().length === 36
  return <p className={classNames('p-2', { big: true })}>{_.flatten(rows).join(' ')} {isOk ? 'ok' : 'broken'}</p>
}
`,
  }),
  app('files to download and pictures to take', {
    shows: ['Reports', 'jspdf html2canvas xlsx confetti'],
    source: `import jsPDF from 'jspdf'
import autoTable from 'jspdf-autotable'
import html2canvas from 'html2canvas'
import * as XLSX from 'xlsx'
import confetti from 'canvas-confetti'
export default function App() {
  const document = new jsPDF()
  autoTable(document, { head: [['a']], body: [['b']] })
  const book = XLSX.utils.book_new()
  const parts = [document.output('blob').size > 0 && 'jspdf', typeof html2canvas === 'function' && 'html2canvas', book && 'xlsx', typeof confetti === 'function' && 'confetti']
  return <><h1>Reports</h1><p>{parts.join(' ')}</p></>
}
`,
  }),
  app('a progressive app with a package that nobody has', {
    shows: ['Offline ready', 'inside the unknown'],
    source: `import { useRegisterSW } from 'virtual:pwa-register/react'
import { UnknownProvider, useUnknown } from 'a-package-nobody-has'
export default function App() {
  const { needRefresh: [needsRefresh] } = useRegisterSW()
  const { value } = useUnknown()
  return <UnknownProvider><h1>{needsRefresh ? 'Update' : 'Offline ready'}</h1><p data-value={String(value)}>inside the unknown</p></UnknownProvider>
}
`,
  }),
  app('plain JavaScript with CSS modules and an old bundle alias', {
    shows: ['Counter 1'],
    source: `export { default } from '@/Counter.js'`,
    more: {
      'jsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["src/*"] } } }',
      'src/Counter.js': `import { useState } from 'react'
import styles from './Counter.module.css'
export default function Counter() {
  const [count] = useState(1)
  return <p className={styles.counter}>Counter {count}</p>
}
`,
      'src/Counter.module.css': '.counter { color: teal }',
    },
  }),
]
