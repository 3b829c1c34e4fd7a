import type { GraphQLError, GraphQLSchema } from 'graphql'
import type { Services } from '../context'
import { Refusal } from '../errors'
import { createGathering } from './gathering'
import type { Request } from './group'
import { createGroups } from './groups'
import { createTelling } from './telling'

/** For one person, over all sockets. */
const MOST_SUBSCRIPTIONS = 300

export interface Hub {
  /** Subscribes. The iterator never yields, since messages go to `deliver`; returning it ends the subscription. */
  join(request: Request): AsyncIterableIterator<never>
}

interface HubOptions {
  services: Services
  schema: GraphQLSchema
  outward(error: unknown): GraphQLError
}

/** Knows all subscriptions and sends changes to them. */
export function createHub({ services, schema, outward }: HubOptions): Hub {
  const { bus, clock } = services
  const groups = createGroups()
  const tell = createTelling({ services, schema, outward })
  const carried = new Map<string, number>()
  const gather = createGathering(clock, (change) => tell(change, groups.about(change)))

  bus.listen('change', (change) => {
    if (groups.hasAny(change.type, change.id)) gather(change)
  })

  return {
    join(request) {
      const { connection, operationId } = request
      const { userId, wire } = connection
      const count = (carried.get(userId) ?? 0) + 1
      if (count > MOST_SUBSCRIPTIONS)
        throw new Refusal('RATE_LIMITED', `A person has at most ${MOST_SUBSCRIPTIONS} subscriptions.`)
      carried.set(userId, count)
      const exit = groups.enter(request, { connection, operationId })
      const leave = () => {
        forget()
        if (!exit()) return
        const left = (carried.get(userId) ?? 1) - 1
        if (left) carried.set(userId, left)
        else carried.delete(userId)
      }
      const forget = wire.onClosed(leave)
      return openEnded(leave)
    },
  }
}

/** An iterator that yields nothing until it is returned. */
function openEnded(leave: () => void): AsyncIterableIterator<never> {
  let end: (result: IteratorResult<never>) => void = () => {}
  const ended = new Promise<IteratorResult<never>>((resolve) => {
    end = resolve
  })
  return {
    next: () => ended,
    return() {
      leave()
      end({ done: true, value: undefined })
      return ended
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
