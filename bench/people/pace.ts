import { setTimeout as wait } from 'node:timers/promises'
import type { Deed, Person, Visit } from './person'

/** The person's next deed in a round. Each person begins at another place. */
export const deedOf = (round: readonly Deed[], number: number, turn: number) =>
  round[(number + turn) % round.length] as Deed

interface Pace {
  people: readonly Person[]
  round: readonly Deed[]
  perSecond: number
  seconds: number
}

/** Pages begin by the clock even while earlier ones wait, so a slow answer does not delay other people. */
export async function keepPace({ people, round, perSecond, seconds }: Pace): Promise<Visit[]> {
  const started = performance.now()
  const running: Promise<Visit>[] = []
  for (let page = 0; page < perSecond * seconds; page++) {
    const number = page % people.length
    const ahead = started + (page * 1000) / perSecond - performance.now()
    if (ahead > 0) await wait(ahead)
    running.push((people[number] as Person).do(deedOf(round, number, Math.floor(page / people.length))))
  }
  return Promise.all(running)
}
