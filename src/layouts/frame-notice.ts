import { createContext, type ReactNode } from 'react'

/** A line about the application itself, such as an update, in every layout of signed-in people. */
export const FrameNotice = createContext<ReactNode>(null)
