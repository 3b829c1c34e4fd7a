import { type DocumentNode, type GraphQLObjectType, type GraphQLSchema, getNamedType } from 'graphql'
import { kindOf } from '../../../access'
import type { Viewer } from '../../../access/viewer'
import { entityNamed } from '../read/entity'
import { columnsSql } from '../read/fields'
import { parametersFor } from '../read/read'
import { rowScope } from '../read/scope'
import type { Selection } from '../read/selection'
import type { Connection } from './connection'
import type { Feed, SubscriptionName } from './feed'
import type { Gathered } from './gathering'

/** A subscriber: who, with which document, and where the messages go. */
export interface Subscribing {
  viewer: Viewer
  connection: Connection
  /** The document's text: equal texts are parsed once, so that their subscribers share what is read. */
  source: string
  document: DocumentNode
  operationName?: string | null
  variables?: Record<string, unknown> | null
  /** The client's id for the subscription. */
  operationId: string
}

/** A subscription, read from its document. */
export interface Request extends Subscribing {
  name: SubscriptionName
  feed: Feed
  id?: string
  /** The value by which the subscriber narrowed the feed. */
  narrowedTo?: string
  types: ReadonlySet<string>
  selection: Selection
}

export type Member = Pick<Subscribing, 'connection' | 'operationId'>

/** Subscribers with the same document and variables. They differ only in the rows that each may see. */
export interface Group
  extends Pick<
    Request,
    'name' | 'feed' | 'id' | 'narrowedTo' | 'types' | 'selection' | 'document' | 'operationName' | 'variables'
  > {
  members: Set<Member>
  /** Whether the rows depend on the individual viewer, by kind of viewer. */
  personal: Map<string, boolean>
}

/** Whether a group's feed covers a change of a row, if its members may read the row. */
export function wants({ feed }: Group, { kinds }: Gathered) {
  if (feed.sends === 'change') return true
  if (feed.sends === 'deletion') return kinds.has('deleted')
  return !kinds.has('deleted') && feed.kinds.some((kind) => kinds.has(kind))
}

/** Whether a group's rows depend on the individual viewer: the statement names the viewer, or code computes a field for them. */
export function isPersonal(schema: GraphQLSchema, group: Group, type: string, viewer: Viewer) {
  const kind = kindOf(viewer)
  let found = group.personal.get(kind)
  if (found === undefined) {
    const parameters = parametersFor(viewer)
    rowScope('read', entityNamed(type), 'a', parameters)
    columnsSql(entityNamed(type), 'a', group.selection, parameters)
    const used = parameters.list.length
    parameters.me()
    const namesReader = parameters.list.length === used
    found = namesReader || needsCode(schema, type, group.selection)
    group.personal.set(kind, found)
  }
  return found
}

function needsCode(schema: GraphQLSchema, type: string, selection: Selection): boolean {
  const fields = (schema.getType(type) as GraphQLObjectType).getFields()
  return Object.entries(selection).some(([name, below]) => {
    const field = fields[name]
    if (!field) return false
    if (field.resolve) return true
    return Object.keys(below).length > 0 && needsCode(schema, getNamedType(field.type).name, below)
  })
}
