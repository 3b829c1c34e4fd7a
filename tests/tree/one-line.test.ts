import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { sdl } from '../../schema/generated/sdl'
import { lineCleaner, lineTerms } from '../../server/kernel/graphql/lines'
import { schema } from '../../server/kernel/graphql/schema'

/** Arguments that are no words for people to read, by their names. */
const noWords = new Set([
  ...['idempotencyKey', 'token', 'refreshToken', 'code', 'state', 'iss', 'provider', 'redirectUri', 'email', 'id'],
  ...['endpoint', 'p256dh', 'auth', 'cancelUrl', 'successUrl', 'promoCode', 'contentType', 'status', 'abilities'],
  ...[
    'timezone',
    'locale',
    'from',
    'until',
    'termsAndConditions',
    'pricePolicy',
    'privacyPolicy',
    'optionIds',
    'criterionId',
  ],
])

/** Words that something else looks at, and why. */
const otherwise: Record<string, string> = {
  firstName: 'a person’s name also refuses marks of direction: server/identity/person/profile.ts',
  lastName: 'the same',
  nickname: 'the same',
  zoomId: 'an address or id of a room, which takes no breaks: profile.ts and sessionUpdateLink.ts',
  linkedIn: 'the same: profile.ts',
  skype: 'the same: profile.ts',
  link: 'an address, which the host decides',
  match: 'what an answer is compared with, as it was typed',
  answer: 'an answer as it was typed',
  struck: 'ids of options',
  'sellerUpdate.address': 'words of several lines',
  'sessionBook.reason': 'words of several lines',
  'sessionCancel.reason': 'words of several lines',
  'sessionUpdateUnready.message': 'words of several lines',
}

type Place = GraphQLArgument | GraphQLInputField

/** Every text without a kind of its own that a mutation takes, by `operation.argument` or `input.field`. */
function textsOf(schema: GraphQLSchema): [name: string, place: Place][] {
  const owners: [string, readonly Place[]][] = [
    ...Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ name, args }) => [name, args] as const),
    ...Object.values(schema.getTypeMap())
      .filter(isInputObjectType)
      .map((type) => [type.name, Object.values(type.getFields())] as const),
  ].map(([name, places]) => [name, places])
  return owners.flatMap(([owner, places]) =>
    places
      .filter(({ type }) => getNamedType(type).name === 'String')
      .map((place): [string, Place] => [`${owner}.${place.name}`, place]),
  )
}

const lastOf = (name: string) => name.slice(name.indexOf('.') + 1)
const isKnown = (name: string) => noWords.has(lastOf(name)) || name in otherwise || lastOf(name) in otherwise
const loose = (schema: GraphQLSchema) =>
  textsOf(schema)
    .filter(([name, place]) => !isKnown(name) && !lineTerms(place))
    .map(([name]) => name)

describe('names, titles and subjects of everything', () => {
  it('are texts of one line by the schema’s one rule', () => {
    expect(loose(schema)).toEqual([])
    expect(textsOf(schema).filter(([, place]) => lineTerms(place)).length).toBeGreaterThan(50)
  })

  it('would be found without it', () => {
    const planted = buildSchema(`${sdl} extend type Mutation { scholarshipCreate(name: String!): ID }`)
    expect(loose(planted)).toEqual(['scholarshipCreate.name'])
  })

  it('has no exception that is not there any more', () => {
    const names = new Set(textsOf(schema).flatMap(([name]) => [name, lastOf(name)]))
    expect([...noWords, ...Object.keys(otherwise)].filter((name) => !names.has(name))).toEqual([])
  })
})

const lines = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, args }) =>
  args.flatMap((arg) => {
    const terms = lineTerms(arg)
    return terms && !terms.kept ? [{ name: `${name}(${arg.name})`, arg: arg.name, args, terms }] : []
  }),
)

describe.each(lines)('$name', ({ arg, args, terms }) => {
  const clean = (value: string) => lineCleaner(args)?.({ [arg]: value })[arg]

  it('has no break, control or mark of direction, and is refused where it is too long, never cut', () => {
    expect(clean(' A\u2028line\u2029of\r\n\tone\u0085two\u0000 \u202elast\u2066 ')).toBe('A line of one two last')
    expect(clean('x'.repeat(terms.most))).toHaveLength(terms.most)
    expect(() => clean('x'.repeat(terms.most + 1))).toThrow(
      `Please use at most ${terms.most.toLocaleString('en-GB')} characters.`,
    )
    expect(clean('👩‍👩‍👧 Zoë e\u0301 می‌خواهم')).toBe('👩‍👩‍👧 Zoë e\u0301 می‌خواهم')
    expect(clean('half \ud83d')).toBe('half')
  })
})
