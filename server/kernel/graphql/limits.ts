import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import {
  type DocumentNode,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
  visitInParallel,
} from 'graphql'
import type { Settings } from '../settings'

const DEEPEST = 8
const MOST_ALIASES = 15
const MOST_FIELDS = 2000
/** How often a field may be repeated in one place. */
const MOST_REPEATS = 20
/** Faults of a document that the answer lists, since a hostile one can have any number. */
export const MOST_FAULTS = 5

/** Refuses a document with more tokens than this before it is parsed. */
export const parseOptions = { maxTokens: 2000 }

const refusing = (message: () => string) => ({
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null) =>
      context?.reportError(new GraphQLError(message(), { extensions: { code: 'VALIDATION' } })),
  ],
})

const depth = maxDepthRule({
  n: DEEPEST,
  // A fragment is as deep as its content.
  flattenFragments: true,
  ...refusing(() => `A document is at most ${DEEPEST} fields deep.`),
})

const aliases = maxAliasesRule({
  n: MOST_ALIASES,
  // Nothing is exempt: even __typename costs something when repeated a thousand times.
  allowList: [],
  ...refusing(() => `A document has at most ${MOST_ALIASES} aliases.`),
})

/** Whether a document asks for too much once its fragments are put in. Each fragment is counted once, which keeps this quick. */
function isTooWide({ definitions }: DocumentNode): boolean {
  const fragments = new Map(
    definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  )
  const known = new Map<string, number>()
  function ofFragment(name: string): number {
    const counted = known.get(name)
    if (counted !== undefined) return counted
    // Another rule refuses a fragment that contains itself.
    known.set(name, 0)
    const width = widthOf(fragments.get(name)?.selectionSet)
    known.set(name, width)
    return width
  }
  const widthOf = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce(
      (sum, each) =>
        sum + 1 + (each.kind === Kind.FRAGMENT_SPREAD ? ofFragment(each.name.value) : widthOf(each.selectionSet)),
      0,
    )
  return definitions.some((each) => 'selectionSet' in each && widthOf(each.selectionSet) > MOST_FIELDS)
}

/** The rules that walk into each fragment at every use, for documents that are small enough. */
const walked: ValidationRule = (context) => {
  if (!isTooWide(context.getDocument()))
    return visitInParallel([depth, aliases].map((rule) => (rule as ValidationRule)(context)))
  context.reportError(
    new GraphQLError(
      `A document asks for at most ${MOST_FIELDS} fields, its fragments counted each time they are used.`,
      {
        extensions: { code: 'VALIDATION' },
      },
    ),
  )
  return {}
}

/** Repeating a field costs the server and answers nothing. */
const repeats: ValidationRule = (context) => ({
  SelectionSet({ selections }) {
    const counts = new Map<string, number>()
    for (const each of selections) {
      if (each.kind !== Kind.FIELD) continue
      const key = (each.alias ?? each.name).value
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      if (count === MOST_REPEATS + 1)
        context.reportError(
          new GraphQLError(`A field is named at most ${MOST_REPEATS} times in one place.`, {
            nodes: each,
            extensions: { code: 'VALIDATION' },
          }),
        )
    }
  },
})

/** Limits for every document beyond the specification, over HTTP and sockets. */
export function limits({ environment }: Pick<Settings, 'environment'>): ValidationRule[] {
  return environment === 'production' ? [repeats, walked, NoSchemaIntrospectionCustomRule] : [repeats, walked]
}
