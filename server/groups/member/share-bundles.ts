import type { Writing } from '../../kernel/write/write'
import { giveByGroup } from '../../library/library-permission/give-by-group'

interface Of {
  userId?: string
  studyGroupId?: string
  bundleId?: string
}

const where = `($1::uuid is null or m.user_id = $1) and ($2::uuid is null or l.study_group_id = $2) and ($3::uuid is null or l.bundle_id = $3)`

const due = `select distinct m.user_id as "userId", l.bundle_id as "bundleId" from study_group_bundles l
  join members m on m.study_group_id = l.study_group_id and m.state = 'accepted' where ${where}`

/** What somebody has by a group that they are not in any more, or that has it no more. */
const over = `update library_permissions p set status = 'expired', until = greatest($4::timestamptz, p."from" + interval '1 millisecond')
  where p.type = 'group' and p.status in ('pending', 'active', 'paused') and ($1::uuid is null or p.user_id = $1) and ($3::uuid is null or p.bundle_id = $3)
    and ($2::uuid is null or p.bundle_id in (select bundle_id from study_group_bundles where study_group_id = $2))
    and not exists (select 1 from study_group_bundles l join members m on m.study_group_id = l.study_group_id and m.state = 'accepted'
      where l.bundle_id = p.bundle_id and m.user_id = p.user_id) returning id`

/** Gives members the bundles of their groups, and takes them from whoever left; of one person, group or bundle. What they hold in another way stays. */
export async function shareBundles(
  writing: Writing,
  { userId = null, studyGroupId = null, bundleId = null }: Nullable<Of>,
) {
  const values = [userId, studyGroupId, bundleId]
  const { rows } = await writing.query({ text: due, values })
  await giveByGroup(writing, rows as unknown as { userId: string; bundleId: string }[])
  const ended = await writing.query({ text: over, values: [...values, writing.now] })
  for (const { id } of ended.rows) writing.changed('LibraryPermission', id as string)
}

const given = `select distinct m.user_id as "userId", l.bundle_id as "bundleId" from unnest($1::uuid[], $2::uuid[]) as ended(user_id, bundle_id)
  join study_group_bundles l on l.bundle_id = ended.bundle_id
  join members m on m.study_group_id = l.study_group_id and m.user_id = ended.user_id and m.state = 'accepted'`

/** Gives members the bundles of their groups that they held in another way until now. */
export async function shareEnded(writing: Writing, ended: readonly { userId: string; bundleId: string }[]) {
  const values = [ended.map(({ userId }) => userId), ended.map(({ bundleId }) => bundleId)]
  const { rows } = await writing.query({ text: given, values })
  await giveByGroup(writing, rows as unknown as { userId: string; bundleId: string }[])
}

type Nullable<T> = { [Key in keyof T]?: T[Key] | null }
