import type { PlanExcess } from '../../../schema/generated/types'
import { type Spread, spread, type Work } from './spread'

const STEP = 5
const MOST_STEPS = 48

export interface Fitting {
  work: readonly Work[]
  room: readonly number[]
  /** Whether a day has time that could be more. */
  isOn(day: number): boolean
  /** Ids of the work, what helps least first. */
  spare: readonly string[]
}

/** Spreads work over the days; where it does not fit, also by how much, and what would make it fit. */
export function fitted(fitting: Fitting): { spread: Spread; excess: PlanExcess | null } {
  const found = spread(fitting.work, fitting.room)
  const minutes = sum(found)
  if (!minutes) return { spread: found, excess: null }
  return { spread: found, excess: { minutes, minutesMore: minutesMore(fitting), leaveOut: leaveOut(fitting) } }
}

const sum = ({ left }: Spread) => [...left.values()].reduce((total, minutes) => total + minutes, 0)

/** The first number from 1 to `most` that does, of those after which all do; null: none does. */
function least(most: number, does: (count: number) => boolean): number | null {
  let [low, high] = [1, most]
  if (high < low || !does(high)) return null
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (does(middle)) high = middle
    else low = middle + 1
  }
  return low
}

function minutesMore({ work, room, isOn }: Fitting): number | null {
  const steps = least(MOST_STEPS, (count) => {
    const longer = room.map((minutes, day) => (isOn(day) ? minutes + count * STEP : minutes))
    return !sum(spread(work, longer))
  })
  return steps === null ? null : steps * STEP
}

function leaveOut({ work, room, spare }: Fitting): string[] {
  const count = least(spare.length, (length) => {
    const out = new Set(spare.slice(0, length))
    return !sum(
      spread(
        work.filter(({ id }) => !out.has(id)),
        room,
      ),
    )
  })
  return spare.slice(0, count ?? spare.length)
}
