import { addResolversToSchema } from '@graphql-tools/schema'
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
} from 'graphql'
import type { OperationName } from '../../../access'
import { isTooIntricate, tooIntricate } from '../../gateways/rich-text'
import { type Context, extended } from '../context'
import { invalid } from '../errors'
import { ratesOf } from '../http/rate-limits'
import type { Noun } from '../noun'
import { entities } from '../read/entity'
import { actingOf } from '../write/acting'
import { refuseTooLong } from './arguments'
import { checkGate } from './gate'
import { lineCleaner } from './lines'
import type { FieldResolvers } from './operation'
import { scalars } from './scalars'
import { htmlGiven, schema } from './schema'

type Arguments = Record<string, unknown>
type Act = (args: Arguments, context: Context, info: GraphQLResolveInfo) => unknown
type Resolve = (root: unknown, ...asked: Parameters<Act>) => unknown

/** Refuses rich text that is costly to clean, before it is cleaned. */
function refuseIntricate(name: OperationName, args: Arguments) {
  for (const [field, html] of htmlGiven(name, args)) if (isTooIntricate(html)) throw invalid(field, tooIntricate())
}

/** Adds the act that the audit log records to the context of a mutation of staff. */
const audited =
  (name: string, act: Act): Act =>
  (args, context, info) => {
    const acting = actingOf(name, context)
    return act(args, acting ? extended(context, { acting }) : context, info)
  }

function guarded({ name, args: definitions }: GraphQLField<unknown, unknown>, act: Act, isLimited: boolean): Resolve {
  const operation = name as OperationName
  const clean = lineCleaner(definitions)
  return (_root, given, context, info) => {
    checkGate(operation, context)
    refuseTooLong(given, definitions)
    const args = clean ? clean(given) : given
    if (!isLimited) return act(args, context, info)
    return context.checkRate(operation, context).then(() => {
      refuseIntricate(operation, args)
      return act(args, context, info)
    })
  }
}

/** Resolvers for the addresses of pictures and media. */
function pictureFields(): FieldResolvers {
  const address = (column: string) => (source: Record<string, string | null>, _args: never, context: Context) =>
    context.pictures.address(source[column], context)
  return Object.fromEntries(
    [...entities.values()].map(({ name, pictures, media }) => [
      name,
      Object.fromEntries([...pictures, ...Object.keys(media)].map((column) => [column, address(column)])),
    ]),
  )
}

/** Resolvers for rich texts, whose pictures get a link for their reader. */
function richTextFields(): FieldResolvers {
  const shown = (field: string) => (source: Record<string, unknown>, _args: never, context: Context) => {
    const html = source[field]
    return typeof html === 'string' ? context.pictures.shown(html, context) : html
  }
  return Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .map((type) => [type.name, richTexts(type).map((field) => [field, shown(field)] as const)] as const)
      .filter(([, fields]) => fields.length)
      .map(([name, fields]) => [name, Object.fromEntries(fields)]),
  )
}

const richTexts = (type: GraphQLObjectType) =>
  Object.values(type.getFields()).flatMap((field) => (getNamedType(field.type).name === 'Html' ? field.name : []))

const merged = (all: readonly FieldResolvers[]) => {
  const fields: FieldResolvers = {}
  for (const each of all) for (const [type, own] of Object.entries(each)) fields[type] = { ...fields[type], ...own }
  return fields
}

/** Every field that code computes, by type. */
export const codedFields = (nouns: readonly Noun[]) =>
  merged([pictureFields(), ...nouns.map(({ fields = {} }) => fields)])

const made = new WeakMap<readonly Noun[], GraphQLSchema>()

/** The schema with its resolvers, each operation behind its gate. They keep nothing of a server, so all servers of a process have the same. */
export function executableSchema(nouns: readonly Noun[]): GraphQLSchema {
  const found = made.get(nouns) ?? withResolvers(nouns)
  made.set(nouns, found)
  return found
}

function withResolvers(nouns: readonly Noun[]) {
  const rates = ratesOf(nouns)
  const operations: Record<string, Act> = Object.assign({}, ...nouns.map((each) => each.operations))
  const resolversOf = (type: GraphQLObjectType | null | undefined, made: (name: string) => Act) =>
    Object.fromEntries(
      Object.values(type?.getFields() ?? {}).map((field) => [
        field.name,
        guarded(field, made(field.name), field.name in rates),
      ]),
    )
  const plain = (name: string) => operations[name] as Act
  return addResolversToSchema({
    schema,
    resolvers: {
      ...scalars,
      ...merged([richTextFields(), codedFields(nouns)]),
      Query: resolversOf(schema.getQueryType(), plain),
      Mutation: resolversOf(schema.getMutationType(), (name) => audited(name, plain(name))),
    } as never,
  })
}
