import { readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as operations from '@graphql-codegen/typescript-operations'
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql'

interface Input {
  schema: GraphQLSchema
  /** The same, as it was read. */
  parsed: DocumentNode
  /** The `.graphql` file. */
  path: string
  /** Fragments of nouns, which every file may use. */
  shared: DocumentNode
  scalars: Record<string, unknown>
}

/** The fragments that a definition uses, directly or through others. */
function fragmentsOf(
  definition: OperationDefinitionNode | FragmentDefinitionNode,
  document: DocumentNode,
  found = new Set<FragmentDefinitionNode>(),
) {
  visit(definition, {
    FragmentSpread({ name }) {
      const fragment = document.definitions.find(
        (each): each is FragmentDefinitionNode =>
          each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === name.value,
      )
      if (!fragment) throw new Error(`unknown fragment ${name.value}`)
      if (found.has(fragment)) return
      found.add(fragment)
      fragmentsOf(fragment, document, found)
    },
  })
  return found
}

/** A file's definitions with the shared fragments that they use. */
function withShared(own: DocumentNode, shared: DocumentNode): DocumentNode {
  const whole: DocumentNode = { kind: Kind.DOCUMENT, definitions: [...own.definitions, ...shared.definitions] }
  const operations = own.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION)
  const used = new Set(operations.flatMap((operation) => [...fragmentsOf(operation, whole)]))
  const added = shared.definitions.filter((each) => used.has(each as FragmentDefinitionNode))
  return { kind: Kind.DOCUMENT, definitions: [...own.definitions, ...added] }
}

/** Typed documents for one file of operations: each becomes a constant with its text and its types. */
export async function documentsOf({ schema, parsed, path, scalars, shared }: Input): Promise<string> {
  const document = withShared(parse(readFileSync(path, 'utf8')), shared)
  const types = await codegen({
    schema: parsed,
    schemaAst: schema,
    documents: [{ location: path, document }],
    filename: 'documents.ts',
    config: {},
    plugins: [
      {
        operations: {
          scalars,
          enumsAsTypes: true,
          skipTypename: true,
          useTypeImports: true,
          onlyOperationTypes: true,
          strictScalars: true,
        },
      },
    ],
    pluginMap: { operations },
  })
  const constants = document.definitions
    .filter((each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      const name = operation.name?.value ?? ''
      const kind = operation.operation[0]?.toUpperCase() + operation.operation.slice(1)
      const text = [operation, ...fragmentsOf(operation, document)].map(print).join('\n')
      return `export const ${name} = typed<${name}${kind}, ${name}${kind}Variables>(${JSON.stringify(text)})\n`
    })
  const client = relative(dirname(path), 'src/providers/api/document').replace(/^(?!\.)/, './')
  return `import { typed } from '${client}'\n${types}\n\n${constants.join('\n')}`
}
