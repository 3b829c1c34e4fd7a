import { DOCUMENT_STORE } from './session-store'

const VERSION = 1
const TABLE = 'documents'

/** What is kept on this device under a name; undefined where nothing is, or where the browser keeps nothing. */
export async function readDocument<Kept>(name: string): Promise<Kept | undefined> {
  return inStore<Kept | undefined>('readonly', (table) => table.get(name)).catch(() => undefined)
}

/** Keeps something on this device until its owner logs out; a browser that keeps nothing is no error. */
export async function keepDocument(name: string, value: unknown): Promise<void> {
  await inStore('readwrite', (table) => table.put(value, name)).catch(() => {})
}

/** Opened for each use, since an open store could not be deleted when somebody logs out. */
async function inStore<Result>(mode: IDBTransactionMode, act: (table: IDBObjectStore) => IDBRequest): Promise<Result> {
  const opening = indexedDB.open(DOCUMENT_STORE, VERSION)
  opening.onupgradeneeded = () => opening.result.createObjectStore(TABLE)
  const store = await settled<IDBDatabase>(opening)
  try {
    return await settled<Result>(act(store.transaction(TABLE, mode).objectStore(TABLE)))
  } finally {
    store.close()
  }
}

function settled<Result>(request: IDBRequest): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
