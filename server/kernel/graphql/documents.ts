import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import type { Context } from '../context'
import type { Settings } from '../settings'
import { limits, MOST_FAULTS, parseOptions } from './limits'

/** A request: document, variables and operation name. */
export interface Asked {
  query: string
  variables: Record<string, unknown> | undefined
  operationName: string | undefined
}

interface Known {
  document: DocumentNode
  uses: number
  compiled?: CompiledQuery
}

/** Documents to keep, and characters in all of them. Our own pages have a few hundred short ones. */
const MOST_DOCUMENTS = 1000
const MOST_CHARACTERS = 5_000_000
/** A document is compiled at its second use. */
const COMPILED_AT = 2

/** HTTP has no way to answer a subscription. */
const noSubscriptions: ValidationRule = (context) => ({
  OperationDefinition({ operation }) {
    if (operation === 'subscription')
      context.reportError(
        new GraphQLError('Subscriptions are served by the socket.', { extensions: { code: 'VALIDATION' } }),
      )
  },
})

/** Parses, checks and runs documents; each is parsed and checked once, and compiled at its second use. */
export function createDocuments(schema: GraphQLSchema, settings: Pick<Settings, 'environment'>) {
  const rules = [...specifiedRules, ...limits(settings), noSubscriptions]
  const all = new LRUCache<string, Known>({
    max: MOST_DOCUMENTS,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (_known, source) => source.length,
  })

  function known(source: string): Known | readonly GraphQLError[] {
    const found = all.get(source)
    if (found) return found
    let document: DocumentNode
    try {
      document = parse(source, parseOptions)
    } catch (error) {
      return [error as GraphQLError]
    }
    const faults = validate(schema, document, rules, { maxErrors: MOST_FAULTS })
    if (faults.length) return faults
    const made: Known = { document, uses: 0 }
    all.set(source, made)
    return made
  }

  /** Compiled for a document with one operation; with several, each request chooses one by name. */
  function compiledOf(each: Known): CompiledQuery | undefined {
    if (each.compiled || ++each.uses !== COMPILED_AT) return each.compiled
    const operations = each.document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    const compiled = operations.length === 1 && compileQuery(schema, each.document)
    if (compiled && isCompiledQuery(compiled)) each.compiled = compiled
    return each.compiled
  }

  return function run(
    { query, variables, operationName }: Asked,
    context: Context,
  ): ExecutionResult | Promise<ExecutionResult> {
    const found = known(query)
    if (!('document' in found)) return { errors: found }
    const compiled = compiledOf(found)
    if (compiled) return compiled.query(undefined, context, variables)
    return execute({
      schema,
      document: found.document,
      contextValue: context,
      variableValues: variables,
      operationName,
    })
  }
}
