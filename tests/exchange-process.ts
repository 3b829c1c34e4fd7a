import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../server/kernel/root'

/** Builds the process that reads what authors import, once for a run: from its sources each start of one takes a second longer. */
export default async function buildExchange() {
  const cache = join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  // Beside the packages, which it finds from there.
  const outDir = mkdtempSync(join(cache, 'articled-exchange-'))
  await build({
    configFile: join(root, 'vite.server.config.ts'),
    build: {
      outDir,
      sourcemap: false,
      rolldownOptions: { input: { 'exchange-thread': 'server/content/exchange/thread.ts' } },
    },
  })
  process.env.EXCHANGE_PROCESS = join(outDir, 'exchange-thread.js')
  return () => rmSync(outDir, { recursive: true, force: true })
}
