import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The part of the package that we use; it has no types of its own. */
interface Locks {
  /** Locks a part of an open file for this process; false if another process holds it. */
  tryLock(file: number, offset: number, length: number): boolean
}

/** Lies behind all that is written, because Windows lets no other process read locked bytes. */
const LOCKED_BYTE = 1_000_000

/**
 * Keeps a second server off a data folder, since the embedded database has no lock. The operating system holds the lock across containers and frees
 * it when the process ends. Returns a function that frees it earlier.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'server.lock')
  const file = openSync(path, 'a+', 0o600)
  if (!locks().tryLock(file, LOCKED_BYTE, 1)) {
    closeSync(file)
    const holder = readFileSync(path, 'utf8').trim()
    throw new Error(
      `${folder} is in use by another server${holder && ` (process ${holder})`}. Stop it, or set DATA_DIR to another folder.`,
    )
  }
  // Helps people to find the process; the lock does not depend on it.
  ftruncateSync(file)
  writeSync(file, `${process.pid}\n`)
  let isHeld = true
  return () => {
    if (isHeld) closeSync(file)
    isHeld = false
  }
}

/** Loaded when needed: a server on PostgreSQL locks no folder, and must run where the package has no program for the machine. */
function locks(): Locks {
  try {
    return createRequire(import.meta.url)('fs-native-extensions')
  } catch (cause) {
    const machine = `${process.platform} ${process.arch}`
    throw new Error(`The embedded database cannot lock its folder on ${machine}. Set DATABASE_URL to use PostgreSQL.`, {
      cause,
    })
  }
}
