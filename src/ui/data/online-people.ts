import { createContext, useContext } from 'react'

/** The ids of the people who are online now. */
export const OnlinePeople = createContext<ReadonlySet<string>>(new Set())

/** Whether a person is online; false without an id. */
export function useIsOnline(userId: string | null | undefined): boolean {
  const online = useContext(OnlinePeople)
  return userId ? online.has(userId) : false
}
