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
import type { Settings } from './settings'

const DEEPEST = 8
const MOST_ALIASES = 15
const MOST_FIELDS = 2000

/** How documents are parsed: one with more tokens than this is refused before it is read. */
export const parseOptions = { maxTokens: 2000 }

const refusing = (message: string) => ({
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null) =>
      context?.reportError(new GraphQLError(message, { extensions: { code: 'VALIDATION' } })),
  ],
})

const depth = maxDepthRule({
  n: DEEPEST,
  // A fragment is as deep as what stands in it, and no deeper.
  flattenFragments: true,
  ...refusing(`A document is at most ${DEEPEST} fields deep.`),
})

const aliases = maxAliasesRule({
  n: MOST_ALIASES,
  // Nothing is exempt: even __typename costs something when it is asked for a thousand times.
  allowList: [],
  ...refusing(`A document has at most ${MOST_ALIASES} aliases.`),
})

/** Whether a document asks for more than it may once its fragments stand where they are used; each fragment is counted once, so that this is quick. */
function isTooWide({ definitions }: DocumentNode): boolean {
  const fragments = new Map(
    definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  )
  const known = new Map<string, number>()
  function ofFragment(name: string): number {
    const counted = known.get(name)
    if (counted !== undefined) return counted
    // A fragment that holds itself is refused by a rule of its own.
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

/** The rules that walk into each fragment wherever it is used, for documents that are small enough to be walked through like that. */
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

/** What every document must keep to beside the specification, over HTTP and sockets alike. */
export function limits({ environment }: Pick<Settings, 'environment'>): ValidationRule[] {
  return environment === 'production' ? [walked, NoSchemaIntrospectionCustomRule] : [walked]
}
