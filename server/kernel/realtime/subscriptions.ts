import type { GraphQLResolveInfo, GraphQLSchema } from 'graphql'
import type { ChangeKind, SubscriptionArguments } from '../../../schema/generated/types'
import { entities } from '../../nouns'
import { invalid } from '../errors'
import { refuseTooLong } from '../graphql/arguments'
import { checkGate } from '../graphql/resolvers'
import { selectionOf } from '../read/selection'
import type { Subscribing } from './group'
import type { Hub } from './hub'

export type SubscriptionName = keyof SubscriptionArguments

/** What a subscription sends: a row after a change, the id of a row that is gone, or what changed and no more. */
export type Feed =
  | {
      sends: 'row'
      type: string
      kinds: readonly ChangeKind[] /** The owner's column, where without an id only one's own counts. */
      owner?: string
    }
  | { sends: 'deletion'; type: string }
  | { sends: 'change' }

const anyChange: readonly ChangeKind[] = ['created', 'updated']

/** Every subscription of the schema; one that is missing does not compile. */
export const feeds: Record<SubscriptionName, Feed> = {
  changed: { sends: 'change' },
  mockPermissionUpdated: { sends: 'row', type: 'MockPermission', kinds: anyChange },
  sessionTypeCreated: { sends: 'row', type: 'SessionType', kinds: ['created'] },
  sessionTypeUpdated: { sends: 'row', type: 'SessionType', kinds: ['updated'] },
  sessionTypeDeleted: { sends: 'deletion', type: 'SessionType' },
  sessionUpdated: { sends: 'row', type: 'Session', kinds: anyChange },
  sessionAnswerCreated: { sends: 'row', type: 'SessionAnswer', kinds: ['created'] },
  userUpdated: { sends: 'row', type: 'User', kinds: anyChange },
  walletUpdated: { sends: 'row', type: 'Wallet', kinds: anyChange, owner: 'userId' },
}

interface Arguments {
  id?: string | null
  types?: readonly string[]
}

function checkTypes(types: readonly string[]) {
  if (!types.length) throw invalid('types', 'Name at least one type.')
  const unknown = types.find((type) => !entities.has(type))
  if (unknown) throw invalid('types', `There is no type ${unknown.slice(0, 50)} that changes.`)
}

/** Gives each subscription of the schema its source; throws where the schema and the table above differ. */
export function attachSubscriptions(schema: GraphQLSchema, hub: Hub) {
  const fields = schema.getSubscriptionType()?.getFields() ?? {}
  const missing = Object.keys(fields).filter((name) => !(name in feeds))
  const unknown = Object.entries(feeds).filter(
    ([name, feed]) => !fields[name] || ('type' in feed && !entities.has(feed.type)),
  )
  if (missing.length || unknown.length)
    throw new Error(`subscriptions and schema differ: ${[...missing, ...unknown.map(([name]) => name)].join(', ')}`)
  for (const [name, field] of Object.entries(fields)) {
    const feed = feeds[name as SubscriptionName]
    field.subscribe = (_root: unknown, args: Arguments, context: Subscribing, info: GraphQLResolveInfo) => {
      checkGate(name as SubscriptionName, context)
      refuseTooLong({ ...args }, field.args)
      if (feed.sends === 'change') checkTypes(args.types ?? [])
      return hub.join({
        ...context,
        name: name as SubscriptionName,
        feed,
        ...(args.id && { id: args.id }),
        types: new Set(args.types ?? []),
        selection: selectionOf(info),
      })
    }
  }
}
