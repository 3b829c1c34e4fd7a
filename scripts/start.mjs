// `npm start`: installs and builds only missing or old parts, then becomes the server.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isBuilt } from './built.mjs'
import { requireFreePort } from './port.mjs'
import { ensureInstalled, requireNode, root, runNode } from './prepare.mjs'

requireNode()
await requireFreePort()
const built = isBuilt()
ensureInstalled({ dev: !built })

if (!built) {
  // A separate process, so that the builder's memory is freed before the server starts.
  const code = await runNode('scripts/build.mjs')
  if (code !== 0) process.exit(code)
}

const server = join(root, 'dist/server/main.js')
if (!existsSync(server)) {
  console.error(`The build left no ${server}`)
  process.exit(1)
}

// In this process, so that signals, exit code and terminal are the server's own.
process.argv[1] = server
process.chdir(root)
await import(pathToFileURL(server).href)
