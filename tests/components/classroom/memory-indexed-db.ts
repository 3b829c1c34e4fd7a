/** The part of the browser's IndexedDB that the document store needs, since happy-dom has none. */
export function memoryIndexedDB() {
  const kept = new Map<string, unknown>()
  const request = <Result>(answer: () => Result) => {
    const asked: { result?: Result; onsuccess?: () => void; onupgradeneeded?: () => void } = {}
    setTimeout(() => {
      asked.result = answer()
      asked.onsuccess?.()
    })
    return asked
  }
  const within = ({ from, to }: { from: string; to: string }) =>
    [...kept].filter(([name]) => name >= from && name <= to).sort(([a], [b]) => (a < b ? -1 : 1))
  const table = {
    get: (name: string) => request(() => kept.get(name)),
    put: (value: unknown, name: string) => request(() => void kept.set(name, structuredClone(value))),
    delete: (name: string) => request(() => void kept.delete(name)),
    getAllKeys: (range: Parameters<typeof within>[0]) => request(() => within(range).map(([name]) => name)),
    getAll: (range: Parameters<typeof within>[0]) => request(() => within(range).map(([, value]) => value)),
  }
  const store = { transaction: () => ({ objectStore: () => table }), close: () => {} }
  return { open: () => request(() => store) }
}
