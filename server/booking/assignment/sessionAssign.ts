import { eq, inArray } from 'drizzle-orm'
import type { MutationSessionAssignArgs } from '../../../schema/generated/types'
import { users } from '../../identity/user/table'
import { type Context, signedIn } from '../../kernel/context'
import { conflict, invalid, Refusal } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { type Writing, write } from '../../kernel/write/write'
import { judge, refused } from '../../room/life/allowed'
import { leave } from '../../room/life/attendance'
import { type FoundSession, lockTogether } from '../../room/life/facts'
import { expireLapsed } from '../../room/life/holds'
import { attendsAt, inviteTo } from '../../room/life/invitations'
import { sessions } from '../../room/session/table'
import type { Permit } from '../starts/timetable'
import { tellCandidate } from './letters'
import { take } from './take'
import { conductorsOf, timesOfTakers, whoMayTake } from './who-may-take'

/** Assigns a tutor, and with a session those seats beside it that the same person gave, or nobody. */
export const sessionAssign: Operation<'sessionAssign'> = async (args, context, info) =>
  write(context, async (writing) => {
    const viewer = signedIn(context)
    // A lapsed hold no longer takes anybody's time.
    await expireLapsed(writing)
    const [session, ...others] = await lockTogether(writing, context, args.id)
    judge('sessionAssign', session, viewer, writing.now)
    await refuseOutdated(writing, args)
    const permit = await permitFor(writing, session, args)
    const seats = [session]
    for (const each of others)
      if (!refused('sessionAssign', each, viewer, writing.now) && (await isGivenBy(writing, each, args.replaces)))
        seats.push(each)
    for (const each of seats) await handOver(writing, context, each, permit, args.replaces ?? null)
    return writing.reader.one('Session', args.id, selectionOf(info))
  })

const isGivenBy = async (writing: Writing, { id }: FoundSession, conductorId?: string | null) => {
  const conductors = await conductorsOf(writing, id)
  return conductorId ? conductors.includes(conductorId) : conductors.length === 0
}

/** Refuses the second of two who assign at once: it would undo what the first has done, unseen. */
async function refuseOutdated(writing: Writing, { id, userId, replaces }: MutationSessionAssignArgs) {
  const conductors = await conductorsOf(writing, id)
  if (replaces ? conductors.includes(replaces) && replaces !== userId : conductors.length === 0) return
  const names = await namesOf(writing, conductors)
  throw conflict(
    names.length ? `${names.join(' and ')} conducts this session by now.` : 'Nobody conducts this session by now.',
    { field: 'replaces' },
  )
}

/** The permission of whoever is assigned. Throws VALIDATION, SLOT_TAKEN, CONFLICT if they may not take it. */
async function permitFor(
  writing: Writing,
  session: FoundSession,
  { userId, anyway }: MutationSessionAssignArgs,
): Promise<Permit> {
  const takers = await whoMayTake(writing, session, writing.now)
  const permit = takers?.permits.find((each) => each.userId === userId)
  if (!takers || !permit) throw invalid('userId', 'This person may not conduct the mock of this session.')
  const time = (await timesOfTakers(writing, session, { ...takers, permits: [permit] })).get(userId)
  if (time === 'free') return permit
  const [name = 'This tutor'] = await namesOf(writing, [userId])
  if (time === 'busy') throw isBusy(name)
  if (!anyway)
    throw conflict(
      time === 'declined' ? `${name} has declined this session.` : `${name} has no open hours at this time.`,
      { field: 'anyway' },
    )
  return permit
}

const isBusy = (name: string) =>
  new Refusal('SLOT_TAKEN', `${name} gives another session at this time.`, { field: 'userId' })

async function handOver(
  writing: Writing,
  context: Context,
  session: FoundSession,
  permit: Permit,
  replaces: string | null,
) {
  const { id, live } = session
  if (replaces) await leave(writing, id, replaces)
  if (!(await take(writing, session, permit))) {
    const [name = 'This tutor'] = await namesOf(writing, [permit.userId])
    throw isBusy(name)
  }
  // Whoever takes it has not accepted yet, whatever the one before had said.
  await writing.orm
    .update(sessions)
    .set({ assignmentStatus: 'assigned', updatedAt: writing.now })
    .where(eq(sessions.id, id))
  writing.changed('Session', id)
  const inCalendar = attendsAt('tutor', live)
  await inviteTo(context, writing, id, [
    {
      what: 'left',
      note: () => 'Staff have given it to somebody else.',
      userIds: replaces && replaces !== signedIn(context).id ? [replaces] : [],
      inCalendar,
    },
    { what: 'added', note: () => 'Staff have assigned it to you.', userIds: [permit.userId], inCalendar },
  ])
  await tellCandidate(writing, context, session, { id: permit.userId }, { isFirst: !replaces })
}

async function namesOf({ orm }: Writing, ids: readonly string[]): Promise<string[]> {
  if (!ids.length) return []
  const found = await orm
    .select({ name: users.fullName })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return found.map(({ name }) => name ?? 'This tutor')
}
