import { EventEmitter } from 'node:events'
import type { ChangeKind } from '../../../schema/generated/types'

/** A row changed and the change is committed. */
export interface Change {
  /** The GraphQL type's name. */
  type: string
  id: string
  kind: ChangeKind
}

/** A sign-in or an account came to its end: its sockets close now. */
export interface Ending {
  userId: string
  /** The sign-in; all of the person's without it. */
  signInId?: string
  reason: 'disabled' | 'signed_out'
}

/** What people may do has changed: who is asked anew before the next answer. */
export interface RightsChange {
  /** Whose; everybody's without it. */
  userId?: string
}

interface Events {
  change: Change
  ending: Ending
  rights: RightsChange
  message: { userId: string; event: string; payload: Record<string, unknown> }
}

/** What happened, told to everyone in this process who listens. */
export interface Bus {
  publish<Name extends keyof Events>(name: Name, event: Events[Name]): void
  /** Answers how to stop listening. */
  listen<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): () => void
}

export function createBus(): Bus {
  const emitter = new EventEmitter().setMaxListeners(0)
  return {
    publish: (name, event) => void emitter.emit(name, event),
    listen(name, listener) {
      emitter.on(name, listener)
      return () => void emitter.off(name, listener)
    },
  }
}
