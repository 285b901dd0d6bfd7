interface KnownExports {
  readonly source: string
  /** Imported as the package's default. */
  readonly isDefault: boolean
  readonly names: readonly string[]
  /** Where a name counts as used only by these members, because others are types. */
  readonly members?: string
}

const words = (list: string) => list.split(' ')

/** Names that mean one thing in the projects we see. A name that could be somebody's own is not listed. */
export const knownExports: readonly KnownExports[] = [
  {
    source: 'react',
    isDefault: false,
    names: words(
      'useState useEffect useMemo useCallback useRef useContext useReducer useId useLayoutEffect useTransition useDeferredValue useSyncExternalStore useImperativeHandle createContext forwardRef lazy Suspense Fragment StrictMode',
    ),
  },
  {
    source: 'react',
    isDefault: true,
    names: ['React'],
    members:
      'use[A-Z]\\w*|memo|lazy|forwardRef|create[A-Z]\\w*|cloneElement|isValidElement|Children|Fragment|Suspense',
  },
  {
    source: 'react-router-dom',
    isDefault: false,
    names: words(
      'BrowserRouter HashRouter Routes Route Link NavLink Outlet Navigate useNavigate useParams useLocation useSearchParams createBrowserRouter RouterProvider',
    ),
  },
  { source: 'clsx', isDefault: false, names: ['clsx'] },
  { source: 'tailwind-merge', isDefault: false, names: ['twMerge'] },
  { source: 'class-variance-authority', isDefault: false, names: ['cva'] },
  { source: 'framer-motion', isDefault: false, names: ['AnimatePresence', 'useScroll', 'useTransform'] },
  {
    source: '@tanstack/react-query',
    isDefault: false,
    names: ['useQuery', 'useMutation', 'useQueryClient', 'QueryClientProvider'],
  },
  { source: 'react-hook-form', isDefault: false, names: ['useForm', 'useFieldArray', 'FormProvider'] },
  { source: '@hookform/resolvers/zod', isDefault: false, names: ['zodResolver'] },
  {
    source: 'recharts',
    isDefault: false,
    names: [
      'ResponsiveContainer',
      'BarChart',
      'LineChart',
      'AreaChart',
      'PieChart',
      'CartesianGrid',
      'XAxis',
      'YAxis',
    ],
  },
]
