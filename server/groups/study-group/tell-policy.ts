import { notify } from '../../identity/notification/notify'
import type { Services } from '../../kernel/context'
import type { JobPayloads } from '../../kernel/jobs/jobs'
import { londonDay } from '../../kernel/time/weeks'
import { type Writing, write } from '../../kernel/write/write'

declare module '../../kernel/jobs/jobs' {
  interface JobPayloads {
    /** A version of a group's policy that its members are told of. */
    group_policy: { groupId: string; version: number }
  }
}

const AT_ONCE = 200
/** Somebody who edits a policy often saves it several times: its members are told of the last. */
export const TOLD_AFTER_MINUTES = 10

/** Has those who study in a group told of the version of its policy that the transaction has written. */
export async function tellPolicyLater(writing: Writing, groupId: string, version: number): Promise<void> {
  const startAfter = new Date(writing.now.getTime() + TOLD_AFTER_MINUTES * 60_000)
  await writing.queue('group_policy', { groupId, version }, { about: null, startAfter })
}

const locked = `select name, policy_told_until as "toldUntil" from study_groups
  where id = $1 and (booking_policy ->> 'version')::int = $2 and archived_at is null and intensive_until >= $3::date for no key update`
const next = `select user_id as id from members
  where study_group_id = $1 and state = 'accepted' and role in ('member', 'moderator') and ($2::uuid is null or user_id > $2)
  order by user_id limit ${AT_ONCE}`
const note = 'update study_groups set policy_told_until = $2 where id = $1'

/** Tells those who study in a group of its policy, each once, as `tellMembers` does of a post; nobody of a version that is not the last. */
export async function tellPolicy(services: Services, job: JobPayloads['group_policy']): Promise<void> {
  while (await tellSome(services, job));
}

const tellSome = (services: Services, { groupId, version }: JobPayloads['group_policy']): Promise<boolean> =>
  write(services, async (writing) => {
    const { rows } = await writing.query({ text: locked, values: [groupId, version, londonDay(writing.now)] })
    const group = rows[0] as { name: string; toldUntil: string | null } | undefined
    if (!group) return false
    const some = await writing.query({ text: next, values: [groupId, group.toldUntil] })
    const ids = some.rows.map(({ id }) => id as string)
    const last = ids.at(-1)
    if (!last) return false
    await notify(writing, services, ids, {
      kind: 'group_membership',
      about: { type: 'StudyGroup', id: groupId },
      path: `/study-groups/${groupId}/policy`,
      words: () => ({
        title: `What you may book has changed: ${group.name}`,
        body: `Version ${version} of the group’s policy holds now. What you have booked already keeps its terms.`,
      }),
      action: () => 'Read the policy',
    })
    await writing.query({ text: note, values: [groupId, last] })
    return ids.length === AT_ONCE
  })
