import { DOCUMENT_STORE, getSignIn } from '../sign-in/session-store'

const VERSION = 1
const TABLE = 'documents'

/** All documents whose name begins with the prefix; none without storage. */
export async function readDocuments(prefix: string): Promise<Map<string, unknown>> {
  return inStore('readonly', async (table) => {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
    const [names, values] = await Promise.all([settled(table.getAllKeys(range)), settled(table.getAll(range))])
    return new Map(names.map((name, index) => [String(name), values[index] as unknown]))
  }).catch(() => new Map())
}

/** Stores a document on this device until its owner logs out; returns whether there was room. A page that is closing stores nothing more. */
export async function keepDocument(name: string, value: unknown): Promise<boolean> {
  if (!getSignIn()) return false
  return inStore('readwrite', (table) => settled(table.put(value, name))).then(
    () => true,
    () => false,
  )
}

/** Deletes the document. */
export async function dropDocument(name: string): Promise<void> {
  await inStore('readwrite', (table) => settled(table.delete(name))).catch(() => {})
}

/** Opened for each use, since an open store could not be deleted at logout. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (table: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(DOCUMENT_STORE, VERSION)
  opening.onupgradeneeded = () => opening.result.createObjectStore(TABLE)
  const store = await settled<IDBDatabase>(opening)
  try {
    return await act(store.transaction(TABLE, mode).objectStore(TABLE))
  } finally {
    store.close()
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
