import type { Services } from '../../kernel/context'
import { tellPublished } from './letters'
import { AT_ONCE, tellInTurns, userIdOf } from './tell-in-turns'

/** Members of its group who have nothing to do with the event yet. */
const people = `select m.user_id as id, m.user_id as "userId" from members m where m.study_group_id = $1 and m.state = 'accepted' and ($2::uuid is null or m.user_id > $2)
    and not exists (select 1 from meeting_members t where t.meeting_id = $3 and t.user_id = m.user_id and t.standing <> 'none')
  order by m.user_id limit ${AT_ONCE}`

/** Tells the members of a group of its new event. */
export const tellNews = (services: Services, { meetingId }: { meetingId: string }): Promise<void> =>
  tellInTurns(services, meetingId, {
    progress: 'newsToldUntil',
    next: ({ studyGroupId }, after) =>
      studyGroupId === null ? null : { text: people, values: [studyGroupId, after, meetingId] },
    tell: (writing, event, all) => tellPublished(writing, services, event, all.map(userIdOf)),
  })
