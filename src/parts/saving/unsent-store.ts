/** Each tab keeps its own, so that none drops what another could not send. */
const TAB = crypto.randomUUID()

/** What this device could not send yet. */
export interface UnsentStore<One> {
  /** That of all tabs. */
  read(): One[]
  /** The same, which this tab takes over. */
  take(): One[]
  /** Keeps this tab's own, in place of what it kept before. */
  keep(unsent: readonly One[]): void
  /** Forgets that of all tabs. */
  forget(): void
}

/** The store of a name, which says whose it is: an account's id, or that of something that one account alone has. */
export function unsentStore<One>(name: string): UnsentStore<One> {
  const beginning = `${name}-`
  const own = beginning + TAB
  const keep = (unsent: readonly One[]) => write(own, unsent.length ? JSON.stringify(unsent) : null)
  const texts = () => keysOf(beginning).map((key) => [key, load(key)] as const)
  return {
    read: () => texts().flatMap(([, text]) => parsed<One>(text)),
    take() {
      const found = texts()
      const unsent = found.flatMap(([, text]) => parsed<One>(text))
      keep(unsent)
      // Another tab may have kept more meanwhile.
      for (const [key, text] of found) if (key !== own && load(key) === text) write(key, null)
      return unsent
    },
    keep,
    forget() {
      for (const key of keysOf(beginning)) write(key, null)
    },
  }
}

function keysOf(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning))
  } catch {
    return []
  }
}

function load(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function parsed<One>(text: string | null): One[] {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return Array.isArray(kept) ? (kept as One[]) : []
  } catch {
    return []
  }
}

/** Without storage only a closed tab loses it, and the page says what is not saved. */
function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // There is no storage, or no room.
  }
}
