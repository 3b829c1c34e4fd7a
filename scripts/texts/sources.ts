// The places of texts: the modules of the web application, and the parts of the schema that its generated screens show.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, root } from '../prepare.mjs'
import { type Entry, keyOf } from './po.ts'
import { type Language, rewrite } from './rewrite.ts'

/** The schema as the generated screens know it. */
export const SCHEMA = 'schema/generated/catalogue.json'
/** Maps the schema's names to another language's words. */
export const NAMES = 'src/admin/names.ts'

/** No texts: documents, styles, drawings, and the worker and manifest, which are shared by all languages. */
const without = /\.documents\.ts$|^src\/(pwa|theme)\/|\/(icon-paths|icons|icons-more)\.ts$/

export const isSource = (file: string): boolean =>
  /^(src|resources|access)\/.*\.tsx?$/.test(file) && !without.test(file)

/** Rewrites a file in a language; calls `say` for every text. */
export const inLanguage = (code: string, file: string, language: Language): string =>
  file === SCHEMA ? describe(code, language) : rewrite(code, file, language)

interface Described {
  description?: string
}
interface Schema {
  enums: Record<string, ({ value: string } & Described)[]>
  inputs: Record<string, Record<string, Described>>
  types: Record<string, { fields: Record<string, Described> }>
  operations: Record<string, { args: Record<string, Described> }>
}

/** The schema's shown descriptions: of arguments, input fields and values. */
function describe(code: string, { say }: Language): string {
  const schema: Schema = JSON.parse(code)
  const shown = [
    ...Object.values(schema.enums).flat(),
    ...Object.values(schema.inputs).flatMap(Object.values<Described>),
    ...Object.values(schema.operations).flatMap(({ args }) => Object.values(args)),
  ]
  for (const each of shown) {
    const said = each.description && say({ id: each.description })?.[0]
    if (said) each.description = said
  }
  return JSON.stringify(schema)
}

/** Every name that a screen may spell out. */
function namesOf({ enums, inputs, types, operations }: Schema): string[] {
  const values = Object.entries(enums).filter(([name]) => !/Order|^ErrorCode$/.test(name))
  return [
    ...values.flatMap(([, each]) => each.map(({ value }) => value)),
    ...Object.values(inputs).flatMap(Object.keys),
    ...Object.values(types).flatMap(({ fields }) => Object.keys(fields)),
    ...Object.entries(operations).flatMap(([name, { args }]) => [name, ...Object.keys(args)]),
    // A field that ends in Id is labelled with the noun alone.
  ].flatMap((name) => [name, name.replace(/Ids?$/, '')])
}

/** All texts of the web application, each once with its files; `spell` writes a name of the schema, or one of `more`, in English. */
export function textsOf(spell: (name: string) => string, more: readonly string[]): Entry[] {
  const found = new Map<string, Entry & { files: string[] }>()
  const hear = (entry: Entry, file: string) => {
    const known = found.get(keyOf(entry)) ?? { ...entry, files: [] }
    found.set(keyOf(entry), known)
    if (!known.files.includes(file)) known.files.push(file)
  }
  const files = ['access', 'resources', 'src'].flatMap((folder) => filesIn(folder)).filter(isSource)
  for (const file of [...files.sort(), SCHEMA]) {
    const say: Language['say'] = (message) => void hear(message, file)
    inLanguage(readFileSync(join(root, file), 'utf8'), file, { say, pluralRule: 'n' })
  }
  const names = [...namesOf(JSON.parse(readFileSync(join(root, SCHEMA), 'utf8'))), ...more]
  for (const id of new Set(names.map(spell))) hear({ context: 'name', id }, SCHEMA)
  return [...found.values()]
}
