const KEY = 'topUpVisit'

/** Stores which visit to a pay page this tab began. */
export function storeVisit(id: string | null): void {
  try {
    if (id) sessionStorage.setItem(KEY, id)
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage the latest visit is read on return.
  }
}

/** The visit that this tab began, if it is stored. */
export function loadVisit(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
