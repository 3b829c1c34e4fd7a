import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Replaces a file's content in one step: a reader, or a restart, finds the old content or the new, never a part. */
export async function replaceFile(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const next = `${path}.next`
  const file = await open(next, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(next, path)
}
