import { type GraphQLField, type GraphQLSchema, getDirectiveValues } from 'graphql'

const verbs = { Create: 'Added', Update: 'Changed', Delete: 'Deleted' } as const

/** What each mutation is in words, in the past: as its `@act` says, or by its name: 'Added a practice area'. */
export function actsFile(schema: GraphQLSchema): string {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
  const acts = Object.fromEntries(
    mutations.flatMap((mutation) => {
      const words = saidOf(schema, mutation) ?? byName(mutation.name)
      return words ? [[mutation.name, words]] : []
    }),
  )
  return `/** What each mutation is in words, in the past. */\nexport const acts: Readonly<Record<string, string>> = ${JSON.stringify(acts, null, 2)}\n`
}

function saidOf(schema: GraphQLSchema, { astNode }: GraphQLField<unknown, unknown>): string | undefined {
  const directive = schema.getDirective('act')
  const terms = directive && astNode ? getDirectiveValues(directive, astNode) : undefined
  return terms?.says as string | undefined
}

function byName(name: string): string | undefined {
  const [, noun, verb] = /^([a-zA-Z]+?)(Create|Update|Delete)$/.exec(name) ?? []
  if (!noun || !verb) return undefined
  const words = noun.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${verbs[verb as keyof typeof verbs]} ${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`
}
