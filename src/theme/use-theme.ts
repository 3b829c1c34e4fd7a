import { useSyncExternalStore } from 'react'
import { getAppearance, setDensity, setTheme, subscribeTheme } from './theme'

/** The present appearance and the two setters. */
export function useTheme() {
  return { ...useSyncExternalStore(subscribeTheme, getAppearance), setTheme, setDensity }
}
