// `npm start`: installs and builds only what is missing or old, then becomes the server.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isBuilt } from './built.mjs'
import { ensureInstalled, requireNode, root, runNode } from './prepare.mjs'

requireNode()
const built = isBuilt()
ensureInstalled({ dev: !built })

if (!built) {
  // Another process, so that the builder's memory is given back before the server begins.
  const code = await runNode('scripts/build.mjs')
  if (code !== 0) process.exit(code)
}

const server = join(root, 'dist/server/main.js')
if (!existsSync(server)) {
  console.error(`The build left no ${server}`)
  process.exit(1)
}

// In this very process: signals, exit code and terminal are the server's own, with nothing between to lose them.
process.argv[1] = server
process.chdir(root)
await import(pathToFileURL(server).href)
