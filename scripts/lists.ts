// Writes the lists that follow from what is there: the nouns of server/, access/ and resources/ from their folders, the staff's addresses and menu from
// resources/, the browser's features from theirs, and the first parts of the addresses that need a sign-in from the routes.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { addressesOf, menuOf } from '../resources/addresses'
import { headFrom } from '../resources/head'
import type { Catalogue } from '../schema/catalogue'
import { areaCatalogues } from './admin-catalogue'
import { derived, derivedBy } from './derived.mjs'
import { areas } from './layout.mjs'
import { root } from './prepare.mjs'

const header = '// Written by scripts/lists.ts; do not edit.\n'

const { write, removeOthers } = derivedBy(derived.lists)

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The names in a folder, in a stable order; none where there is no such folder. */
const namesIn = (folder: string) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : [])

interface Exported {
  name: string
  file: string
}

/** Writes the list of what each of these files exports, the lowest area first. */
function writeList(path: string, { list, doc }: { list: string; doc: string }, files: readonly Exported[]) {
  const imports = files.map(({ name, file }) => `import { ${name} } from '../${file.replace(/\.ts$/, '')}'\n`)
  const names = files.map(({ name }) => `  ${name},\n`)
  write(path, `${header}${imports.join('')}\n/** ${doc} */\nexport const ${list} = [\n${names.join('')}]\n`)
}

/** The noun that a file declares; none where it declares none. */
function nounIn(folder: string, file: string): Exported[] {
  const path = join(root, folder, file)
  const name = existsSync(path) && /^export const (\w+) = noun\(/m.exec(readFileSync(path, 'utf8'))?.[1]
  return name ? [{ name, file }] : []
}

const nouns = { list: 'nouns', doc: 'Every noun, from the lowest area to the highest.' }
writeList(
  'server/generated/nouns.ts',
  nouns,
  areas.flatMap((area) => namesIn(`server/${area}`).flatMap((folder) => nounIn('server', `${area}/${folder}/noun.ts`))),
)
writeList(
  'access/generated/nouns.ts',
  nouns,
  areas.flatMap((area) => namesIn(`access/${area}`).flatMap((file) => nounIn('access', `${area}/${file}`))),
)

const definitions = areas.flatMap((area) =>
  namesIn(`resources/${area}`).map((file) => ({ area, name: camel(basename(file, '.ts')), file: `${area}/${file}` })),
)
writeList(
  'resources/generated/resources.ts',
  { list: 'resources', doc: 'What staff do with each noun that has screens made from its definition.' },
  definitions,
)

// Only now, since they read the list.
const { resources } = await import('../resources')
const { resources: inOrderOfAreas } = await import('../resources/generated/resources')

const lines = (values: readonly object[]) => values.map((value) => `  ${JSON.stringify(value)},\n`).join('')

write(
  'resources/generated/addresses.ts',
  `${header}import type { Address, Item } from '../addresses'

/** The addresses of the staff's screens that are made from definitions. */
export const addresses: readonly Address[] = [
${lines(resources.flatMap(addressesOf))}]

/** The staff's menu, so far as it follows from definitions. */
export const menu: readonly Item[] = [
${lines(menuOf(resources))}]
`,
)

const catalogue: Catalogue = JSON.parse(readFileSync(join(root, 'schema/generated/catalogue.json'), 'utf8'))
const byArea = new Map(
  [...new Set(definitions.map(({ area }) => area))].map(
    (area) => [area, inOrderOfAreas.filter((_, index) => definitions[index]?.area === area)] as const,
  ),
)
for (const [area, catalogueOfArea] of areaCatalogues(catalogue, byArea)) {
  write(`resources/generated/catalogue/${area}.json`, `${JSON.stringify(catalogueOfArea, null, 1)}\n`)
  writeArea(
    area,
    definitions.filter((each) => each.area === area),
  )
}

/** Writes all that the screens of an area know and other pages do not: one module, so that it is one request. */
function writeArea(area: string, own: readonly Exported[]) {
  const imports = own.map(({ name, file }) => `import { ${name} } from '../../${file.replace(/\.ts$/, '')}'\n`)
  write(
    `resources/generated/areas/${area}.ts`,
    `${header}${imports.join('')}import catalogue from '../catalogue/${area}.json'

/** What the screens of the area ${area} know of the schema, and their definitions. */
export const part = { catalogue, definitions: [${own.map(({ name }) => name).join(', ')}] }
`,
  )
}

write(
  'resources/generated/heads.ts',
  `${header}import type { ResourceHead } from '../head'

/** The heads of all definitions, in the order of the menu. */
export const heads: readonly ResourceHead[] = [
${lines(resources.map(headFrom))}]
`,
)

const places = inOrderOfAreas.map(({ list }, index) => {
  const place = { type: catalogue.operations[list]?.type, area: definitions[index]?.area }
  return `  ${list}: ${JSON.stringify(place)},\n`
})
write(
  'resources/generated/lists.ts',
  `${header}import type { Resource } from '../resource'

/** What the screens of an area know. */
interface Part {
  catalogue: unknown
  definitions: readonly Resource[]
}

/** The type of each list's rows, and the area of its definition. */
export const lists: Readonly<Record<string, { type: string; area: string }>> = {
${places.join('')}}

/** What is loaded by area: its part of the catalogue, and its definitions. */
export const parts: Readonly<Record<string, () => Promise<{ part: Part }>>> = {
${[...byArea.keys()].map((area) => `  ${area}: () => import('./areas/${area}'),\n`).join('')}}
`,
)

/** The features of a part of the web application, which have such a file. */
const featuresWith = (part: string, file: string) =>
  namesIn(`src/${part}`).filter((feature) => existsSync(join(root, 'src', part, feature, file)))

const routeLists = ['learn', 'staff'].flatMap((part) =>
  featuresWith(part, 'routes.ts').flatMap((feature) => {
    const file = `${part}/${feature}/routes.ts`
    const name = /^export const (\w+): readonly AppRoute/m.exec(readFileSync(join(root, 'src', file), 'utf8'))?.[1]
    return name ? [{ name, file }] : []
  }),
)
writeList('src/generated/features.ts', { list: 'featureRoutes', doc: 'The pages of every feature.' }, routeLists)

const staff = featuresWith('staff', 'feature.ts')
write(
  'src/generated/staff.ts',
  `${header}${staff.map((name) => `import { feature as ${camel(name)} } from '../staff/${name}/feature'\n`).join('')}
/** What the staff's features add by hand to the screens made from definitions. */
export const features = [${staff.map(camel).join(', ')}]
`,
)

// Only now, since the routes read the addresses and the features.
const { routes } = await import('../src/routes')
const guarded = routes.filter(({ guard, path }) => guard === 'signedIn' || path === '/')
const sections = [...new Set(guarded.map(({ path }) => path.split('/')[1] ?? ''))].sort()
write(
  'src/generated/sections.ts',
  `${header}
/**
 * The first parts of the addresses that need a sign-in. Whoever has none is shown the way in without the application being
 * loaded first; the guard of each route decides anyhow.
 */
export const sections: ReadonlySet<string> = new Set('${sections.join(' ')}'.split(' '))
`,
)
removeOthers()
