import { join } from 'node:path'
import { checkAudit } from './identity/audit-entry/check'
import { openDatabase } from './kernel/database/database'
import { root } from './kernel/root'
import { settingsFrom } from './kernel/settings'
import { createClock } from './kernel/time/clock'

/** Checks the chain of the audit log on the database that the settings name; ends with 1 if something is wrong with it. An embedded database must not be in use. */
const { databaseUrl, dataDir } = settingsFrom(process.env)
const database = await openDatabase({
  clock: createClock({ settable: false }),
  ...(databaseUrl && { url: databaseUrl }),
  folder: dataDir,
  migrations: join(root, 'server/migrations'),
})
const { entries, waiting, faults } = await checkAudit(database)
const lines = [
  ...faults.map(({ place, id, what }) => `entry ${place} (${id}): ${what}`),
  `${entries} entries checked, ${waiting} not in the chain yet, ${faults.length} faults`,
]
process.stdout.write(`${lines.join('\n')}\n`)
await database.close()
process.exitCode = faults.length ? 1 : 0
