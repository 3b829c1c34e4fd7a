import { createContext, type ReactNode } from 'react'

/** A line about the application itself, no connection or an update, that every layout of the signed-in shows. */
export const FrameNotice = createContext<ReactNode>(null)
