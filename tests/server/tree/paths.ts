import { type GraphQLField, type GraphQLObjectType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql'
import { entities } from '../../../server/kernel/read/entity'

type Fields = GraphQLField<unknown, unknown>[]

/** The fields of a selection, nested. */
interface Tree {
  [field: string]: Tree
}

/** The greatest depth of a document: server/kernel/graphql/limits.ts. */
const LEVELS = 8
/** The limit of a document is 2,000 tokens, and its head needs some. */
const MOST_TOKENS = 1_700
/** Each reading signs another link. */
const CHANGES_ANYWAY = new Set(['contentLink'])

const fieldsOf = (type: GraphQLObjectType): Fields => Object.values(type.getFields())
const isRelation = (field: Fields[number]) => entities.has(getNamedType(field.type).name)
const objectOf = (field: Fields[number]) => {
  const type = getNamedType(field.type)
  return isObjectType(type) ? type : null
}

/** All fields of a type without its relations: plain fields, and objects within the row as deep as levels allow. */
function plain(type: GraphQLObjectType, levels: number): Tree {
  const own = fieldsOf(type).filter((field) => !isRelation(field) && !CHANGES_ANYWAY.has(field.name))
  return Object.fromEntries(
    own.flatMap((field) => {
      const object = objectOf(field)
      if (!object) return [[field.name, {}]]
      const inner = levels > 1 ? plain(object, levels - 1) : {}
      return Object.keys(inner).length ? [[field.name, inner]] : []
    }),
  )
}

/** All paths through so many relations, as lists of fields. */
function pathsOf(type: GraphQLObjectType, relations: number, before: Fields = []): Fields[] {
  const next = relations > 0 ? fieldsOf(type).filter(isRelation) : []
  const longer = next.flatMap((field) =>
    pathsOf(objectOf(field) as GraphQLObjectType, relations - 1, [...before, field]),
  )
  return [before, ...longer]
}

const textOf = (tree: Tree): string => {
  const parts = Object.entries(tree).map(([field, inner]) => `${field} ${textOf(inner)}`.trim())
  return parts.length ? `{ ${parts.join(' ')} }` : ''
}
const tokensOf = (tree: Tree) => textOf(tree).split(' ').length

/** The tree with the fields of the path's last row added. */
function withPath(tree: Tree, path: Fields, type: GraphQLObjectType, levels: number): Tree {
  const [step, ...rest] = path
  if (!step) return { ...plain(type, levels), ...tree }
  const inner = withPath(tree[step.name] ?? {}, rest, objectOf(step) as GraphQLObjectType, levels - 1)
  return { ...tree, [step.name]: inner }
}

/** The type of a query's rows, which for a page is the type of its entries. */
function rowOf(field: Fields[number]) {
  const type = objectOf(field)
  const entries = type?.getFields().entries
  return { type: entries ? objectOf(entries) : type, isPage: !!entries }
}

const counted = (page: GraphQLObjectType | null) =>
  page?.getFields().pageInfo ? 'pageInfo { totalCount hasNextPage }' : ''

/** Documents that together ask a query for every field on every path through so many relations, each within the limits. */
export function documentsThrough(schema: GraphQLSchema, name: string, relations: number): string[] {
  const field = schema.getQueryType()?.getFields()[name]
  if (!field) throw new Error(`the schema has no query ${name}`)
  const args = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')
  const given = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const { type, isPage } = rowOf(field)
  const document = (tree: Tree) => {
    const rows = textOf(tree)
    const inner = isPage ? `{ entries ${rows} ${counted(objectOf(field))} }` : rows
    return `query ${args && `(${args})`} { ${name} ${given && `(${given})`} ${inner} }`
  }
  if (!type) return [document({})]
  const levels = LEVELS - (isPage ? 2 : 1)
  const trees: Tree[] = []
  for (const path of pathsOf(type, Math.min(relations, levels - 1))) {
    const last = trees.at(-1)
    const grown = withPath(last ?? {}, path, type, levels)
    if (last && tokensOf(grown) <= MOST_TOKENS) trees[trees.length - 1] = grown
    else trees.push(withPath({}, path, type, levels))
  }
  return trees.map(document)
}
