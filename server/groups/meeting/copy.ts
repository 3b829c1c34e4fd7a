import { asc, eq } from 'drizzle-orm'
import type { MeetingMemberType } from '../../../schema/generated/types'
import type { Context } from '../../kernel/context'
import { refuseUnlessWritable } from '../../kernel/crud/writable'
import { newId } from '../../kernel/database/columns'
import type { Writing } from '../../kernel/write/write'
import { meetingMaterials } from '../meeting-material/table'
import { meetingMembers } from '../meeting-member/table'
import { meeting as entity, meetings } from './table'

type Row = typeof meetings.$inferSelect

/** What an event is copied from, as it was when its row was locked. */
export interface Source {
  row: Row
  leading: { userId: string; type: MeetingMemberType }[]
  materials: (typeof meetingMaterials.$inferSelect)[]
}

/** Not those who are no longer here. */
const leading = `select m.user_id as "userId", m.type from meeting_members m join users u on u.id = m.user_id
  where m.meeting_id = $1 and m.standing in ('lector', 'moderator') and u.confirmed_at is not null and u.disabled_at is null and u.archived_at is null
  order by m.inserted_at, m.id`

/** An event that the viewer may copy: one that they lead, since a copy also has what only those who lead it read. Throws NOT_FOUND, FORBIDDEN. */
export async function sourceOf(writing: Writing, context: Context, id: string): Promise<Source> {
  const { orm, query } = writing
  await refuseUnlessWritable({ entity }, id, ['title'], context, writing)
  // Locked, with its materials, so that no file of theirs goes while it is given a second name.
  const [row] = await orm.select().from(meetings).where(eq(meetings.id, id)).for('share')
  const materials = await orm
    .select()
    .from(meetingMaterials)
    .where(eq(meetingMaterials.meetingId, id))
    .orderBy(asc(meetingMaterials.insertedAt), asc(meetingMaterials.id))
    .for('share')
  const { rows } = await query({ text: leading, values: [id] })
  return { row: row as Row, leading: rows as unknown as Source['leading'], materials }
}

/** What may be emptied in a copy. */
const emptied = [
  'studyGroupId',
  'practiceAreaId',
  'description',
  'place',
  'membersLimit',
  'roomLimit',
  'eventDescription',
  'instruction',
] as const
const always = ['provider', 'visibility', 'price'] as const

/** The arguments of a copy: what they leave out is as of its event. */
export function filledFrom<Args extends Partial<Record<(typeof emptied)[number] | (typeof always)[number], unknown>>>(
  { row }: Source,
  args: Args,
) {
  const own = Object.fromEntries([
    ...emptied.filter((name) => args[name] === undefined).map((name) => [name, row[name]]),
    ...always.filter((name) => args[name] == null).map((name) => [name, row[name]]),
  ])
  return { ...args, ...own, materialsLockedTo: row.materialsLockedTo } as Args & Pick<Row, 'materialsLockedTo'>
}

/** Gives a new draft what belongs to its event beside the fields: who leads it, its materials, and its picture unless it has its own. */
export async function copyBeside(
  { orm, now, changed }: Writing,
  { row, leading, materials }: Source,
  { meetingId, keepsBanner }: { meetingId: string; keepsBanner: boolean },
): Promise<void> {
  const stamps = { insertedAt: now, updatedAt: now }
  if (keepsBanner && row.banner)
    await orm.update(meetings).set({ banner: row.banner }).where(eq(meetings.id, meetingId))
  const people = leading.map((each) => ({ ...each, ...stamps, id: newId(), meetingId }))
  if (people.length > 0) await orm.insert(meetingMembers).values(people)
  for (const { id } of people) changed('MeetingMember', id, 'created')
  const papers = materials.map(({ title, fileId, contentLink, contentType, audience, opens }) => ({
    ...{ id: newId(), meetingId, title, fileId, contentLink, contentType, audience, opens },
    ...stamps,
  }))
  if (papers.length > 0) await orm.insert(meetingMaterials).values(papers)
  for (const { id } of papers) changed('MeetingMaterial', id, 'created')
}
