import type { MutationArguments } from '../../../schema/generated/types'
import { signedIn } from '../../kernel/context'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { reviewerOf, settingsOf } from '../schedule/reviewer'
import { reviewSettings } from './table'

const WEEK_DAYS = 7
const MOST_DATES = 200

type Arguments = MutationArguments['reviewSettingsWrite']

/** Changes the caller's settings. */
export const reviewSettingsWrite: Operation<'reviewSettingsWrite'> = async (args, context) => {
  refuseOutOfRange(args)
  const { id: userId } = signedIn(context)
  const { weekdaysOff, datesOff, cap, newPerDay, retention } = args
  return write(context, async (writing) => {
    const present = await reviewerOf(writing, userId, writing.now)
    const settings = {
      weekdaysOff: weekdaysOff ? sorted(weekdaysOff) : present.weekdaysOff,
      datesOff: datesOff ? sorted(datesOff) : present.datesOff,
      cap: cap ?? present.cap,
      newPerDay: newPerDay ?? present.newPerDay,
      retention: retention ?? present.retention,
    }
    await writing.orm
      .insert(reviewSettings)
      .values({ ...settings, userId })
      .onConflictDoUpdate({ target: reviewSettings.userId, set: settings })
    return { ...settingsOf(present), ...settings }
  })
}

const sorted = <Value>(values: readonly Value[]): Value[] => [...new Set(values)].sort()

const isOutside = (value: number | null | undefined, least: number, most: number) =>
  typeof value === 'number' && !(value >= least && value <= most)

function refuseOutOfRange({ weekdaysOff, datesOff, cap, newPerDay, retention }: Arguments) {
  if (weekdaysOff?.some((day) => isOutside(day, 1, WEEK_DAYS)))
    throw invalid('weekdaysOff', 'Days of the week are from 1 (Monday) to 7.')
  if (new Set(weekdaysOff).size === WEEK_DAYS) throw invalid('weekdaysOff', 'Leave at least one day of the week.')
  if ((datesOff?.length ?? 0) > MOST_DATES) throw invalid('datesOff', `At most ${MOST_DATES} days can be off.`)
  if (isOutside(cap, 5, 240)) throw invalid('cap', 'Choose from 5 to 240 minutes a day.')
  if (isOutside(newPerDay, 0, 200)) throw invalid('newPerDay', 'Choose from 0 to 200 new cards a day.')
  if (isOutside(retention, 0.8, 0.95)) throw invalid('retention', 'Choose from 0.8 to 0.95.')
}
