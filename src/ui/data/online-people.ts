import { createContext, useContext } from 'react'

/** The ids of the people who are online now. */
export const OnlinePeople = createContext<ReadonlySet<string>>(new Set())

/** Whether somebody is online; nobody is of whom no id is known. */
export function useIsOnline(userId: string | null | undefined): boolean {
  const online = useContext(OnlinePeople)
  return userId ? online.has(userId) : false
}
