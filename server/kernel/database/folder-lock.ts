import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
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
    throw inUse(folder, readFileSync(path, 'utf8').trim())
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

/**
 * Locks a file without which the database does not begin: whoever deletes `server.lock` while a server runs lets no second one in. Returns a function
 * that frees it, or null while the folder holds no database yet.
 */
export function lockDatabase(folder: string): (() => void) | null {
  const path = join(folder, 'database', 'PG_VERSION')
  if (!existsSync(path)) return null
  const file = openSync(path, 'r+')
  if (!locks().tryLock(file, LOCKED_BYTE, 1)) {
    closeSync(file)
    throw inUse(folder, '')
  }
  return () => closeSync(file)
}

const inUse = (folder: string, holder: string) =>
  new Error(
    `${folder} is in use by another server${holder && ` (process ${holder})`}. Stop it, or set DATA_DIR to another folder.`,
  )

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
