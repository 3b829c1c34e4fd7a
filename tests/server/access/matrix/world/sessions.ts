import type { SessionStatus } from '../../../../../schema/generated/types'
import { newId } from '../../../../../server/kernel/database/columns'
import { sessionMarksheets } from '../../../../../server/room/marks/table'
import { sessionAttendees, sessions } from '../../../../../server/room/session/table'
import type { Person, TestApp } from '../../../../build'
import { type Catalogue, criteria } from './catalogue'
import { later, NOON } from './moment'
import type { People } from './people'

type Values = Partial<typeof sessions.$inferInsert>

const marks = [{ criterionId: 'law', mark: 'B' as const, comment: null }]
const quote = {
  price: 5000,
  discount: 0,
  total: 5000,
  reschedulePrice: 1000,
  freeUntil: later({ days: 4 }).toISOString(),
  policy: 'Free until the day before.',
  policyVersion: 1,
}

/** Sessions of the student with the tutor, one in each state in which something can be done to it. */
export async function makeSessions(
  { services }: TestApp,
  { people: { student, another, tutor }, colleague }: People,
  { types, mocks, mock, areas }: Catalogue,
) {
  const { orm } = services.database
  async function place(
    values: Values & { startAt: Date; sessionTypeId: string },
    candidate = student,
    by: Person = tutor,
  ) {
    const id = newId()
    await orm.insert(sessions).values({
      id,
      practiceAreaId: areas.taught,
      name: 'A session',
      shortName: 'S',
      marksheet: criteria,
      quote,
      endAt: new Date(values.startAt.getTime() + 30 * 60_000),
      accessOpen: values.startAt,
      ...values,
    })
    await orm.insert(sessionAttendees).values([
      { sessionId: id, userId: candidate.id, role: 'candidate' },
      { sessionId: id, userId: by.id, role: 'tutor' },
    ])
    return id
  }
  const live = async (status: SessionStatus, startAt: Date, values: Values = {}, ...who: Person[]) =>
    place({ sessionTypeId: types.live, mockId: (await mock(types.live)).id, status, startAt, ...values }, ...who)
  const written = (status: SessionStatus, values: Values = {}) => {
    const window = { startAt: later({ days: -1 }), deadline: later({ days: 6 }), endAt: later({ days: 6 }) }
    return place({ sessionTypeId: types.window, mockId: mocks.window, status, ...window, ...values })
  }
  const made = {
    held: await live('pending', later({ days: 4 }), { holdUntil: later({ minutes: 10 }), price: 5000 }),
    booked: await live('booked', later({ days: 5 })),
    begun: await live('booked', later({ minutes: -20 })),
    lapsed: await live('expired', later({ days: -1 })),
    running: await written('in_progress'),
    ready: await written('ready', { readyAt: NOON }),
    marking: await written('marking', { readyAt: NOON }),
    marked: await written('marked', { readyAt: NOON, marked: NOON, marks, finalMark: 4, lawMark: 4 }),
  }
  await live('booked', later({ days: 5 }), {}, another, colleague)
  await orm
    .insert(sessionMarksheets)
    .values([made.marking, made.marked].map((sessionId) => ({ sessionId, body: marks, updatedById: tutor.id })))
  return { sessions: made }
}

export type Sessions = Awaited<ReturnType<typeof makeSessions>>
