import { setImmediate } from 'node:timers/promises'
import { execute, type GraphQLError, type GraphQLSchema } from 'graphql'
import type { Context } from '../context'
import { framed } from './frame'
import type { Group, Member } from './group'
import type { Present } from './present'

/** After this many messages, a few milliseconds, other work has a turn. */
const IN_ONE_GO = 500

/** Sends a change to a group, written once for the members who see the same. */
export function createSending({ schema, outward }: { schema: GraphQLSchema; outward(error: unknown): GraphQLError }) {
  /** Returns the members whose rights changed meanwhile, and who therefore got nothing. */
  return async function send(group: Group, present: Present, value: unknown, contextValue?: Context) {
    if (!present.size) return []
    const { document, operationName, variables: variableValues } = group
    const rootValue = { [group.name]: value }
    const { data, errors } = await execute({ schema, document, operationName, variableValues, rootValue, contextValue })
    return deliver(group, present, JSON.stringify({ data, ...(errors && { errors: errors.map(outward) }) }))
  }
}

export type Send = ReturnType<typeof createSending>

async function deliver(group: Group, present: Present, result: string) {
  const doubted: Member[] = []
  const messages = new Map<string, Buffer>()
  let sent = 0
  for (const [viewer, members] of present)
    for (const member of members) {
      if (++sent % IN_ONE_GO === 0) await setImmediate()
      if (!group.members.has(member)) continue
      const { connection, operationId } = member
      const message = messages.get(operationId) ?? nextMessage(operationId, result)
      messages.set(operationId, message)
      if (connection.believed() === viewer) connection.wire.send(message)
      else doubted.push(member)
    }
  return doubted
}

/** A protocol message, the same for all subscribers who use the same id. */
const nextMessage = (id: string, result: string) =>
  framed(`{"id":${JSON.stringify(id)},"type":"next","payload":${result}}`)
