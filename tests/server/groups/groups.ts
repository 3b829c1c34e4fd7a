import type { MemberRole, StudyGroupConfigInput } from '../../../schema/generated/types'
import { newId } from '../../../server/kernel/database/columns'
import { type Answer, build, type Person } from '../../build'

export const CREATE = `mutation ($name: String!, $shortName: String!, $type: StudyGroupType!, $availableFrom: Date!, $availableUntil: Date!, $intensiveFrom: Date!,
  $intensiveUntil: Date!, $visibility: Visibility, $autoapproval: Boolean, $chatLink: String, $config: StudyGroupConfigInput) {
  studyGroupCreate(name: $name, shortName: $shortName, type: $type, availableFrom: $availableFrom, availableUntil: $availableUntil,
    intensiveFrom: $intensiveFrom, intensiveUntil: $intensiveUntil, visibility: $visibility, autoapproval: $autoapproval, chatLink: $chatLink, config: $config) { id } }`

const DAY_MS = 86_400_000
/** A day before or after the present. */
export const day = (after: number) => new Date(Date.now() + after * DAY_MS).toISOString().slice(0, 10)

/** What a group needs that takes people today. */
export const groupValues = (at: number | string = '') => ({
  ...{ name: `Group ${at}`, shortName: `G${at}`, type: 'sqe2' },
  ...{ availableFrom: day(-10), availableUntil: day(20), intensiveFrom: day(1), intensiveUntil: day(40) },
})

/** The codes of an answer, each with the field that it names. */
export const codes = ({ errors = [] }: Answer) =>
  errors.map(({ extensions }) => `${extensions.code} ${extensions.field ?? ''}`.trim())

/** A school whose staff make groups. */
export async function school(settings: Parameters<typeof build>[0] = {}) {
  const app = await build(settings)
  const staff = await app.person({ abilities: ['manage_study_groups'] })
  const query = async (text: string, values: unknown[] = []) =>
    (await app.services.database.query({ text, values })).rows
  let made = 0
  return {
    ...app,
    staff,
    query,
    /** A group that takes people today. */
    async group(values: { config?: StudyGroupConfigInput; [more: string]: unknown } = {}): Promise<string> {
      made += 1
      return (await app.send(CREATE, { ...groupValues(made), ...values }, staff)).data.studyGroupCreate.id
    },
    /** Somebody who is in a group already. */
    async member(
      studyGroupId: string,
      role: MemberRole = 'member',
      who?: Person,
    ): Promise<Person & { memberId: string }> {
      const person = who ?? (await app.person())
      const memberId = newId()
      await query(
        `insert into members (id, study_group_id, user_id, role, accepted_at) values ($1, $2, $3, $4, now())`,
        [memberId, studyGroupId, person.id, role],
      )
      return { ...person, memberId }
    },
  }
}

export type School = Awaited<ReturnType<typeof school>>
