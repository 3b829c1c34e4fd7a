import { useSyncExternalStore } from 'react'
import { getAppearance, setDensity, setTheme, subscribeTheme } from './theme'

/** The appearance in force and the two setters. */
export function useTheme() {
  return { ...useSyncExternalStore(subscribeTheme, getAppearance), setTheme, setDensity }
}
