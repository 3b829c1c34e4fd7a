import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { functionsIn } from '../scripts/file-size.mjs'
import { closureOf, forbiddenImports, importCycles, roomRings } from '../scripts/imports.mjs'
import { areas } from '../scripts/layout.mjs'
import { filesIn, root } from '../scripts/prepare.mjs'
import { print } from './table'

const layers = ['schema', 'access', 'rules', 'resources', 'server', 'src']
const tests = ['tests', 'bench', 'scripts']
const generated = /(^|\/)(generated|migrations)\/|\.documents\.ts$|\.txt$|\.json$/
/** A folder with more files should be divided. */
const MOST_FILES = 25

interface Length {
  name: string
  lines: number
}

const linesOf = (text: string) => text.split('\n').length - 1
const textOf = (tree: string, file: string) => readFileSync(join(tree, file), 'utf8')

/** Files that people write. */
const written = (tree: string, folders: readonly string[]) =>
  folders
    .flatMap((folder) => filesIn(folder, tree))
    .filter((file) => /\.(tsx?|mjs|css|graphql)$/.test(file) && !generated.test(file))

function spread(lengths: readonly Length[]) {
  const sorted = lengths.toSorted((a, b) => a.lines - b.lines)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]?.lines ?? 0
  const longest = sorted.at(-1)
  const over = (limit: number) => String(sorted.filter(({ lines }) => lines > limit).length)
  return [
    String(sorted.length),
    String(at(0.5)),
    String(at(0.9)),
    over(60),
    over(100),
    over(300),
    `${longest?.lines} ${longest?.name}`,
  ]
}

/** The file's area, or its layer where it has none. */
function placeOf(file: string): string {
  const parts = file.split('/')
  const area = areas.find((each) => parts[1] === each)
  return (
    area ?? (parts[0] === 'server' || parts[0] === 'src' ? `${parts[0]}/${parts[2] ? parts[1] : ''}` : (parts[0] ?? ''))
  )
}

/** The classes of global style sheets, which are those that are not modules. */
const globalClasses = (tree: string) =>
  new Set(
    filesIn('src', tree)
      .filter((file) => file.endsWith('.css') && !file.endsWith('.module.css'))
      .flatMap((file) => [...textOf(tree, file).matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name)),
  )

/** Home-made machinery, by what it does. */
const machinery: readonly [name: string, places: RegExp][] = [
  ['the staff’s generated screens', /^src\/admin\/.*\.tsx?$/],
  ['reading', /^server\/kernel\/read\//],
  ['writing of single rows', /^server\/kernel\/(crud\/|write\/(crud|creatable)\.ts$)/],
  ['the generator', /^(schema\/[a-z-]+\.ts$|scripts\/(generate\.mjs|lists\.ts|admin-catalogue\.ts)$)/],
  ['definitions of the staff’s screens', /^resources\/[a-z-]+\.ts$/],
  ['resolvers, documents and the schema', /^server\/kernel\/graphql\/(resolvers|documents|schema)\.ts$/],
  ['texts and their translation', /^scripts\/texts\//],
]

const linesIn = (tree: string, places: RegExp) =>
  ['src', 'server', 'schema', 'scripts', 'resources']
    .flatMap((folder) => filesIn(folder, tree))
    .filter((file) => places.test(file) && !generated.test(file))
    .reduce((sum, file) => sum + linesOf(textOf(tree, file)), 0)

/** What is loaded to begin with: the files where each has stood, the present one first. */
const starts: readonly [name: string, ...files: string[]][] = [
  ['holding a start', 'server/booking/changes/sessionHold.ts', 'server/booking/booking/sessionHold.ts'],
  ['saving an answer', 'server/room/answers/sessionAnswerWrite.ts', 'server/room/session/sessionAnswerWrite.ts'],
  ['a list of the staff', 'src/admin/list/list-page.tsx'],
  ['the page of a session', 'src/learn/sessions/classroom-page.tsx', 'src/learn/classroom/classroom-page.tsx'],
]

/** Casts, the type any, and lines where the linter or the compiler is told to look away. */
function trustIn(tree: string, folder: string): [casts: number, any: number, ignored: number] {
  const counts: [number, number, number] = [0, 0, 0]
  for (const file of written(tree, [folder]).filter((each) => /\.tsx?$/.test(each))) {
    const text = textOf(tree, file)
    const noteCast = ({ typeAnnotation: { start, end } }: { typeAnnotation: Span }) => {
      if (text.slice(start, end) !== 'const') counts[0]++
    }
    const noteAny = () => {
      counts[1]++
    }
    new Visitor({ TSAsExpression: noteCast, TSAnyKeyword: noteAny }).visit(parseSync(file, text).program)
    counts[2] += text.match(/biome-ignore|@ts-expect-error/g)?.length ?? 0
  }
  return counts
}

interface Span {
  start: number
  end: number
}

/** `npm run bench -- house` measures the size and division of the code. `npm run bench -- house <folder>` measures another checkout. */
export async function house([tree = root]: readonly string[] = []) {
  const files = written(tree, [...layers, ...tests])
  const sizes = new Map<string, { files: number; lines: number }>()
  for (const file of files) {
    const place = placeOf(file)
    const size = sizes.get(place) ?? { files: 0, lines: 0 }
    sizes.set(place, { files: size.files + 1, lines: size.lines + linesOf(textOf(tree, file)) })
  }
  print(
    'Files and lines that people write, by area (in schema, access, resources, server and their tests), else by folder',
    ['place', 'files', 'lines'],
    [...sizes].sort(([a], [b]) => a.localeCompare(b)).map(([place, size]) => [place, `${size.files}`, `${size.lines}`]),
  )
  const product = written(tree, layers)
  const lengths = product.map((file) => ({ name: file, lines: linesOf(textOf(tree, file)) }))
  const functions = product
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => functionsIn(file, textOf(tree, file)))
  print(
    'Lines of the product, tests aside',
    ['of', 'count', 'median', 'p90', 'over 60', 'over 100', 'over 300', 'longest'],
    [
      ['files', ...spread(lengths)],
      ['functions', ...spread(functions)],
    ],
  )
  const folders = new Map<string, number>()
  for (const file of product) folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1)
  const large = [...folders].filter(([, count]) => count > MOST_FILES).sort(([, a], [, b]) => b - a)
  console.log(
    `\nfolders of more than ${MOST_FILES} files: ${large.map(([name, count]) => `${name} ${count}`).join(', ') || 'none'}`,
  )
  print(
    'Machinery that another product would take from a library or a generator',
    ['of', 'lines'],
    machinery.map(([name, places]) => [name, String(linesIn(tree, places))]),
  )
  print(
    'How the types are held to',
    ['in', 'casts', 'any', 'lines that the linter passes over'],
    ['server', 'src', 'access', 'rules', 'tests', 'bench'].map((folder) => [
      folder,
      ...trustIn(tree, folder).map(String),
    ]),
  )
  print(
    'Files that are loaded with one, directly or through others',
    ['file', 'files'],
    starts.map(([name, ...files]) => [
      name,
      String(closureOf(files.find((file) => existsSync(join(tree, file))) ?? '', tree).size),
    ]),
  )
  console.log(`\nimport cycles, types included: ${importCycles(tree).length}`)
  console.log(`rooms of an area that import each other: ${roomRings(tree).length}`)
  console.log(`imports upward, by today's rules: ${forbiddenImports(tree).length}`)
  console.log(`global CSS classes: ${globalClasses(tree).size}`)
}
