// The places of texts: the modules of the web application and of the server, and the parts of the schema that generated screens show.
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { filesIn, root } from '../prepare.mjs'
import { type Entry, keyOf } from './po.ts'
import { type Language, type Message, rewrite, type Spoken } from './rewrite.ts'

/** The schema with its names. */
const SCHEMA = 'schema/generated/catalogue.json'
/** Whether a file is a part of what the generated screens show of it. */
export const isShown = (file: string): boolean => file.startsWith('resources/generated/catalogue/')
/** Maps the schema's names to another language's words. */
export const NAMES = 'src/admin/names.ts'
/** Lists the server's languages, with their words for the schema's names. */
export const LANGUAGES = 'server/kernel/languages.ts'
/** The page for those without a connection, which the service worker shows by itself. */
export const OFFLINE = 'public/offline.html'
const SPOKEN = 'server/kernel/spoken'

/** No texts: documents, styles, drawings, and the worker and manifest, which are shared by all languages. */
const without = /\.documents\.ts$|^src\/(pwa|theme)\/|\/(icon-paths|icons|icons-more)\.ts$/

export const isSource = (file: string): boolean =>
  /^(src|resources|access)\/.*\.tsx?$/.test(file) && !without.test(file)

/** No texts: the demo school, and what speaks to whoever runs the server. */
const withoutServer =
  /^server\/(demo|migrations)\/|^server\/(main|first-start|check-audit)\.ts$|^server\/kernel\/(provider-)?settings\.ts$/
/** The server reads only the names and the versions in these. */
const forBrowserOnly = /^access\/(abilities|policies)\.ts$/

export const isServerSource = (file: string): boolean =>
  /^(server|access)\/.*\.ts$/.test(file) && !withoutServer.test(file) && !forBrowserOnly.test(file)

/** Rewrites a module of the server, which speaks several languages at a time. */
export function inLanguages(code: string, file: string, languages: readonly Spoken[]): string {
  const written = rewrite(code, file, languages)
  if (written === code) return code
  const path = relative(dirname(file), SPOKEN)
  return `import { spoken as $spoken } from '${path.startsWith('.') ? path : `./${path}`}'; ${written}`
}

/** Rewrites a file in a language; calls `say` for every text. */
export function inLanguage(code: string, file: string, language: Language): string {
  if (isShown(file)) return describedIn(code, language)
  return file === OFFLINE ? inPage(code, language) : rewrite(code, file, language)
}

/** The words of a page without scripts: each is all that its element says. */
const inPage = (code: string, { say }: Language): string =>
  code.replace(/(?<=>)[^<>]+(?=<\/(h1|p|a)>)/g, (id) => say({ id })?.[0] ?? id)

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
function describedIn(code: string, { say }: Language): string {
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
    ...Object.keys(types),
    ...Object.values(types).flatMap(({ fields }) => Object.keys(fields)),
    ...Object.entries(operations).flatMap(([name, { args }]) => [name, ...Object.keys(args)]),
    // A field that ends in Id is labelled with the noun alone.
  ].flatMap((name) => [name, name.replace(/Ids?$/, '')])
}

/** All texts of the product, each once with its files; `spell` writes a name of the schema, or one of `more`, in English. */
export function textsOf(spell: (name: string) => string, more: readonly string[]): Entry[] {
  const found = new Map<string, Entry & { files: string[] }>()
  const hear = (entry: Entry, file: string) => {
    const known = found.get(keyOf(entry)) ?? { ...entry, files: [] }
    found.set(keyOf(entry), known)
    if (!known.files.includes(file)) known.files.push(file)
  }
  const files = ['access', 'resources', 'rules', 'server', 'src']
    .flatMap((folder) => filesIn(folder))
    .filter((file) => isSource(file) || isServerSource(file) || isShown(file))
  for (const file of [...files.sort(), OFFLINE]) {
    const code = readFileSync(join(root, file), 'utf8')
    const listener = { locale: '', say: (message: Message) => void hear(message, file), pluralRule: 'n' }
    if (isServerSource(file)) inLanguages(code, file, [listener])
    else inLanguage(code, file, listener)
  }
  const names = [...namesOf(JSON.parse(readFileSync(join(root, SCHEMA), 'utf8'))), ...more]
  for (const id of new Set(names.map(spell))) hear({ context: 'name', id }, SCHEMA)
  return [...found.values()]
}
