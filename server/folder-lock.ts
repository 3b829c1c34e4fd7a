import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

function alive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Keeps a second server off a data folder: the embedded database has no lock of its own. Answers how to let go. */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'server.lock')
  for (let tries = 0; ; tries++) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || tries > 3) throw error
    }
    const holder = Number(readFileSync(path, 'utf8'))
    if (holder && holder !== process.pid && alive(holder))
      throw new Error(
        `${folder} is in use by another server (process ${holder}). Stop it, or set DATA_DIR to another folder.`,
      )
    rmSync(path, { force: true })
  }
  const release = () => rmSync(path, { force: true })
  process.once('exit', release)
  return release
}
