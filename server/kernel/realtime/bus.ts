import { EventEmitter } from 'node:events'
import type { ChangeKind } from '../../../schema/generated/types'

/** A committed change of a row. */
export interface Change {
  /** The GraphQL type's name. */
  type: string
  id: string
  kind: ChangeKind
}

/** A sign-in or an account ended, so its sockets close now. */
export interface Ending {
  userId: string
  /** The sign-in; without it, all of the person's. */
  signInId?: string
  reason: 'disabled' | 'signed_out'
}

/** Rights changed, so the viewer must be read again before the next answer. */
export interface RightsChange {
  /** The person; without it, everybody. */
  userId?: string
}

/** The row that a message is about: whoever may not read it when the message leaves gets none. */
export interface About {
  type: string
  id: string
}

interface Events {
  change: Change
  ending: Ending
  rights: RightsChange
  message: { userId: string; event: string; payload: Record<string, unknown>; about?: About }
}

/** Tells every listener in this process what happened. */
export interface Bus {
  publish<Name extends keyof Events>(name: Name, event: Events[Name]): void
  /** Returns a function that stops listening. */
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
