import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { row } from '../../kernel/read/lists'
import { fields, selectionOf } from '../../kernel/read/selection'
import { createSecondSessions } from './due'
import { mockDayContinue } from './mockDayContinue'
import { mockDayGiveUp } from './mockDayGiveUp'
import { mockDayOffer } from './mockDayOffer'
import { mockDayStart } from './mockDayStart'
import { result, status } from './result'
import { beginSecondDue } from './sessions'
import { mockDay as entity } from './table'

declare module '../../kernel/jobs/jobs' {
  interface JobPayloads {
    /** A mock day whose second session begins by itself. */
    mock_day: { mockDayId: string }
  }
}

/** A page of one person's mock days: the caller's own unless told. */
const mockDays: Operation<'mockDays'> = (args, context, info) =>
  context.reader.page('MockDay', { ...args, userId: args.userId ?? signedIn(context).id }, selectionOf(info))

export const mockDay = noun({
  entities: [entity],
  operations: { mockDay: row('MockDay'), mockDayContinue, mockDayGiveUp, mockDayOffer, mockDays, mockDayStart },
  fields: { MockDay: { result, status } },
  rates: { mockDayStart: perPerson(60) },
  erasure: 'goes with the account',
  exported: { mockDays: ['MockDay', fields('paper', 'half', 'startedAt', 'breakFrom', 'endedAt')] },
  whenDue: createSecondSessions,
  jobs: { mock_day: async (services, { mockDayId }) => void (await beginSecondDue(services, mockDayId)) },
  unwatched: { mock_days: 'each person’s own' },
  outOfReach: { mock_days_one_running: 'the running day is answered' },
})
