import { toast } from '../../ui/overlay/toast'
import { catalogue } from '../api/errors'

const KEY = 'connected'
const QUIET_MS = 60_000

let isAway = false
/** Whether this absence has a notice: an unreliable line gets one a minute at most. */
let isTold = false
let toldAt = Number.NEGATIVE_INFINITY
let isFaultSaid = false

/** The connection is open: a notice on a visit's first page and after an absence, not after each reload. */
export function connectionOpened(): void {
  const isFirst = beginVisit()
  if (isAway ? isTold : isFirst) toast(catalogue.connected)
  isAway = false
}

/** The connection dropped; the frame shows it, and a notice follows when it is back. */
export function connectionDropped(): void {
  if (isAway) return
  const now = Date.now()
  isAway = true
  isFaultSaid = false
  isTold = now - toldAt >= QUIET_MS
  if (isTold) toldAt = now
}

/** The connection failed: one notice for each absence, however often it is tried. */
export function connectionFailed(): void {
  connectionDropped()
  if (!isTold || isFaultSaid) return
  isFaultSaid = true
  // Without a network the frame already shows it.
  if (navigator.onLine) toast(catalogue.connectionFault)
}

/** Whether this is the first connection of the tab. */
function beginVisit(): boolean {
  try {
    const isFirst = sessionStorage.getItem(KEY) === null
    sessionStorage.setItem(KEY, 'yes')
    return isFirst
  } catch {
    // Without storage each page is a visit.
    return true
  }
}
