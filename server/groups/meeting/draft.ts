import type { GraphQLResolveInfo } from 'graphql'
import { holds } from '../../../access/viewer'
import type { MutationMeetingCreateArgs } from '../../../schema/generated/types'
import { type Context, signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { forbidden } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import { copyBeside, filledFrom, type Source } from './copy'
import { kept, merged, refusePrice, refuseRoom, refuseZone } from './keep'

/** An event that is copied may have no subtitle. */
type DraftArgs = Omit<MutationMeetingCreateArgs, 'copyOf' | 'status' | 'subtitle'> & { subtitle: string | null }

/** Adds a draft within a transaction, as a copy of an event where there is one. Whoever leads its group, and makes it, leads it. Answers its id. */
export async function makeDraft(
  writing: Writing,
  { bookingPolicy, ...given }: DraftArgs,
  source: Source | null,
  [context, info]: [Context, GraphQLResolveInfo],
): Promise<string> {
  const viewer = signedIn(context)
  const isStaff = holds(viewer, 'manage_meetings')
  const args = source ? filledFrom(source, given) : given
  refuseZone(args.timezone)
  refusePrice(context, args.price, 0)
  refuseRoom(args.roomLimit ?? null, { places: args.membersLimit ?? null, taken: 0, admitted: 0 })
  if (!args.studyGroupId && !isStaff)
    throw forbidden('Those who lead a group make events of it; all others are made by staff.')
  const own = {
    ...{ price: args.price ?? 0, createdById: viewer.id },
    bookingPolicy: merged(source?.row.bookingPolicy ?? {}, bookingPolicy),
  }
  const made = await kept.createWithin(writing, { ...args, ...own }, context, info)
  const meetingId = made.id as string
  if (source) await copyBeside(writing, source, { meetingId, keepsBanner: args.banner === undefined })
  if (!isStaff) await leadIt(writing, meetingId, viewer.id)
  return meetingId
}

/** Makes somebody the lector of their new event, unless they lead it as that of which it is a copy. */
async function leadIt({ query, changed, now }: Writing, meetingId: string, userId: string) {
  const id = newId()
  const { rows } = await query({
    text: `insert into meeting_members (id, meeting_id, user_id, type, inserted_at, updated_at) values ($1, $2, $3, 'lector', $4, $4)
      on conflict (meeting_id, user_id) do nothing returning id`,
    values: [id, meetingId, userId, now],
  })
  if (rows.length > 0) changed('MeetingMember', id, 'created')
}
