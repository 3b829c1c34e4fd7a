import { type GraphQLInputType, getNullableType, isInputObjectType, isListType } from 'graphql'
import { MOST_SEARCHED, MOST_TEXT } from '../../../rules/limits'
import { invalid, tooLong } from '../errors'

/** The longest list that our own pages send has all session types. */
const MOST_LISTED = 500
/** For a line or an id; the longest are the tokens of other sign-in services. */
const MOST_LINE = 10_000

/** Texts that may be longer than a line, with their formatting. */
const longest: Readonly<Record<string, number>> = { Text: MOST_TEXT, Html: MOST_TEXT }

type Definitions = readonly { name: string; type: GraphQLInputType }[]

function check(value: unknown, type: GraphQLInputType, argument: string, most: number) {
  if (value === null || value === undefined) return
  const inner = getNullableType(type)
  if (isListType(inner)) {
    const entries = value as readonly unknown[]
    if (entries.length > MOST_LISTED) throw invalid(argument, `At most ${MOST_LISTED} can be given at once.`)
    for (const entry of entries) check(entry, inner.ofType, argument, most)
  } else if (isInputObjectType(inner)) {
    for (const field of Object.values(inner.getFields()))
      check((value as Record<string, unknown>)[field.name], field.type, argument, most)
  } else {
    const limit = longest[inner.name] ?? (inner.name === 'String' || inner.name === 'ID' ? most : null)
    if (limit !== null && (value as string).length > limit) throw tooLong(argument, limit)
  }
}

/** Refuses arguments that are longer than any honest one, before the operation works on them. */
export function refuseTooLong(args: Record<string, unknown>, definitions: Definitions) {
  for (const { name, type } of definitions) check(args[name], type, name, name === 'search' ? MOST_SEARCHED : MOST_LINE)
}
