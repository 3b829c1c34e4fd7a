import type { Context } from '../../kernel/context'
import type { Writing } from '../../kernel/write/write'
import { inviteTo } from '../../room/life/invitations'
import type { sessions } from '../../room/session/table'
import type { TakenAlong, Thing } from './moved'

interface Move {
  from: typeof sessions.$inferSelect
  /** Whether it is live. */
  live: boolean
  /** The id of the session at its new start. */
  to: string
  candidateId: string
  /** Why staff moved it. */
  because?: string | undefined
  taken: TakenAlong
}

const sentenceOf = (thing: Thing): string =>
  ({
    link: 'Its link did not move along: please set it anew.',
    documents: 'The documents that were added to it did not move along: please add what is needed anew.',
    tasks: 'It has another mock, so the tasks that were edited for it did not move along.',
  })[thing]

/** Tells of a move: its candidate, who gives it now and what they are to set anew, and everybody who is not in it any more. */
export async function tellOfMove(
  context: Context,
  writing: Writing,
  { from, live, to, candidateId, because, taken }: Move,
) {
  const { conductors, left, lost } = taken
  const why = () => (because ? [`Our reason: ${because}`] : [])
  const noted = (sentences: () => string[]) => () => sentences().join(' ')
  const toConduct = noted(() => [...why(), ...lost.map(sentenceOf)])
  // The marker of a written station attends nothing; it comes to them when it is handed in.
  const conducting = (isNew: boolean) =>
    live ? conductors.filter((each) => each.isNew === isNew).map(({ userId }) => userId) : []
  await inviteTo(context, writing, to, [
    { what: 'moved', note: noted(why), userIds: [candidateId] },
    { what: 'moved', note: toConduct, userIds: conducting(false) },
    { what: 'booked', note: toConduct, userIds: conducting(true) },
  ])
  await inviteTo(context, writing, from.id, {
    what: 'left',
    note: noted(() => ['It was moved to another time, without you.', ...why()]),
    inCalendar: live,
    userIds: left.filter(({ conducted }) => live || !conducted).map(({ userId }) => userId),
  })
}
