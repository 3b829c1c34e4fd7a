import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql'
import { z } from 'zod'
import { MOST_TEXT } from '../../../rules/limits'
import { UploadScalar } from './upload'

const instant = z.iso.datetime({ offset: true })
const day = z.iso.date()
const DEEPEST_JSON = 30

const textOf = (node: ValueNode) => (node.kind === Kind.STRING ? node.value : undefined)
const refuse = (message: string) => {
  throw new GraphQLError(message, { extensions: { code: 'VALIDATION' } })
}

function parseInstant(value: unknown) {
  if (!instant.safeParse(value).success)
    refuse('An instant is given as ISO 8601 with a zone, e.g. 2026-03-29T09:30:00Z.')
  const at = new Date(value as string)
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9000) refuse('This instant does not exist.')
  return at.toISOString()
}

/** Writes the database's text of an instant the way the schema promises: the zone as Z, with milliseconds. */
function serializeInstant(value: unknown) {
  if (typeof value !== 'string') return (value as Date).toISOString()
  if (value.length === 24 && value.endsWith('Z')) return value
  // Cuts the text of whole seconds and three digits, since parsing a date costs as much as a whole row.
  if (value.endsWith('+00:00')) {
    if (value.length === 25) return `${value.slice(0, 19)}.000Z`
    if (value.length === 29) return `${value.slice(0, 23)}Z`
  }
  return new Date(value).toISOString()
}

const DateTime = new GraphQLScalarType({
  name: 'DateTime',
  parseValue: parseInstant,
  parseLiteral: (node) => parseInstant(textOf(node)),
  serialize: serializeInstant,
})

const parseDay = (value: unknown) =>
  day.safeParse(value).success ? (value as string) : refuse('A day is given as YYYY-MM-DD.')
const DateScalar = new GraphQLScalarType({
  name: 'Date',
  parseValue: parseDay,
  parseLiteral: (node) => parseDay(textOf(node)),
})

/** `arguments.ts` refuses those that are too long, since it knows their field. */
const parseText = (value: unknown) => (typeof value === 'string' ? value : refuse('This must be a text.'))
const text = (name: string) =>
  new GraphQLScalarType({ name, parseValue: parseText, parseLiteral: (node) => parseText(textOf(node)) })

function parsePence(value: unknown) {
  if (!Number.isInteger(value) || Math.abs(value as number) > 2_000_000_000) refuse('Money is a whole number of pence.')
  return value
}
const Pence = new GraphQLScalarType({
  name: 'Pence',
  parseValue: parsePence,
  parseLiteral: (node) => parsePence(node.kind === Kind.INT ? Number(node.value) : undefined),
})

function literal(node: ValueNode, variables: Record<string, unknown> | null | undefined): unknown {
  switch (node.kind) {
    case Kind.STRING:
    case Kind.ENUM:
      return node.value
    case Kind.BOOLEAN:
      return node.value
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value)
    case Kind.NULL:
      return null
    case Kind.LIST:
      return node.values.map((each) => literal(each, variables))
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map((field) => [field.name.value, literal(field.value, variables)]))
    case Kind.VARIABLE:
      return variables?.[node.name.value]
  }
}

const isDeeper = (value: unknown, most: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (most === 0 || Object.values(value).some((each) => isDeeper(each, most - 1)))

function parseJson(value: unknown) {
  // Checked first, because writing it as text would overflow the stack.
  if (isDeeper(value, DEEPEST_JSON)) return refuse(`This is nested more than ${DEEPEST_JSON} deep.`)
  return JSON.stringify(value).length > MOST_TEXT ? refuse('This is too large.') : value
}
const JsonScalar = new GraphQLScalarType({
  name: 'JSON',
  parseValue: parseJson,
  parseLiteral: (node, variables) => parseJson(literal(node, variables)),
})

/** How the schema's scalars are read and written. */
export const scalars = {
  DateTime,
  Date: DateScalar,
  JSON: JsonScalar,
  Pence,
  Text: text('Text'),
  Html: text('Html'),
  Upload: UploadScalar,
}
