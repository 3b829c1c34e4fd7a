import type { Context } from '../../kernel/context'
import { fields, type Selection } from '../../kernel/read/selection'

const file = fields('title', 'contentType', 'size', 'insertedAt', 'contentHtml')
const session = fields('name', 'status', 'startAt', 'endAt', 'deadline')
const notes = fields('title', 'content', 'updatedAt')

/** The person's own sessions, with the released parts; the rules leave out the rest. */
const sat: Selection = {
  session: {
    ...session,
    ...fields('readyAt', 'marked', 'price', 'cancelReason', 'unreadyMessage'),
    ...fields('finalMark', 'skillsMark', 'lawMark', 'marks', 'review'),
    sessionType: fields('name'),
    practiceArea: fields('name'),
    answers: { ...fields('insertedAt'), file },
    notes,
  },
}
/** Sessions that they conducted or marked, without the answers and marks, which are another person's. */
const worked: Selection = { ...fields('role'), session: { ...session, notes } }

export async function sessionsSat({ reader }: Context, userId: string) {
  const attended = await reader.all('SessionAttendee', { userId, role: 'candidate' }, sat)
  return attended.map((each) => each.session)
}

export const sessionsWorked = ({ reader }: Context, userId: string) =>
  reader.all('SessionAttendee', { userId }, worked, { role: { $ne: 'candidate' } })
