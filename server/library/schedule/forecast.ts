/** Cards that come up on the same day and are remembered about equally well. */
export interface Group {
  /** Days from today; 0: today or before. */
  in: number
  question: boolean
  /** In days; 0 of those that have not begun. */
  stability: number
  count: number
}

export interface Pace {
  cardSeconds: number
  questionSeconds: number
}

export interface Outlook extends Pace {
  /** Minutes a day at most. */
  cap: number
  retention: number
  /** Whether the day so many days from today is off. */
  isOff(day: number): boolean
  /** The exam sittings in days from today, the next one first. */
  exams: readonly number[]
}

/** How much longer a card is remembered after each right answer; the usual measure of FSRS with its default weights. */
const GROWTH = 2.4
const FIRST_STABILITY = 2.3
/** Those forgotten come back after a day. */
const LAPSED_STABILITY = 1

/**
 * The minutes of each of the days after today, up to `days` of them: what is due, what comes back after it was answered about as well as wished, and what
 * a day off or the cap has left over. Counts groups, not cards, so that it takes as long for 20,000 cards as for 20.
 */
export function loadToCome(groups: readonly Group[], days: number, outlook: Outlook): number[] {
  const { cap, isOff, cardSeconds, questionSeconds } = outlook
  const ahead: Group[][] = Array.from({ length: days + 1 }, () => [])
  for (const group of groups) ahead[Math.max(0, group.in)]?.push(group)
  const load: number[] = []
  for (let day = 0; day <= days; day++) {
    let left = isOff(day) ? 0 : cap * 60
    let seconds = 0
    for (const group of merged(ahead[day] as Group[])) {
      const each = group.question ? questionSeconds : cardSeconds
      const done = Math.min(group.count, left / each)
      left -= done * each
      seconds += done * each
      if (done < group.count) ahead[day + 1]?.push({ ...group, count: group.count - done })
      if (done > 0) comeBack(ahead, day, { ...group, count: done }, outlook)
    }
    if (day > 0) load.push(Math.round(seconds / 60))
  }
  return load
}

function comeBack(ahead: Group[][], day: number, group: Group, { retention, exams }: Outlook) {
  const again = group.count * (1 - retention)
  const stability = group.stability ? group.stability * GROWTH : FIRST_STABILITY
  ahead[day + 1]?.push({ ...group, count: again, stability: LAPSED_STABILITY })
  const interval = Math.max(1, Math.round(stability * intervalFactor(retention)))
  const exam = exams.find((each) => each > day)
  if (exam === undefined || day + interval < exam) {
    ahead[day + interval]?.push({ ...group, count: group.count - again, stability })
    return
  }
  const week = Array.from({ length: 7 }, (_, at) => exam - 7 + at).filter((each) => each > day)
  const last = week.length < 7 ? week.slice(-1) : week
  for (const each of last) ahead[each]?.push({ ...group, count: (group.count - again) / last.length, stability })
}

/** A day after many comebacks holds many groups: those alike are one. */
function merged(groups: readonly Group[]): Group[] {
  const alike = new Map<string, Group>()
  for (const group of groups) {
    const key = `${group.question} ${Math.round(Math.log2(group.stability + 1) * 2)}`
    const found = alike.get(key)
    if (found) found.count += group.count
    else alike.set(key, { ...group })
  }
  return [...alike.values()].sort((one, other) => one.stability - other.stability)
}

const DECAY = -0.1542
/** How many times its stability a card's interval is: once for 0.9. */
export const intervalFactor = (retention: number): number => (retention ** (1 / DECAY) - 1) / (0.9 ** (1 / DECAY) - 1)

export interface Waited {
  /** Seconds of what is due today by itself, what was done today included. */
  own: number
  /** Seconds of what has waited since days before. */
  backlog: number
  /** Since how many days, from 1. */
  daysAway: number
  /** In seconds. */
  cap: number
}

/** So little is never spread. */
const LITTLE_SECONDS = 600

/** The seconds for today: all of it if it is not half as long again as a usual day; else what has waited is spread over the days to come. */
export function secondsToday({ own, backlog, daysAway, cap }: Waited): number {
  const all = own + backlog
  const usual = Math.max(own, backlog / Math.max(1, daysAway))
  return Math.min(all, cap, Math.max(1.5 * usual, LITTLE_SECONDS))
}
