import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { isDerived } from '../../scripts/derived.mjs'
import { filesIn, root } from '../../scripts/prepare.mjs'

const papers = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'CHANGELOG.md', ...filesIn('docs')].filter((file) =>
  file.endsWith('.md'),
)
/** What is there before a build or a run leaves something. */
const files = readdirSync(root).flatMap((name) =>
  /^(\.git|node_modules|dist|data|test-results)$/.test(name) ? [] : filesIn(name),
)
const folders = new Set(files.flatMap((file) => (file.includes('/') ? [file.split('/')[0]] : [])))

/** What a paper has the reader make: the scholarship and the Welsh that CONTRIBUTING.md takes as examples, and what a run leaves. */
const example = /scholarship|Scholarship|\bcy\.po$|^(dist|data|test-results|node_modules)\/|^tests\/runs\.jsonl$/
/** The places of a pattern stand for whatever is there. */
const isPattern = (path: string) => /[<>{}*…]/.test(path)

const isPath = (word: string) => folders.has(word.split('/')[0]) && word.includes('/')
const isFile = (word: string) => /^(?!\.\.)[\w./-]*\w\.(tsx?|mjs|graphql|css|sql|txt|md)$/.test(word)

/** All paths that a paper names: from the root, or the end of one that is a file's. */
function namedIn(text: string): string[] {
  const words = text.split(/[\s`()[\],;|"'‘’]+/).map((word) => word.replace(/[.:]+$/, ''))
  return words.filter((word) => (isPath(word) || isFile(word)) && !isPattern(word) && !example.test(word))
}

/** Where its links lead, from the root. */
const linksIn = (text: string, file: string) =>
  [...text.matchAll(/\]\((?!\w+:|#)([^)#]+)/g)].map(([, path = '']) => join(dirname(file), path))

const isThere = (path: string) =>
  existsSync(join(root, path)) ||
  isDerived(path) ||
  (isFile(path) && files.some((file) => file.endsWith(`/${path}`))) ||
  // Of a module its name is enough, and of a test the beginning of its path.
  ['.ts', '.tsx', '.test.ts', '.test.tsx'].some((ending) => existsSync(join(root, `${path}${ending}`)))

it.each(papers)('%s names no path that is not there', (file) => {
  const text = readFileSync(join(root, file), 'utf8')
  expect([...namedIn(text), ...linksIn(text, file)].filter((path) => !isThere(path))).toEqual([])
})

it('sees a path that is not there', () => {
  expect(
    namedIn('See `server/gone.ts`, and [it](server/lost/): `npm test -- server tests/server/nobody`, `lost.mjs`.'),
  ).toEqual(['server/gone.ts', 'server/lost/', 'tests/server/nobody', 'lost.mjs'])
})
