// Refuses files of the product of more than 300 lines, and functions of more than 60, unless a reason stands below; of tests and tools it only warns.
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

/**
 * The files of the product that may be longer, or have longer functions, each with its reason. None does now.
 * @type {Record<string, string>}
 */
const reasons = {}

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
  const isOfProduct = (/** @type {string} */ file) => product.some((folder) => file.startsWith(`${folder}/`))
  for (const { file, lines } of longFiles()) say(file, `${file} has ${lines} lines; over ${MOST_LINES}`)
  for (const { name, lines } of longFunctions())
    say(name.replace(/:\d+$/, ''), `the function at ${name} has ${lines} lines; over ${MOST_LINES_OF_FUNCTION}`)

  /**
   * @param {string} file
   * @param {string} fault
   */
  function say(file, fault) {
    if (file in reasons) return
    if (!isOfProduct(file)) return console.warn(`warning: ${fault} wants a reason`)
    console.error(`${fault} needs dividing, or a reason in scripts/file-size.mjs`)
    process.exitCode = 1
  }
}
