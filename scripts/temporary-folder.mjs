// The folder for what a run of the tests keeps for a moment: databases, data folders, the browser's profiles.
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const prefix = 'articled-run-'

/** A run keeps less than 1.5 GB at once, and needs about as much for its programs. */
const ENOUGH_BYTES = 4e9

/**
 * Makes a folder in memory the temporary one of this process and those that it starts, until it ends, since a database of a thousand files takes ten times as long to
 * make on a disk. Where there is no such memory the machine's own folder stays.
 */
export function keepInMemory() {
  if (!hasRoom()) return
  removeAbandoned()
  const folder = mkdtempSync(join(MEMORY, `${prefix}${process.pid}-`))
  // PostgreSQL runs as another person where this one may do everything.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ENOUGH_BYTES / 2 && freemem() > ENOUGH_BYTES
  } catch {
    return false
  }
}

/** Frees the memory of runs that were killed. */
function removeAbandoned() {
  for (const name of readdirSync(MEMORY).filter((entry) => entry.startsWith(prefix))) {
    if (!isRunning(Number(name.slice(prefix.length).split('-')[0])))
      rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
}

/** @param {number} pid */
export function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
