import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import { GraphQLError, NoSchemaIntrospectionCustomRule, type ValidationContext, type ValidationRule } from 'graphql'
import type { Settings } from './settings'

const DEEPEST = 8
const MOST_ALIASES = 15

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

/** What every document must keep to beside the specification, over HTTP and sockets alike. */
export function limits({ environment }: Pick<Settings, 'environment'>): ValidationRule[] {
  const rules = [depth, aliases] as ValidationRule[]
  return environment === 'production' ? [...rules, NoSchemaIntrospectionCustomRule] : rules
}
