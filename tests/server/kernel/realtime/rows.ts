import { newId } from '../../../../server/kernel/database/columns'
import { write } from '../../../../server/kernel/write/write'
import { sessionAttendees, sessions } from '../../../../server/room/session/table'
import { practiceAreas } from '../../../../server/school/practice-area/table'
import { sessionTypes } from '../../../../server/school/session-type/table'
import type { Person, TestApp } from '../../../build'

/** A session type as its row in the database. */
export async function sessionTypeRow(app: TestApp, status: 'active' | 'draft' = 'active'): Promise<string> {
  const id = newId()
  const texts = { techName: `type-${id}`, name: 'Client interview', shortName: 'CI' }
  await app.services.database.orm
    .insert(sessionTypes)
    .values({ id, group: 'oral', mode: 'live', ...texts, price: 9_000, reschedulePrice: 2_000, status, duration: 60 })
  return id
}

/** A booked session of one candidate. */
export async function sessionRow(app: TestApp, candidate: Person): Promise<string> {
  const [id, practiceAreaId, sessionTypeId] = [newId(), newId(), await sessionTypeRow(app)]
  const startAt = new Date(app.services.clock.now().getTime() + 86_400_000)
  const endAt = new Date(startAt.getTime() + 3_600_000)
  await write(app.services, async (writing) => {
    await writing.orm.insert(practiceAreas).values({ id: practiceAreaId, name: `Area ${id}`, shortName: 'A' })
    await writing.orm.insert(sessions).values({
      id,
      sessionTypeId,
      practiceAreaId,
      name: 'Interview',
      shortName: 'I',
      status: 'booked',
      startAt,
      endAt,
    })
    await writing.orm.insert(sessionAttendees).values({ sessionId: id, userId: candidate.id, role: 'candidate' })
  })
  return id
}
