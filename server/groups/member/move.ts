import { eq } from 'drizzle-orm'
import { holds, type Viewer } from '../../../access/viewer'
import { leads, type MoveName, type Mover, mayMove, moves, type Standing } from '../../../rules/groups/membership'
import type { MemberRole } from '../../../schema/generated/types'
import { conflict, forbidden, notFound } from '../../kernel/errors'
import { nameOf } from '../../kernel/spoken'
import type { Writing } from '../../kernel/write/write'
import { fillSittings } from './fill-sittings'
import { shareBundles } from './share-bundles'
import { members } from './table'
import { whyNot } from './why-not'

export type Kept = typeof members.$inferSelect

/** What a move sets beside the standing. */
export type Told = Partial<
  Pick<
    Kept,
    | 'studySubGroupId'
    | 'role'
    | 'visitationType'
    | 'sundayDayOff'
    | 'trainingFrom'
    | 'trainingTill'
    | 'message'
    | 'answer'
    | 'invitedById'
    | 'answeredById'
    | 'offeredUntil'
    | 'lapsed'
    | 'wasInvited'
    | 'lentUntil'
  >
>

/** A person's standing with a group as the database has it, locked until the transaction ends. */
export interface Place {
  id: string
  studyGroupId: string
  userId: string
  state: Standing
  role: MemberRole
  declinedAt: Date | null
  invitedAt: Date | null
  answeredById: string | null
  requestedAt: Date | null
  lapsed: number
  lentUntil: Date | null
  offeredUntil: Date | null
  trainingFrom: string | null
  trainingTill: string | null
  examMark: number | null
  examPassed: boolean | null
}

const columns = `id, study_group_id as "studyGroupId", user_id as "userId", state, role, declined_at as "declinedAt", invited_at as "invitedAt",
  answered_by_id as "answeredById", requested_at as "requestedAt", lapsed, lent_until as "lentUntil", offered_until as "offeredUntil", training_from::text as "trainingFrom", training_till::text as "trainingTill",
  exam_mark as "examMark", exam_passed as "examPassed"`

/** The row with this id, whoever may see it: `movers` then says who acts. */
export async function placeOf({ query }: Pick<Writing, 'query'>, id: string): Promise<Place> {
  const { rows } = await query({ text: `select ${columns} from members where id = $1 for update`, values: [id] })
  if (!rows[0]) throw notFound(nameOf('Member'))
  return rows[0] as unknown as Place
}

/** The row of a person and a group, or null. */
export async function placeIn(
  { query }: Pick<Writing, 'query'>,
  { studyGroupId, userId }: Pick<Place, 'studyGroupId' | 'userId'>,
): Promise<Place | null> {
  const { rows } = await query({
    text: `select ${columns} from members where study_group_id = $1 and user_id = $2 for update`,
    values: [studyGroupId, userId],
  })
  return (rows[0] as unknown as Place | undefined) ?? null
}

/** Who the viewer is to a group and a person: themselves, somebody who leads it, staff; with the role by which they lead. */
export async function moversOf(
  { query }: Pick<Writing, 'query'>,
  viewer: Viewer,
  { studyGroupId, userId }: Pick<Place, 'studyGroupId' | 'userId'>,
): Promise<{ movers: Mover[]; owns: boolean }> {
  const { rows } = await query({
    text: `select role from members where study_group_id = $1 and user_id = $2 and state = 'accepted'`,
    values: [studyGroupId, viewer.id],
  })
  const role = rows[0]?.role as MemberRole | undefined
  const isStaff = holds(viewer, 'manage_study_groups')
  const isSelf = viewer.id === userId
  return {
    movers: [
      ...(isSelf ? (['self'] as const) : []),
      ...(role && leads(role) && !isSelf ? (['leader'] as const) : []),
      ...(isStaff && !isSelf ? (['staff'] as const) : []),
    ],
    owns: isStaff || role === 'owner',
  }
}

/** The dates of a standing, all others being emptied. */
function datesOf(to: Standing, now: Date, before: Place | null, told: Told) {
  const emptied = { waitingSince: null, offeredUntil: null, declinedAt: null, removedAt: null }
  const { lapsed = 0 } = told
  switch (to) {
    case 'requested':
      return { ...emptied, acceptedAt: null, invitedAt: null, requestedAt: now, lapsed: 0 }
    case 'invited':
      return { ...emptied, acceptedAt: null, requestedAt: null, invitedAt: now, lapsed: 0 }
    case 'waiting':
      return { ...emptied, acceptedAt: null, requestedAt: before?.requestedAt ?? now, waitingSince: now, lapsed }
    case 'offered':
      return { offeredUntil: told.offeredUntil ?? now }
    case 'accepted':
      return { ...emptied, acceptedAt: now }
    case 'declined':
      return { ...emptied, acceptedAt: null, declinedAt: now }
    case 'none':
      return { waitingSince: null, offeredUntil: null, declinedAt: null, removedAt: now }
  }
}

interface Asked extends Pick<Place, 'studyGroupId' | 'userId'> {
  /** The row as it was read; null: there was none. */
  before: Place | null
  movers: readonly Mover[]
  told?: Told
  /** Throws what else stands against it, once the table allows it. */
  refuse?(): void
}

/**
 * Moves somebody's standing with a group, if the table of moves allows it from where they stand, and answers the row's id. The database holds the
 * group's places. Throws CONFLICT, FORBIDDEN, SOLD_OUT.
 */
export async function moveMember(
  writing: Writing,
  name: MoveName,
  { studyGroupId, userId, before, movers, told = {}, refuse }: Asked,
): Promise<string> {
  const from = before?.state ?? 'none'
  if (!mayMove(name, from, movers)) throw refusalOf(name, from, movers)
  refuse?.()
  const { to } = moves[name]
  const set = {
    // It stays of whoever leaves, so that what goes on being paid does not bring them back.
    ...(to !== 'none' && { lentUntil: null }),
    ...told,
    ...datesOf(to, writing.now, before, told),
    ...(from === 'accepted' && to === 'none' && { leftAt: writing.now }),
  }
  const { orm } = writing
  const [row] = before
    ? await orm
        .update(members)
        .set({ ...set, givenPriority: null })
        .where(eq(members.id, before.id))
        .returning({ id: members.id })
    : await orm
        .insert(members)
        .values({ studyGroupId, userId, insertedAt: writing.now, ...set })
        .onConflictDoNothing()
        .returning({ id: members.id })
  // Somebody was quicker: two requests of one person at once.
  if (!row) throw conflict('This has changed meanwhile. Please look again.')
  writing.changed('Member', row.id, to === 'none' ? 'deleted' : from === 'none' ? 'created' : 'updated')
  writing.changed('StudyGroup', studyGroupId)
  if (to === 'accepted' || from === 'accepted') {
    await shareBundles(writing, { userId, studyGroupId })
    await fillSittings(writing, [userId])
  }
  return row.id
}

function refusalOf(name: MoveName, from: Standing, movers: readonly Mover[]) {
  const { by } = moves[name]
  if (!by.some((each) => movers.includes(each))) return forbidden()
  return conflict(whyNot(name, from))
}
