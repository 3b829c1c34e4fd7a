/** In local storage, which a logout empties. */
const KEEPS_HERE = 'keepsHere'

/** Says that somebody keeps cards on this device, so that nobody else loads what takes them away. */
export function noteKeeping(): void {
  try {
    localStorage.setItem(KEEPS_HERE, 'true')
  } catch {
    // A browser that blocks storage keeps no cards either.
  }
}

/** Whether somebody has kept cards on this device since the last logout. */
export function keepsHere(): boolean {
  try {
    return localStorage.getItem(KEEPS_HERE) !== null
  } catch {
    return false
  }
}
