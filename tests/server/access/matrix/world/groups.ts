import { members } from '../../../../../server/groups/member/table'
import { studyGroups } from '../../../../../server/groups/study-group/table'
import { studyGroupInvitations } from '../../../../../server/groups/study-group-invitation/table'
import { studyGroupAnswers, studyGroupPosts } from '../../../../../server/groups/study-group-post/table'
import { studySubGroups } from '../../../../../server/groups/study-sub-group/table'
import { newId } from '../../../../../server/kernel/database/columns'
import type { TestApp } from '../../../../build'
import { NOON } from './moment'
import type { People } from './people'

const days = {
  ...{ availableFrom: '2020-01-01', availableUntil: '2040-01-01' },
  ...{ intensiveFrom: '2020-01-01', intensiveUntil: '2040-02-01' },
}

/**
 * A private group, which the tutor owns, with the student in it, another who has applied and a link; groups that anybody finds: an open one, and full ones in
 * which the student waits, was offered a place or was invited; and a group that nobody was ever in.
 */
export async function makeGroups(app: TestApp, { people: { student, another, tutor } }: People) {
  const { orm } = app.services.database
  const outsider = await app.person()
  const group = async (name: string, more: Partial<typeof studyGroups.$inferInsert> = {}) => {
    const id = newId()
    await orm.insert(studyGroups).values({ id, name, shortName: name, type: 'sqe2', ...days, ...more })
    return id
  }
  const member = async (studyGroupId: string, userId: string, more: Partial<typeof members.$inferInsert>) => {
    const id = newId()
    await orm.insert(members).values({ id, studyGroupId, userId, insertedAt: NOON, ...more })
    return id
  }
  const full = async (name: string) => {
    const id = await group(name, { config: { places: 1 } })
    await member(id, outsider.id, { acceptedAt: NOON })
    return id
  }
  const own = await group('Own', { visibility: 'private', resultsDate: '2020-03-01' })
  const groups = {
    ...{
      own,
      open: await group('Open'),
      full: await full('Full'),
      empty: await group('Empty', { visibility: 'private' }),
    },
    ...{ waited: await full('Waited'), invited: await group('Invited'), offered: await group('Offered') },
  }
  await member(own, tutor.id, { role: 'owner', acceptedAt: NOON })
  const subGroupId = newId()
  await orm.insert(studySubGroups).values({ id: subGroupId, studyGroupId: own, name: 'Part', insertedAt: NOON })
  const memberships = {
    student: await member(own, student.id, { acceptedAt: NOON }),
    asked: await member(own, another.id, { requestedAt: NOON }),
    waits: await member(groups.waited, student.id, { requestedAt: NOON, waitingSince: NOON }),
    offered: await member(groups.offered, student.id, {
      requestedAt: NOON,
      offeredUntil: new Date(NOON.getTime() + 3_600_000),
    }),
    invited: await member(groups.invited, student.id, { invitedAt: NOON }),
  }
  const postId = newId()
  // Everybody is told of it already, so no job changes anything while others are asked.
  const toldUntil = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
  await orm
    .insert(studyGroupPosts)
    .values({ id: postId, studyGroupId: own, authorId: tutor.id, title: 'Read', toldUntil, insertedAt: NOON })
  const postAnswerId = newId()
  await orm.insert(studyGroupAnswers).values({ id: postAnswerId, postId, authorId: student.id, body: '<p>Yes.</p>' })
  const link = { id: newId(), token: '7QK4-M2ZD-9XWB-3HRT' }
  const until = new Date(NOON.getTime() + 7 * 86_400_000)
  await orm
    .insert(studyGroupInvitations)
    .values({ ...link, studyGroupId: own, uses: 10, until, createdById: tutor.id, insertedAt: NOON })
  return { groups, subGroupId, link, memberships, postId, postAnswerId, outsiderId: outsider.id }
}
