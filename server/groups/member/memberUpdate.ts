import { eq } from 'drizzle-orm'
import { leads } from '../../../rules/groups/membership'
import type { MutationMemberUpdateArgs } from '../../../schema/generated/types'
import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { type Writing, write } from '../../kernel/write/write'
import { studyGroups } from '../study-group/table'
import { fillSittings } from './fill-sittings'
import { keepLed } from './keep-led'
import { ledPlace } from './led-place'
import { refuseContradiction, refuseOthers, refuseRise } from './may-change'
import type { Place } from './move'
import { members } from './table'
import { refuseDays } from './wishes'

/** A mark that is corrected counts as written down anew. */
const isNewMark = ({ examMark }: { examMark?: number | null | undefined }, before: Place) =>
  examMark !== undefined && examMark !== before.examMark

/** Days that stay as they are may lie outside the group's, which have moved since. */
const changesDays = (given: Given, before: Place) =>
  (['trainingFrom', 'trainingTill'] as const).some((name) => given[name] !== undefined && given[name] !== before[name])

async function trainingOf({ orm }: Writing, { studyGroupId }: Place) {
  const { intensiveFrom, intensiveUntil } = studyGroups
  const [group] = await orm
    .select({ intensiveFrom, intensiveUntil })
    .from(studyGroups)
    .where(eq(studyGroups.id, studyGroupId))
  return group as { intensiveFrom: string; intensiveUntil: string }
}

type Given = Omit<MutationMemberUpdateArgs, 'id' | 'contradicts'>

/** What is set of a member, of what is given. */
const valuesOf = ({ priority, role, sundayDayOff, ...rest }: Given, before: Place, now: Date) => ({
  ...rest,
  ...(role && { role }),
  ...(sundayDayOff !== undefined && { sundayDayOff: sundayDayOff ?? true }),
  ...(priority !== undefined && { givenPriority: priority }),
  ...(isNewMark(rest, before) && { examRecordedAt: rest.examMark == null ? null : now }),
})

/** Changes how somebody comes to a group, their role, or their result. */
export const memberUpdate: Operation<'memberUpdate'> = async ({ id, contradicts, ...args }, context, info) =>
  write(context, async (writing) => {
    const { before, movers, owns } = await ledPlace(writing, signedIn(context), id)
    // Everybody has a role, so none is no change of it.
    const isGiven = (name: string, value: unknown) => value !== undefined && !(name === 'role' && value === null)
    const names = Object.entries(args).flatMap(([name, value]) => (isGiven(name, value) ? [name] : []))
    refuseOthers(names, movers, before)
    const { role } = args
    if (role) refuseRise(role, before.role, owns)
    if (role && !leads(role) && !movers.includes('staff')) await keepLed(writing, before)
    if (changesDays(args, before)) refuseDays({ ...before, ...args }, await trainingOf(writing, before))
    if (!contradicts) refuseContradiction(args, before)
    if (names.length) {
      await writing.orm
        .update(members)
        .set(valuesOf(args, before, writing.now))
        .where(eq(members.id, id))
      writing.changed('Member', id)
      if (names.includes('studySubGroupId')) await fillSittings(writing, [before.userId])
      if (role) writing.changed('StudyGroup', before.studyGroupId)
    }
    return writing.reader.one('Member', id, selectionOf(info))
  })
