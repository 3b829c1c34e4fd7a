// `npm run migration -- --name coupon`: writes the migration that the tables ask for. Only the last picture of all tables is kept, since the next
// migration is made from that alone; git has the others.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNode } from './prepare.mjs'

const code = await runNode('node_modules/drizzle-kit/bin.cjs', ['generate', ...process.argv.slice(2)])
if (code !== 0) process.exit(code)

const folder = join(root, 'server/migrations/meta')
const pictures = readdirSync(folder)
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort()
for (const old of pictures.slice(0, -1)) rmSync(join(folder, old))
