import {
  type ASTNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  getDirectiveValues,
  isInputObjectType,
} from 'graphql'
import type { Maybe } from 'graphql/jsutils/Maybe'

type Place = Pick<GraphQLArgument | GraphQLInputField, 'astNode'>

/** The most characters of a text that `@line` or `@text` limits; undefined of anything else. */
export function mostOf(schema: GraphQLSchema, { astNode }: Place): number | undefined {
  for (const name of ['line', 'text']) {
    const directive = schema.getDirective(name)
    const terms = directive && astNode && getDirectiveValues(directive, astNode)
    if (terms) return terms.most as number
  }
}

/** The folder of the schema that a mutation or an input is declared in. */
const areaOf = ({ astNode }: { astNode?: Maybe<ASTNode> }): string =>
  /^schema\/(.+)\//.exec(astNode?.loc?.source.name ?? '')?.[1] ?? 'base'

/**
 * The limited texts of each mutation and input, as constants, by the area that declares it: so that a page carries only those of the areas that it names, and the
 * frame of all pages few.
 */
export function limitsByArea(schema: GraphQLSchema): Map<string, string> {
  const owners = [
    ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({ ...field, places: field.args })),
    ...Object.values(schema.getTypeMap())
      .filter(isInputObjectType)
      .map((type) => ({ name: type.name, astNode: type.astNode, places: Object.values(type.getFields()) })),
  ]
  const byArea = new Map<string, string[]>()
  for (const { name, astNode, places } of owners) {
    const limits = places.flatMap((place) => {
      const most = mostOf(schema, place)
      return most === undefined ? [] : [`${place.name}: ${most}`]
    })
    const area = areaOf({ astNode })
    if (limits.length)
      byArea.set(area, [...(byArea.get(area) ?? []), `export const ${name} = { ${limits.join(', ')} } as const`])
  }
  const says = '/** The most characters of texts, by the mutation or input that takes them. */'
  return new Map([...byArea].map(([area, lines]) => [area, `${says}\n${lines.join('\n')}\n`]))
}
