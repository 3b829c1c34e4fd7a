import { MOST_REPEATS } from '../../../rules/groups/meetings'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import type { Row } from '../../kernel/read/read'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { sourceOf } from './copy'
import { makeDraft } from './draft'

/** Throws VALIDATION unless these are times at which an event can be made again. */
function refuseTimes(starts: readonly number[], now: Date) {
  const refuse = (message: string) => invalid('startsAt', message)
  if (starts.length < 1 || starts.length > MOST_REPEATS)
    throw refuse(`An event is repeated at 1 to ${MOST_REPEATS} times.`)
  if (new Set(starts).size < starts.length) throw refuse('The same time is given twice.')
  if (starts.some((at) => at <= now.getTime())) throw refuse('An event is repeated at times that lie ahead.')
}

/** Makes a draft again at each of these times, as long as the event: all of them, or none. */
export const meetingRepeat: Operation<'meetingRepeat'> = async ({ id, startsAt }, context, info) =>
  write(context, async (writing) => {
    const source = await sourceOf(writing, context, id)
    const starts = startsAt.map((at) => Date.parse(at))
    refuseTimes(starts, writing.now)
    const { type, title, subtitle, timezone, startAt, endAt } = source.row
    const lasts = endAt.getTime() - startAt.getTime()
    const ids: string[] = []
    for (const at of starts) {
      const times = { startAt: new Date(at).toISOString(), endAt: new Date(at + lasts).toISOString() }
      const again = { type, title, subtitle, timezone, ...times }
      ids.push(await makeDraft(writing, again, source, [context, info]))
    }
    const made: Row[] = []
    for (const each of ids) made.push(await writing.reader.one('Meeting', each, selectionOf(info)))
    return made
  })
