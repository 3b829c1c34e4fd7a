import type { GraphQLResolveInfo, GraphQLSchema } from 'graphql'
import { cutText } from '../../../rules/cut-text'
import { invalid } from '../errors'
import { refuseTooLong } from '../graphql/arguments'
import { checkGate } from '../graphql/gate'
import type { Noun } from '../noun'
import { entities } from '../read/entity'
import { selectionOf } from '../read/selection'
import type { Feed, SubscriptionName } from './feed'
import type { Subscribing } from './group'
import type { Hub } from './hub'

/** The feed of each subscription; throws if the schema and the nouns differ. */
function feedsOf(schema: GraphQLSchema, nouns: readonly Noun[]) {
  const fields = schema.getSubscriptionType()?.getFields() ?? {}
  const feeds: Partial<Record<string, Feed>> = Object.assign(
    { changed: { sends: 'change' } },
    ...nouns.map((each) => each.feeds ?? {}),
  )
  const missing = Object.keys(fields).filter((name) => !feeds[name])
  const unknown = Object.entries(feeds).filter(
    ([name, feed]) => !fields[name] || (feed && 'type' in feed && !entities.has(feed.type)),
  )
  if (missing.length || unknown.length)
    throw new Error(`subscriptions and schema differ: ${[...missing, ...unknown.map(([name]) => name)].join(', ')}`)
  return Object.entries(fields).map(([name, field]) => ({
    name: name as SubscriptionName,
    field,
    feed: feeds[name] as Feed,
  }))
}

interface Arguments {
  id?: string | null
  types?: readonly string[]
  userId?: string | null
}

function checkTypes(types: readonly string[]) {
  if (!types.length) throw invalid('types', 'Name at least one type.')
  const unknown = types.find((type) => !entities.has(type))
  if (unknown) throw invalid('types', `There is no type ${cutText(unknown, 50)} that changes.`)
}

function narrowing(feed: Feed, args: Arguments) {
  const narrowedTo = feed.sends === 'change' || !feed.narrowed ? null : args[feed.narrowed]
  return narrowedTo ? { narrowedTo } : {}
}

/** Gives each subscription of the schema its source. */
export function attachSubscriptions(schema: GraphQLSchema, nouns: readonly Noun[], hub: Hub) {
  for (const { name, field, feed } of feedsOf(schema, nouns)) {
    field.subscribe = (_root: unknown, args: Arguments, context: Subscribing, info: GraphQLResolveInfo) => {
      checkGate(name, context)
      refuseTooLong({ ...args }, field.args)
      if (feed.sends === 'change') checkTypes(args.types ?? [])
      return hub.join({
        ...context,
        name,
        feed,
        ...(args.id && { id: args.id }),
        ...narrowing(feed, args),
        types: new Set(args.types ?? []),
        selection: selectionOf(info),
      })
    }
  }
}
