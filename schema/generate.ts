/**
 * Writes the files derived from the schema: `schema/generated/` (the joined text, TypeScript types, the arguments of each operation, the limits
 * of texts, the catalogue for the admin screens) and typed documents beside each `.graphql` file under `src/`, all of which may use the fragments of `src/nouns/`.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import {
  buildASTSchema,
  concatAST,
  type DocumentNode,
  type GraphQLObjectType,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  Source,
} from 'graphql'
import { derived, derivedBy } from '../scripts/derived.mjs'
import { actsFile } from './acts'
import { catalogueOf } from './catalogue'
import { documentsOf } from './documents'
import { limitsByArea } from './limits'

const here = dirname(fileURLToPath(import.meta.url))
const root = dirname(here)
const header = '// Written by schema/generate.ts; do not edit.\n'

const scalars = {
  ID: 'string',
  DateTime: 'string',
  Date: 'string',
  JSON: 'unknown',
  Pence: 'number',
  Text: 'string',
  Html: 'string',
  Upload: { input: 'unknown', output: 'never' },
}

/** All files below a folder with this ending, in a stable order. */
function filesBelow(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name)
      if (statSync(path).isDirectory()) return filesBelow(path, ending)
      return name.endsWith(ending) ? [path] : []
    })
}

const files = derivedBy(derived.schema)

const base = join(here, 'base.graphql')
const sources = filesBelow(here, '.graphql').filter((path) => path !== base)
const texts = [base, ...sources].map((path) => new Source(readFileSync(path, 'utf8').trim(), relative(root, path)))
const sdl = texts.map(({ body }) => body).join('\n\n')
const parsed = concatAST(texts.map((text) => parse(text)))
const schema = buildASTSchema(parsed)

files.write('schema/generated/sdl.ts', `${header}export const sdl = ${JSON.stringify(sdl)}\n`)
const limits = limitsByArea(schema)
for (const [area, text] of limits) files.write(`schema/generated/limits/${area}.ts`, `${header}${text}`)
const all = [...limits.keys()].map((area) => `export * from './limits/${area}'\n`)
files.write('schema/generated/limits.ts', `${header}${all.join('')}`)
files.write('schema/generated/acts.ts', `${header}${actsFile(schema)}`)
files.write('schema/generated/catalogue.json', `${JSON.stringify(catalogueOf(schema), null, 1)}\n`)

const types = await codegen({
  schema: parsed,
  schemaAst: schema,
  documents: [],
  filename: 'types.ts',
  config: {},
  plugins: [
    { typescript: { scalars, enumsAsTypes: true, skipTypename: true, useTypeImports: true, strictScalars: true } },
  ],
  pluginMap: { typescript },
})
const argumentsByOperation = ['Query', 'Mutation', 'Subscription'].map((kind) => {
  const fields = Object.values(schema.getType(kind) ? (schema as never as Fields).getType(kind).getFields() : {})
  const lines = fields.map(
    ({ name, args }) =>
      `  ${name}: ${args.length ? `${kind}${name[0]?.toUpperCase()}${name.slice(1)}Args` : 'NoArguments'}`,
  )
  return `/** Arguments of each ${kind.toLowerCase()}, by name. */\nexport interface ${kind}Arguments {\n${lines.join('\n')}\n}\n`
})
type Fields = { getType(name: string): { getFields(): Record<string, { name: string; args: unknown[] }> } }
const objects = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType =>
    isObjectType(type) && !type.name.startsWith('__') && !['Query', 'Mutation', 'Subscription'].includes(type.name),
)
const typesByName = objects.map(({ name }) => `  ${name}: ${name}`)
const relationsByType = objects.map((type) => {
  const leading = Object.values(type.getFields()).filter((field) => isObjectType(getNamedType(field.type)))
  return `  ${type.name}: { ${leading.map(({ name, type }) => `${name}: '${getNamedType(type).name}'`).join('; ')} }`
})
files.write(
  'schema/generated/types.ts',
  [
    `${header}${types}\n`,
    'export type NoArguments = Record<string, never>\n',
    ...argumentsByOperation,
    `/** Every object type, by name. */\nexport interface Types {\n${typesByName.join('\n')}\n}\n`,
    `/** Fields that lead to another object type, by type. */\nexport interface Relations {\n${relationsByType.join('\n')}\n}\n`,
  ].join('\n'),
)

const nouns = join(root, 'src/nouns')
const fragments = filesBelow(nouns, '.graphql').map((path) => readFileSync(path, 'utf8'))
const shared: DocumentNode = fragments.length ? parse(fragments.join('\n')) : { kind: Kind.DOCUMENT, definitions: [] }
const documentFiles = filesBelow(join(root, 'src'), '.graphql').filter((path) => !path.startsWith(nouns))
for (const path of documentFiles) {
  const text = await documentsOf({ schema, parsed, path, scalars, shared })
  files.write(relative(root, path).replace(/graphql$/, 'documents.ts'), `${header}${text}`)
}
files.removeOthers()
