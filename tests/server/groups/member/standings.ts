import type { Standing } from '../../../../rules/groups/membership'
import type { MemberRole } from '../../../../schema/generated/types'
import type { Person } from '../../../build'
import type { School } from '../groups'

/** The dates by which somebody stands where they stand, some days back. */
const dates: Record<Standing, Record<string, string>> = {
  none: { accepted_at: "now() - interval '20 days'", removed_at: "now() - interval '2 days'" },
  requested: { requested_at: "now() - interval '3 days'" },
  invited: { invited_at: "now() - interval '3 days'", was_invited: 'true' },
  waiting: { requested_at: "now() - interval '3 days'", waiting_since: "now() - interval '3 days'" },
  offered: { requested_at: "now() - interval '3 days'", offered_until: "now() + interval '1 day'" },
  accepted: { accepted_at: "now() - interval '10 days'" },
  // So long ago that they can apply again.
  declined: { requested_at: "now() - interval '9 days'", declined_at: "now() - interval '8 days'" },
}
const otherwise: Record<string, string> = {
  ...{ requested_at: 'null', invited_at: 'null', waiting_since: 'null', offered_until: 'null', accepted_at: 'null' },
  ...{ declined_at: 'null', removed_at: 'null', was_invited: 'false', lapsed: '0', study_sub_group_id: 'null' },
  ...{ message: 'null', answer: 'null', invited_by_id: 'null', answered_by_id: 'null', given_priority: 'null' },
}

/** Puts the person $2 where they stand with the group $1, in the role $3, whatever they were to it before. */
export function standSql(standing: Standing): string {
  const set = { ...otherwise, ...dates[standing], role: '$3' }
  const names = Object.keys(set)
  return `insert into members (id, study_group_id, user_id, ${names}) values (gen_random_uuid(), $1, $2, ${Object.values(set)})
    on conflict (study_group_id, user_id) do update set ${names.map((each) => `${each} = excluded.${each}`)} returning id`
}

/** Somebody who stands so with a group. */
export async function standing(
  app: School,
  where: Standing,
  studyGroupId: string,
  { who, role = 'member' }: { who?: Person; role?: MemberRole } = {},
): Promise<Person & { memberId: string }> {
  const person = who ?? (await app.person())
  const [row] = await app.query(standSql(where), [studyGroupId, person.id, role])
  return { ...person, memberId: row?.id as string }
}
