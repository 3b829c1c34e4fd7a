// Names the files of more than 300 lines, which need a reason; it never fails.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesIn, root } from './prepare.mjs'

const folders = ['src', 'server', 'access', 'rules', 'resources', 'schema', 'scripts', 'tests', 'bench']
const written = /\.(ts|tsx|mjs|css|graphql)$/
const exempt = /(^|\/)(generated|migrations|data|mocks)\/|\.documents\.ts$/

/** The hand-written files over a limit, longest first. */
export function longFiles(limit = 300) {
  return folders
    .flatMap((folder) => filesIn(folder))
    .filter((file) => written.test(file) && !exempt.test(file))
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > limit)
    .sort((a, b) => b.lines - a.lines)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const { file, lines } of longFiles())
    console.warn(`warning: ${file} has ${lines} lines; over 300 wants a reason`)
