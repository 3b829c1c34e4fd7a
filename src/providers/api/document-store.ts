import { DOCUMENT_STORE, getSignIn } from '../sign-in/session-store'
import { getViewing } from '../sign-in/viewing-store'

const VERSION = 1
const TABLE = 'documents'

/** All documents whose name begins with the prefix; none without storage. */
export async function readDocuments(prefix: string): Promise<Map<string, unknown>> {
  // What this device keeps is of staff, and not of the person whom they view as.
  if (getViewing()) return new Map()
  return inStore('readonly', async (table) => {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
    const [names, values] = await Promise.all([settled(table.getAllKeys(range)), settled(table.getAll(range))])
    return new Map(names.map((name, index) => [String(name), values[index] as unknown]))
  }).catch(() => new Map())
}

/** Stores a document on this device until its owner logs out; returns whether there was room. A page that is closing stores nothing more. */
export async function keepDocument(name: string, value: unknown): Promise<boolean> {
  if (!getSignIn() || getViewing()) return false
  return inStore('readwrite', (table) => settled(table.put(value, name))).then(
    () => true,
    () => false,
  )
}

/** Deletes the document. */
export async function dropDocument(name: string): Promise<void> {
  if (getViewing()) return
  await inStore('readwrite', (table) => settled(table.delete(name))).catch(() => {})
}

/** Changes each document whose name begins with the prefix, also while nobody is signed in; one that becomes undefined is deleted. */
export async function changeDocuments(prefix: string, change: (value: unknown) => unknown): Promise<void> {
  const found = await readDocuments(prefix)
  await inStore('readwrite', async (table) => {
    for (const [name, value] of found) {
      const changed = change(value)
      if (changed === undefined) await settled(table.delete(name))
      else await settled(table.put(changed, name))
    }
  }).catch(() => {})
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
