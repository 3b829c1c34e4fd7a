const KEY = 'topUpVisit'

/** Remembers which visit to a pay page this tab went on. */
export function storeVisit(id: string | null): void {
  try {
    if (id) sessionStorage.setItem(KEY, id)
    else sessionStorage.removeItem(KEY)
  } catch {
    // Then the latest visit is asked for on return.
  }
}

/** The visit that this tab went on, where it remembers one. */
export function loadVisit(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
