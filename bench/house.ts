import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { forbiddenImports, importCycles } from '../scripts/imports.mjs'
import { areas } from '../scripts/layout.mjs'
import { filesIn, root } from '../scripts/prepare.mjs'
import { print } from './table'

const layers = ['schema', 'access', 'rules', 'resources', 'server', 'src']
const tests = ['tests', 'bench', 'scripts']
const generated = /(^|\/)(generated|migrations|mocks)\/|\.documents\.ts$|\.txt$|\.json$/
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

function functionsIn(tree: string, file: string): Length[] {
  const text = textOf(tree, file)
  const found: Length[] = []
  const note = ({ start, end }: { start: number; end: number }) => {
    const name = `${file}:${linesOf(text.slice(0, start)) + 1}`
    found.push({ name, lines: linesOf(text.slice(start, end)) + 1 })
  }
  new Visitor({ FunctionDeclaration: note, FunctionExpression: note, ArrowFunctionExpression: note }).visit(
    parseSync(file, text).program,
  )
  return found
}

function spread(lengths: readonly Length[]) {
  const sorted = lengths.toSorted((a, b) => a.lines - b.lines)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]?.lines ?? 0
  const longest = sorted.at(-1)
  return [String(sorted.length), String(at(0.5)), String(at(0.9)), `${longest?.lines} ${longest?.name}`]
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
  const functions = product.filter((file) => /\.tsx?$/.test(file)).flatMap((file) => functionsIn(tree, file))
  print(
    'Lines of the product, tests and demo mocks aside',

    ['of', 'count', 'median', 'p90', 'longest'],
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
  console.log(`import cycles, types included: ${importCycles(tree).length}`)
  console.log(`imports upward, by today's rules: ${forbiddenImports(tree).length}`)
  console.log(`global CSS classes: ${globalClasses(tree).size}`)
}
