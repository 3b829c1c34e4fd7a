import { createContext, useContext } from 'react'
import { guessZone } from './london-time'

/** The zone a person keeps in their settings; without one the device's own is taken. */
export const OwnZone = createContext<string | null>(null)

/** The reader's own zone. */
export function useOwnZone(given?: string | null): string {
  const kept = useContext(OwnZone)
  return given ?? kept ?? guessZone()
}
