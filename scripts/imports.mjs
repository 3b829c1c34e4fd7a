// Checks every import of the product against import-rules.mjs and finds cycles; type imports and lazy ones count too.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'
import { importRules } from './import-rules.mjs'
import { areas } from './layout.mjs'
import { filesIn, root } from './prepare.mjs'

const folders = ['src', 'server', 'access', 'rules', 'resources', 'schema']

/**
 * The forbidden imports below a root.
 * @param {string} [tree]
 */
export function forbiddenImports(tree = root) {
  return sourcesIn(tree).flatMap((file) =>
    importsOf(file, tree).flatMap((to) => broken(file, to).map((rule) => ({ file, to, rule }))),
  )
}

/** @param {string} tree */
function sourcesIn(tree) {
  return folders.flatMap((folder) => filesIn(folder, tree)).filter((file) => /\.tsx?$/.test(file))
}

/** @param {string} file @param {string} to */
function broken(file, to) {
  return importRules.filter((rule) => {
    const from = rule.from.exec(file)
    if (!from || !rule.to.test(to)) return false
    return !rule.except || !new RegExp(rule.except.replace('$1', from[1] ?? '')).test(to)
  })
}

/**
 * Files below a root that import each other, directly or through others; type imports count.
 * @param {string} [tree]
 * @returns {string[][]}
 */
export function importCycles(tree = root) {
  const files = sourcesIn(tree)
  const named = new Map(files.map((file) => [file.replace(/\.tsx?$/, ''), file]))
  const edges = new Map(files.map((file) => [file, importsOf(file, tree).flatMap((to) => named.get(to) ?? [])]))
  return ringsIn(edges)
}

/**
 * A file with all those that it loads, directly or through others; imports of only types and lazy ones load nothing.
 * @param {string} file
 * @param {string} [tree]
 */
export function closureOf(file, tree = root) {
  const named = new Map(sourcesIn(tree).map((each) => [each.replace(/\.tsx?$/, ''), each]))
  const loaded = new Set(named.has(file.replace(/\.tsx?$/, '')) ? [file] : [])
  for (const each of loaded)
    for (const to of loadedBy(each, tree)) {
      const next = named.get(to)
      if (next) loaded.add(next)
    }
  return loaded
}

/**
 * The imports that a file's module loads with it.
 * @param {string} file
 * @param {string} tree
 */
function loadedBy(file, tree) {
  const text = readFileSync(join(tree, file), 'utf8')
  const { module } = parseSync(file, text)
  const isValue = (/** @type {{ entries: { isType: boolean }[] }} */ { entries }) =>
    entries.length === 0 || entries.some(({ isType }) => !isType)
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  )
  const imported = module.staticImports.filter(isValue).map(({ moduleRequest }) => moduleRequest.value)
  return [...imported, ...exported].map((written) => named(written, file, tree))
}

/**
 * The rooms of an area, which are its folders on the server, that import each other, directly or through others. Tables do not count: a foreign key
 * may name any table.
 * @param {string} [tree]
 * @returns {string[][]}
 */
export function roomRings(tree = root) {
  /** @type {Map<string, string[]>} */
  const edges = new Map()
  for (const file of filesIn('server', tree).filter((each) => /\.ts$/.test(each)))
    for (const to of importsOf(file, tree)) {
      const [from, target] = [roomOf(file), roomOf(to)]
      if (!from || !target || from === target || to.endsWith('/table') || areaOf(from) !== areaOf(target)) continue
      edges.set(from, [...(edges.get(from) ?? []), target])
    }
  return ringsIn(edges)
}

/** @param {string} path */
const areaOf = (path) => path.split('/')[1]

/**
 * The room of a path, such as 'server/room/life'; what stands in no folder of its area shares one, the area.
 * @param {string} path
 */
function roomOf(path) {
  const [top, area = '', room, file] = path.split('/')
  if (top !== 'server' || !areas.includes(area)) return null
  return file ? `server/${area}/${room}` : `server/${area}`
}

/**
 * The strongly connected parts with more than one node, by Tarjan's algorithm.
 * @param {Map<string, string[]>} edges
 */
function ringsIn(edges) {
  /** @type {Map<string, { index: number, low: number }>} */
  const seen = new Map()
  /** @type {string[]} */
  const open = []
  /** @type {string[][]} */
  const rings = []
  /** @param {string} node */
  const visit = (node) => {
    const own = { index: seen.size, low: seen.size }
    seen.set(node, own)
    open.push(node)
    for (const next of edges.get(node) ?? []) {
      if (!seen.has(next)) own.low = Math.min(own.low, visit(next).low)
      else if (open.includes(next)) own.low = Math.min(own.low, seen.get(next)?.index ?? own.low)
    }
    if (own.low === own.index) {
      const ring = open.splice(open.indexOf(node))
      if (ring.length > 1) rings.push(ring)
    }
    return own
  }
  for (const node of edges.keys()) if (!seen.has(node)) visit(node)
  return rings
}

/**
 * A file's imports, named as in the rules.
 * @param {string} file
 * @param {string} tree
 */
function importsOf(file, tree) {
  const { program, errors } = parseSync(file, readFileSync(join(tree, file), 'utf8'))
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  /** @type {Set<string>} */
  const found = new Set()
  /** @param {{ source: unknown }} node */
  const note = ({ source }) => {
    if (!source || typeof source !== 'object' || !('value' in source) || typeof source.value !== 'string') return
    found.add(named(source.value, file, tree))
  }
  new Visitor({
    ImportDeclaration: note,
    ExportNamedDeclaration: note,
    ExportAllDeclaration: note,
    ImportExpression: note,
    TSImportType: note,
  }).visit(program)
  return [...found]
}

/** @param {string} written @param {string} file @param {string} tree */
function named(written, file, tree) {
  if (isBuiltin(written)) return written.startsWith('node:') ? written : `node:${written}`
  if (!written.startsWith('.')) return written
  const path = posix.join(posix.dirname(file), written.replace(/\?.*$/, ''))
  const full = join(tree, path)
  return existsSync(full) && statSync(full).isDirectory() ? `${path}/index` : path
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = forbiddenImports()
  for (const { file, to, rule } of found) console.error(`error: ${file} imports ${to} (${rule.name}). ${rule.why}`)
  const cycles = importCycles()
  for (const ring of cycles) console.error(`error: these files import each other: ${ring.join(', ')}`)
  const rings = roomRings()
  for (const ring of rings) console.error(`error: these rooms import each other: ${ring.join(', ')}`)
  process.exitCode = found.length + cycles.length + rings.length > 0 ? 1 : 0
}
