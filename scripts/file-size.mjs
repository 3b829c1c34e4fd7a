// Names the files of more than 300 lines, and the product's functions of more than 60, which need a reason; it never fails.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'
import { filesIn, root } from './prepare.mjs'

const product = ['src', 'server', 'access', 'rules', 'resources', 'schema']
const tools = ['scripts', 'tests', 'bench']
const written = /\.(ts|tsx|mjs|css|graphql)$/
const exempt = /(^|\/)(generated|migrations|data)\/|\.documents\.ts$/

const MOST_LINES = 300
const MOST_LINES_OF_FUNCTION = 60

/** @param {string} file */
const linesOf = (file) => readFileSync(join(root, file), 'utf8').split('\n').length - 1

/**
 * The hand-written files over a limit, longest first.
 * @param {number} [limit]
 * @param {readonly string[]} [folders]
 */
export function longFiles(limit = MOST_LINES, folders = [...product, ...tools]) {
  return folders
    .flatMap((folder) => filesIn(folder))
    .filter((file) => written.test(file) && !exempt.test(file))
    .map((file) => ({ file, lines: linesOf(file) }))
    .filter(({ lines }) => lines > limit)
    .sort((a, b) => b.lines - a.lines)
}

/**
 * The functions of a text with their lines, from the first to the last.
 * @param {string} file
 * @param {string} text
 */
export function functionsIn(file, text) {
  /** @type {{ name: string, lines: number }[]} */
  const found = []
  /** @param {{ start: number, end: number }} node */
  const note = ({ start, end }) => {
    const line = text.slice(0, start).split('\n').length
    found.push({ name: `${file}:${line}`, lines: text.slice(start, end).split('\n').length })
  }
  new Visitor({ FunctionDeclaration: note, FunctionExpression: note, ArrowFunctionExpression: note }).visit(
    parseSync(file, text).program,
  )
  return found
}

/**
 * The functions of the product over a limit, longest first.
 * @param {number} [limit]
 */
export function longFunctions(limit = MOST_LINES_OF_FUNCTION) {
  return product
    .flatMap((folder) => filesIn(folder))
    .filter((file) => /\.tsx?$/.test(file) && !exempt.test(file))
    .flatMap((file) => functionsIn(file, readFileSync(join(root, file), 'utf8')))
    .filter(({ lines }) => lines > limit)
    .sort((a, b) => b.lines - a.lines)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { file, lines } of longFiles())
    console.warn(`warning: ${file} has ${lines} lines; over ${MOST_LINES} wants a reason`)
  for (const { name, lines } of longFunctions())
    console.warn(`warning: the function at ${name} has ${lines} lines; over ${MOST_LINES_OF_FUNCTION} wants a reason`)
}
