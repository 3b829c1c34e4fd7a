import { attendedMinutes, type Mark } from '../../../rules/groups/attendance'
import { leadingTypes } from '../../../rules/groups/tickets'
import { notify, type Post } from '../../identity/notification/notify'
import type { Writing } from '../../kernel/write/write'
import type { Event } from '../meeting/event'

const open = () => 'Open the event'

const asking = `select u.full_name as name, m.correction,
    array(select l.user_id from meeting_members l where l.meeting_id = m.meeting_id and l.standing = any($2)) as leading
  from meeting_members m join users u on u.id = m.user_id where m.id = $1`

/** Tells those who lead an event of somebody who asks for a correction. */
export async function tellAsked(writing: Writing, post: Post, { id, title }: Event, memberId: string): Promise<void> {
  const { rows } = await writing.query({ text: asking, values: [memberId, leadingTypes] })
  const { name, correction, leading } = rows[0] as { name: string | null; correction: string; leading: string[] }
  await notify(writing, post, leading, {
    kind: 'events',
    about: { type: 'Meeting', id },
    path: `/smart-events/${id}/attendance`,
    words: () => ({
      title: `A correction of attendance: ${title}`,
      body: `${name ?? 'Somebody'} writes: ${correction}`,
    }),
    action: () => 'Answer',
  })
}

type Whose = Mark & { userId: string }

const tell = (writing: Writing, post: Post, { id }: Event, { userId }: Whose, words: () => Words) =>
  notify(writing, post, [userId], {
    kind: 'events',
    about: { type: 'Meeting', id },
    path: `/smart-events/${id}`,
    words,
    action: open,
  })

interface Words {
  title: string
  body: string
}

/** Tells those who asked for a correction how they are marked now. */
export async function tellCorrected(
  writing: Writing,
  post: Post,
  event: Event,
  marks: readonly Whose[],
): Promise<void> {
  for (const mark of marks)
    await tell(writing, post, event, mark, () => ({
      title: `Your attendance is corrected: ${event.title}`,
      body: markWords(mark, event),
    }))
}

/** Tells somebody who asked for a correction that their mark stays. */
export const tellKept = (writing: Writing, post: Post, event: Event, mark: Whose) =>
  tell(writing, post, event, mark, () => ({
    title: `Your attendance stays as it is: ${event.title}`,
    body: markWords(mark, event),
  }))

function markWords(mark: Mark, event: Event): string {
  const whole = Math.round((event.endAt.getTime() - event.startAt.getTime()) / 60_000)
  const minutes = attendedMinutes(mark, event) ?? 0
  if (mark.attendance === null) return 'Your mark is taken away.'
  if (mark.attendance === 'absent') return 'You are marked as absent.'
  if (mark.attendance === 'excused') return 'You are marked as absent, and excused.'
  return `You attended ${minutes} of ${whole} minutes.`
}
