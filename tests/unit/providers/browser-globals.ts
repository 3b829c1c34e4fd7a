import { vi } from 'vitest'

/** The parts that the tabs of one browser share: storage, its events and locks. */
export interface FakeBrowser {
  storage: Map<string, string>
  /** The storage of one tab, which ends with the tab. */
  sessionStorage: Map<string, string>
  /** Fires pagehide, as when the tab leaves its page. */
  leave(): void
  /** Tells the tabs that another tab changed a key. */
  tell(key: string | null): void
  /** Tells the tabs that the network is back. */
  connect(): void
}

/** Gives Node the parts of a browser that the sign-in needs. Its locks wait for one another as real locks do. */
export function openBrowser({ locks = true } = {}): FakeBrowser {
  const storage = new Map<string, string>()
  const listeners = new Set<(change: { key: string | null }) => void>()
  const connected = new Set<() => void>()
  const left = new Set<() => void>()
  const session = new Map<string, string>()
  let last: Promise<unknown> = Promise.resolve()
  vi.stubGlobal('localStorage', storageOf(storage))
  vi.stubGlobal('sessionStorage', storageOf(session))
  vi.stubGlobal('navigator', {
    locks: locks && {
      request: (_name: string, work: () => Promise<unknown>) => {
        const turn = last.then(work, work)
        last = turn.catch(() => {})
        return turn
      },
    },
  })
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener() {}, removeEventListener() {} })
  vi.stubGlobal('addEventListener', (type: string, listener: (change?: { key: string | null }) => void) => {
    if (type === 'storage') listeners.add(listener)
    if (type === 'online') connected.add(listener)
    if (type === 'pagehide') left.add(listener)
  })
  vi.stubGlobal('removeEventListener', (_type: string, listener: (change: { key: string | null }) => void) => {
    listeners.delete(listener)
  })
  return {
    storage,
    sessionStorage: session,
    leave: () => {
      for (const listener of left) listener()
    },
    tell: (key) => {
      for (const listener of listeners) listener({ key })
    },
    connect: () => {
      for (const listener of connected) listener()
    },
  }
}

/** A tab with modules of its own over the shared storage. */
export async function openTab() {
  vi.resetModules()
  const [store, renewal, client, guard] = await Promise.all([
    import('../../../src/providers/sign-in/session-store'),
    import('../../../src/providers/sign-in/renewal'),
    import('../../../src/providers/api/client'),
    import('../../../src/providers/sign-in/guard'),
  ])
  return { ...store, ...renewal, ...client, ...guard }
}

function storageOf(map: Map<string, string>) {
  return new Proxy(
    {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => void map.set(key, value),
      removeItem: (key: string) => void map.delete(key),
      clear: () => map.clear(),
    },
    { ownKeys: () => [...map.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
  )
}
