import { eq } from 'drizzle-orm'
import type { Services } from '../../kernel/context'
import { write } from '../../kernel/write/write'
import { tellPublished } from './letters'
import { meetings } from './table'

const AT_ONCE = 200

const { id, title, startAt, studyGroupId, cancelledAt, newsToldUntil } = meetings
const columns = { id, title, startAt, studyGroupId, cancelledAt, newsToldUntil }

const next = `select m.user_id as id from members m where m.study_group_id = $1 and m.state = 'accepted' and ($2::uuid is null or m.user_id > $2)
    and not exists (select 1 from meeting_members t where t.meeting_id = $3 and t.user_id = m.user_id and t.standing <> 'none')
  order by m.user_id limit ${AT_ONCE}`

/** Tells the members of a group of its new event, some hundred in each transaction, which notes how far it came, so that nobody is told twice. */
export async function tellNews(services: Services, { meetingId }: { meetingId: string }): Promise<void> {
  while (await tellSome(services, meetingId));
}

const tellSome = (services: Services, meetingId: string): Promise<boolean> =>
  write(services, async (writing) => {
    const [event] = await writing.orm.select(columns).from(meetings).where(eq(id, meetingId)).for('update')
    if (!event?.studyGroupId || event.cancelledAt) return false
    const { rows } = await writing.query({ text: next, values: [event.studyGroupId, event.newsToldUntil, meetingId] })
    const people = rows.map((row) => row.id as string)
    const last = people.at(-1)
    if (!last) return false
    await tellPublished(writing, services, event, people)
    await writing.orm.update(meetings).set({ newsToldUntil: last }).where(eq(id, meetingId))
    return people.length === AT_ONCE
  })
