import { hasPassed, percentOf, type Result } from './attempt-result'

/** Whether the result page says something else than before. */
export const isOther = (then: Result, now: Result) =>
  percentOf(then) !== percentOf(now) || hasPassed(then) !== hasPassed(now)

/** The new result beside the old one. */
export function changedTitle(then: Result, now: Result): string {
  const [old, fresh] = [percentOf(then) ?? 0, percentOf(now) ?? 0]
  if (hasPassed(now) && hasPassed(then) === false)
    return `Your result in ${now.title} is now ${fresh}%, at or above the pass line. It was ${old}%.`
  if (hasPassed(now) === false && hasPassed(then))
    return `Your result in ${now.title} is now ${fresh}%, below the pass line. It was ${old}%.`
  return `Your result in ${now.title} is now ${fresh}%. It was ${old}%.`
}
