import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { browserTheme } from '../../lib/browser-theme.ts'
import { settingsQuery } from '../../lib/settings-query.ts'

/** A theme that was saved elsewhere holds in this browser too, unless one was chosen here. */
export function useSavedTheme(isSignedIn: boolean) {
  const { data } = useQuery({ ...settingsQuery, enabled: isSignedIn && !browserTheme().choice() })
  useEffect(() => {
    if (data?.isSaved && !browserTheme().choice()) browserTheme().choose(data.theme)
  }, [data])
}
