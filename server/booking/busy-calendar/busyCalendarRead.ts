import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { addressOf } from './address'
import { readGiven } from './reading'
import { zoneOf } from './zone-of'

const SHOWN = 10
const AHEAD_MS = 28 * 86_400_000

/** Shows what a calendar holds, before it is added. */
export const busyCalendarRead: Operation<'busyCalendarRead'> = async ({ address }, context) => {
  const url = addressOf(address)
  const zone = await zoneOf(context, signedIn(context).id)
  const { timezone, entries, repeating, times } = await readGiven(context, url, zone)
  const now = context.clock.now()
  const ahead = times.filter(({ from, until }) => until > now && +from < +now + AHEAD_MS)
  const whole = ahead.filter(({ allDay }) => allDay)
  const shown = ahead.filter(({ allDay }) => !allDay).slice(0, SHOWN)
  return {
    ...{
      host: url.host,
      timezone,
      entryCount: entries,
      repeating,
      ahead: ahead.length - whole.length,
      allDay: whole.length,
    },
    times: shown.map(({ from, until, allDay }) => ({
      from: from.toISOString(),
      until: until.toISOString(),
      allDay,
    })),
  }
}
