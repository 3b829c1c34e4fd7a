import { useSyncExternalStore } from 'react'
import { getAppearance, setDensity, setLessMotion, setTheme, subscribeTheme } from './theme'

/** The present appearance and the setters. */
export function useTheme() {
  return { ...useSyncExternalStore(subscribeTheme, getAppearance), setTheme, setDensity, setLessMotion }
}
