import { createContext, useContext } from 'react'
import { guessZone } from './london-time'

/** The zone from a person's settings; without one the device's. */
export const OwnZone = createContext<string | null>(null)

/** The reader's own zone. */
export function useOwnZone(given?: string | null): string {
  const kept = useContext(OwnZone)
  return given ?? kept ?? guessZone()
}
