// `npm run dev`: the server, restarted when one of its files changes, behind the development server of the web application.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { ensureGenerated, generate } from './generate.mjs'
import { ensureInstalled, requireNode, root } from './prepare.mjs'

requireNode()
ensureInstalled({ dev: true })

const port = process.env.PORT ?? '4000'
const apiPort = process.env.API_PORT ?? '4001'
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`

await ensureGenerated()
let generating = Promise.resolve(0)

const children = [
  start(['tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'], {
    PORT: apiPort,
    PUBLIC_URL: publicUrl,
  }),
  start(['vite/bin/vite.js', '--clearScreen', 'false'], { PORT: port, API_PORT: apiPort }),
]

// Both children read what follows from a document or from the schema, not the file itself.
for (const folder of ['schema', 'src'])
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (file?.endsWith('.graphql')) generating = generating.then(generate)
  })

let stopping = false
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => stop(0))
for (const child of children) child.on('exit', (code) => stop(code ?? 0))

/**
 * @param {string[]} command a script under node_modules, and its arguments
 * @param {Record<string, string>} env
 */
function start([script = '', ...args], env) {
  return spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    // Both would read the same keyboard.
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
}

/** @param {number} code */
function stop(code) {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill('SIGTERM')
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null)
  Promise.all(running.map((child) => new Promise((resolve) => child.once('exit', resolve)))).then(() =>
    process.exit(code),
  )
  setTimeout(() => process.exit(code), 8000).unref()
}
