import { toast } from '../ui/overlay/toast'
import { catalogue } from './errors'

const KEY = 'connected'
const QUIET_MS = 60_000

let isAway = false
/** Whether this absence is spoken of: of a shaky line only one in a minute is. */
let isTold = false
let toldAt = Number.NEGATIVE_INFINITY
let isFaultSaid = false

/** The connection stands: news on a visit's first page and after an absence, not on each page that is loaded anew. */
export function connectionOpened(): void {
  const isFirst = beginVisit()
  if (isAway ? isTold : isFirst) toast(catalogue.connected)
  isAway = false
}

/** It has dropped; the frame shows so, and when it is back that is said. */
export function connectionDropped(): void {
  if (isAway) return
  const now = Date.now()
  isAway = true
  isFaultSaid = false
  isTold = now - toldAt >= QUIET_MS
  if (isTold) toldAt = now
}

/** It could not be made, or failed: said once an absence, however often it is tried. */
export function connectionFailed(): void {
  connectionDropped()
  if (!isTold || isFaultSaid) return
  isFaultSaid = true
  // Without a network the frame says so already.
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
