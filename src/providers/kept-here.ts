import { DOCUMENT_STORE } from './session-store'

/** The application's own files: without them it would not open offline until its next version. */
const isOwn = (cache: string) => cache.startsWith('workbox-precache')

/** Bytes that this site takes on this device; undefined where the browser does not say. */
export async function spaceUsed(): Promise<number | undefined> {
  try {
    return (await navigator.storage.estimate()).usage
  } catch {
    return undefined
  }
}

/** Drops what is kept for offline and leaves the sign-in; answers whether all of it went. */
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
    // A tab that has it open keeps it; it goes once that is closed.
    request.onblocked = () => resolve(false)
    request.onerror = () => resolve(false)
  })
}
