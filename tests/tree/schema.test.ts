import { buildSchema, type GraphQLSchema } from 'graphql'
import { expect, test } from 'vitest'
import { sdl } from '../../schema/generated/sdl'

/** Lists the operations that have no description, or only their errors as one. */
function mute(schema: GraphQLSchema): string[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
    .flatMap((root) => Object.values(root?.getFields() ?? {}))
    .filter(({ description }) => !description || /^\s*Errors:/.test(description))
    .map(({ name }) => name)
}

test('every operation says what it does', () => {
  expect(mute(buildSchema(sdl))).toEqual([])
})

test('an operation with no description, or only its errors, is found', () => {
  const planted =
    'type Query { "All coupons." coupons: Int, coupon: Int } type Mutation { "Errors: CONFLICT." redeem: Int }'
  expect(mute(buildSchema(planted))).toEqual(['coupon', 'redeem'])
})
