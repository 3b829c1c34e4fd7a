import { DOCUMENT_STORE } from '../sign-in/session-store'

/** The application's own files: without them it would not open offline until its next version. */
const isOwn = (cache: string) => cache.startsWith('workbox-precache')

/** Bytes that this site uses on this device; undefined if the browser does not say. */
export async function spaceUsed(): Promise<number | undefined> {
  try {
    return (await navigator.storage.estimate()).usage
  } catch {
    return undefined
  }
}

/** Deletes the offline data but keeps the sign-in; returns whether all of it went. */
export async function clearKept(): Promise<boolean> {
  try {
    const names = 'caches' in globalThis ? await caches.keys() : []
    await Promise.all(names.filter((name) => !isOwn(name)).map((name) => caches.delete(name)))
    return await dropDocuments()
  } catch {
    return false
  }
}

function dropDocuments(): Promise<boolean> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(DOCUMENT_STORE)
    request.onsuccess = () => resolve(true)
    // Another tab has it open; it is deleted when that tab closes.
    request.onblocked = () => resolve(false)
    request.onerror = () => resolve(false)
  })
}
