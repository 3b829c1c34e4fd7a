import { correctClock } from '../device/clock'
import { request } from './client'
import { ServerTime } from './server-time.documents'

const EVERY_MS = 1000
const JUMP_MS = 2000

/** Corrects the clock by the server's; nothing happens where it cannot be reached. */
export async function askTime(): Promise<void> {
  const sentAt = Date.now()
  const answer = await request(ServerTime).catch(() => null)
  if (answer) correctClock(answer.serverTime, sentAt)
}

/** Asks for the time anew when this device's clock was set, or it has slept; returns a function that stops this. */
export function followClock(): () => void {
  const apart = () => Date.now() - performance.now()
  let before = apart()
  const timer = setInterval(() => {
    const jump = Math.abs(apart() - before)
    before = apart()
    if (jump > JUMP_MS) void askTime()
  }, EVERY_MS)
  return () => clearInterval(timer)
}
