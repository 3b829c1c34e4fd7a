import { signedIn } from '../../kernel/context'
import { conflict, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { write } from '../../kernel/write/write'
import { reveal } from './after-session'
import { ownDay } from './own-day'

/** Gives up the caller's own mock day: the session that runs counts nowhere, the one that is in is shown. */
export const mockDayGiveUp: Operation<'mockDayGiveUp'> = async ({ id }, context, info) =>
  write(context, async (writing) => {
    const { id: userId } = signedIn(context)
    const { rows } = await writing.query({
      text: `with given as (update mock_days set given_up_at = $3
          where id = $1 and user_id = $2 and ended_at is null and given_up_at is null returning id),
        left_off as (update test_attempts a set status = 'abandoned' from given g where a.mock_day_id = g.id and a.status = 'in_progress' returning a.id)
        select g.id, (select json_agg(l.id) from left_off l) as "leftOff" from given g`,
      values: [id, userId, writing.now],
    })
    if (rows[0]) {
      for (const attempt of (rows[0].leftOff as string[] | null) ?? []) writing.changed('TestAttempt', attempt)
      await reveal(writing, id)
    } else {
      const day = await ownDay(writing, id, userId)
      if (!day) throw notFound(nameOf('MockDay'))
      if (day.endedAt) throw conflict('This mock day is over.')
    }
    return writing.reader.one('MockDay', id, selectionOf(info))
  })
