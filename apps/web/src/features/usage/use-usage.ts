import { useQuery } from '@tanstack/react-query'
import { usageQuery } from './usage-query.ts'

/** The usage of whoever is signed in. The shell keeps it up to date: see `use-usage-watch.ts`. */
export const useUsage = () => useQuery(usageQuery)
