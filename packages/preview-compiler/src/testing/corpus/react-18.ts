import { buttonModule, cnModule, indexHtml, mainModule, writeManifest } from './project-tree.ts'
import type { ProjectTree } from './project-tree.ts'

const dependencies = {
  react: '^18.3.1',
  'react-dom': '^18.3.1',
  'react-router-dom': '^6.26.2',
  recharts: '^2.12.7',
  zod: '^3.23.8',
}

const stylesheet = `@tailwind base;
@tailwind components;
@tailwind utilities;
@layer base {
  :root { --background: 0 0% 100%; --foreground: 222 84% 5%; --primary: 222 47% 11%; --primary-foreground: 210 40% 98%; --border: 214 32% 91%; --radius: 0.5rem; }
  .dark { --background: 222 84% 5%; --foreground: 210 40% 98%; }
  * { @apply border-border; }
  body { @apply bg-background text-foreground; }
}
`

const tailwindConfig = `import type { Config } from 'tailwindcss'
export default {
  darkMode: ['class'],
  content: ['./src/**/*.{ts,tsx}'],
  prefix: '',
  theme: {
    container: { center: true, padding: '2rem' },
    extend: {
      colors: {
        border: 'hsl(var(--border))', background: 'hsl(var(--background))', foreground: 'hsl(var(--foreground))',
        primary: { DEFAULT: 'hsl(var(--primary))', foreground: 'hsl(var(--primary-foreground))' },
      },
      borderRadius: { lg: 'var(--radius)' },
    },
  },
  plugins: [require('tailwindcss-animate')],
} satisfies Config
`

const viteConfig = `import { defineConfig } from 'vite'
import react from '@vitejs/plugin-react-swc'
import path from 'path'
import { componentTagger } from 'lovable-tagger'
export default defineConfig(({ mode }) => ({
  server: { host: '::', port: 8080 },
  plugins: [react(), mode === 'development' && componentTagger()].filter(Boolean),
  resolve: { alias: { '@': path.resolve(__dirname, './src') } },
}))
`

const frame = {
  'package.json': writeManifest(dependencies),
  'index.html': indexHtml,
  'vite.config.ts': viteConfig,
  'tailwind.config.ts': tailwindConfig,
  'src/index.css': stylesheet,
  'src/main.tsx': mainModule,
  'src/lib/utils.ts': cnModule,
  'src/components/ui/button.tsx': buttonModule,
}

/** Vite 5, React 18, react-router 6, Tailwind 3. */
export const react18Projects: readonly ProjectTree[] = [
  {
    name: 'landing page with the usual providers',
    shows: ['Ship faster', 'Get started', 'Follow us'],
    files: {
      ...frame,
      'src/App.tsx': `import { Toaster as Sonner } from 'sonner'
import * as TooltipPrimitive from '@radix-ui/react-tooltip'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter, Routes, Route } from 'react-router-dom'
import Index from './pages/Index'
import NotFound from './pages/NotFound'

const queryClient = new QueryClient()

const App = () => (
  <QueryClientProvider client={queryClient}>
    <TooltipPrimitive.Provider>
      <Sonner />
      <BrowserRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
        <Routes>
          <Route path="/" element={<Index />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </BrowserRouter>
    </TooltipPrimitive.Provider>
  </QueryClientProvider>
)

export default App
`,
      'src/pages/Index.tsx': `import { ArrowRight, Github, Instagram, Linkedin, Twitter } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button'

const Index = () => (
  <main className="container min-h-screen py-24 text-center animate-in fade-in">
    <h1 className="text-5xl font-bold tracking-tight">Ship faster</h1>
    <Button asChild className="mt-6"><Link to="/missing">Get started <ArrowRight className="ml-2 h-4 w-4" /></Link></Button>
    <footer className="mt-12 flex justify-center gap-4"><span>Follow us</span><Github /><Twitter /><Linkedin /><Instagram /></footer>
  </main>
)

export default Index
`,
      'src/pages/NotFound.tsx': `import { useLocation } from 'react-router-dom'
const NotFound = () => <p>Nothing at {useLocation().pathname}</p>
export default NotFound
`,
    },
  },
  {
    name: 'sign-in with Supabase behind a protected route',
    shows: ['Welcome back', 'Sign in'],
    files: {
      ...frame,
      '.env':
        'VITE_SUPABASE_URL="https://abcdefgh.supabase.co"\nVITE_SUPABASE_PUBLISHABLE_KEY="public-key"\n',
      'src/integrations/supabase/client.ts': `import { createClient } from '@supabase/supabase-js'
const SUPABASE_URL = import.meta.env.VITE_SUPABASE_URL
const SUPABASE_PUBLISHABLE_KEY = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY
export const supabase = createClient(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
  auth: { storage: localStorage, persistSession: true, autoRefreshToken: true },
})
`,
      'src/contexts/AuthContext.tsx': `import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import type { Session } from '@supabase/supabase-js'
import { supabase } from '@/integrations/supabase/client'

const AuthContext = createContext<{ session: Session | null; loading: boolean }>({ session: null, loading: true })
export const useAuth = () => useContext(AuthContext)

export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session | null>(null)
  const [loading, setLoading] = useState(true)
  useEffect(() => {
    const { data: { subscription } } = supabase.auth.onAuthStateChange((_event, next) => setSession(next))
    supabase.auth.getSession().then(({ data }) => { setSession(data.session); setLoading(false) })
    return () => subscription.unsubscribe()
  }, [])
  return <AuthContext.Provider value={{ session, loading }}>{children}</AuthContext.Provider>
}
`,
      'src/App.tsx': `import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom'
import * as Label from '@radix-ui/react-label'
import { AuthProvider, useAuth } from '@/contexts/AuthContext'
import { Button } from '@/components/ui/button'

function Protected() {
  const { session, loading } = useAuth()
  if (loading) return <p>Loading</p>
  return session ? <p>Dashboard</p> : <Navigate to="/auth" replace />
}

function Auth() {
  return (
    <form className="mx-auto max-w-sm space-y-4 p-8" onSubmit={(event) => event.preventDefault()}>
      <h1 className="text-2xl font-semibold">Welcome back</h1>
      <Label.Root htmlFor="email">E-mail</Label.Root>
      <input id="email" type="email" className="w-full rounded border px-3 py-2" />
      <Button type="submit">Sign in</Button>
    </form>
  )
}

export default function App() {
  return (
    <AuthProvider>
      <BrowserRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
        <Routes><Route path="/" element={<Protected />} /><Route path="/auth" element={<Auth />} /></Routes>
      </BrowserRouter>
    </AuthProvider>
  )
}
`,
    },
  },
  {
    name: 'dashboard with recharts 2 and tabs',
    shows: ['Revenue', 'Overview', 'Jan'],
    files: {
      ...frame,
      'src/App.tsx': `import * as Tabs from '@radix-ui/react-tabs'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'

const sales = [{ month: 'Jan', total: 400 }, { month: 'Feb', total: 300 }, { month: 'Mar', total: 520 }]

export default function App() {
  return (
    <div className="p-8">
      <h1 className="text-xl">Revenue</h1>
      <Tabs.Root defaultValue="overview">
        <Tabs.List><Tabs.Trigger value="overview">Overview</Tabs.Trigger></Tabs.List>
        <Tabs.Content value="overview" className="h-72">
          <ResponsiveContainer width="100%" height={280}>
            <BarChart data={sales}><CartesianGrid /><XAxis dataKey="month" /><YAxis /><Tooltip /><Bar dataKey="total" isAnimationActive={false} /></BarChart>
          </ResponsiveContainer>
        </Tabs.Content>
      </Tabs.Root>
    </div>
  )
}
`,
    },
  },
  {
    name: 'form with react-hook-form, zod 3 and a date picker',
    shows: ['Book a table', 'Reserve', 'May 2026'],
    files: {
      ...frame,
      'src/App.tsx': `import { useForm } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { DayPicker } from 'react-day-picker'
import { format } from 'date-fns'
import { de } from 'date-fns/locale'
import 'react-day-picker/dist/style.css'
import { Button } from '@/components/ui/button'

const schema = z.object({ name: z.string().min(2), guests: z.coerce.number().int().positive() })

export default function App() {
  const form = useForm<z.infer<typeof schema>>({ resolver: zodResolver(schema), defaultValues: { name: '', guests: 2 } })
  return (
    <form className="p-8" onSubmit={form.handleSubmit(() => undefined)}>
      <h1>Book a table</h1>
      <input {...form.register('name')} aria-label="Name" />
      <DayPicker mode="single" defaultMonth={new Date(2026, 4, 1)} />
      <p>{format(new Date(2026, 4, 1), 'd. MMMM', { locale: de })}</p>
      <Button type="submit">Reserve</Button>
    </form>
  )
}
`,
    },
  },
  {
    name: 'map with leaflet and its stylesheet',
    shows: ['Our shops'],
    files: {
      ...frame,
      'src/App.tsx': `import { MapContainer, Marker, Popup, TileLayer } from 'react-leaflet'
import 'leaflet/dist/leaflet.css'

export default function App() {
  return (
    <main>
      <h1>Our shops</h1>
      <MapContainer center={[52.5, 13.4]} zoom={11} style={{ height: 300 }} attributionControl={false} zoomControl={false}>
        <Marker position={[52.5, 13.4]}><Popup>Berlin</Popup></Marker>
      </MapContainer>
    </main>
  )
}
`,
    },
  },
]
