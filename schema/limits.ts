import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  getDirectiveValues,
  isInputObjectType,
} from 'graphql'

type Place = Pick<GraphQLArgument | GraphQLInputField, 'astNode'>

/** The most characters of a text that `@line` or `@text` limits; undefined of anything else. */
export function mostOf(schema: GraphQLSchema, { astNode }: Place): number | undefined {
  for (const name of ['line', 'text']) {
    const directive = schema.getDirective(name)
    const terms = directive && astNode && getDirectiveValues(directive, astNode)
    if (terms) return terms.most as number
  }
}

/** The limited texts of each mutation and input, as constants, so that a page carries only those that it names. */
export function limitsFile(schema: GraphQLSchema): string {
  const owners = [
    ...Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ name, args }) => ({ name, places: args })),
    ...Object.values(schema.getTypeMap())
      .filter(isInputObjectType)
      .map((type) => ({ name: type.name, places: Object.values(type.getFields()) })),
  ]
  const lines = owners.flatMap(({ name, places }) => {
    const limits = places.flatMap((place) => {
      const most = mostOf(schema, place)
      return most === undefined ? [] : [`${place.name}: ${most}`]
    })
    return limits.length ? [`export const ${name} = { ${limits.join(', ')} } as const`] : []
  })
  return `/** The most characters of texts, by the mutation or input that takes them. */\n${lines.join('\n')}\n`
}
