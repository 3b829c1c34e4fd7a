import { PASS } from '../../../rules/groups/results'
import { DAY, later } from '../calendar'
import type { Placing } from '../library/shelving'
import { paragraphs } from '../library/shelving'
import { createDice, createIds } from '../random'
import type { Row } from '../school'
import { type DemoGroup, groupList, type Standing } from './group-list'
import { placePosts } from './place-posts'

type Place = Pick<Placing, 'school' | 'calendar' | 'tutors' | 'students'>

/** Study groups, with those who lead them, are in them, wait, were invited, have applied or were declined. */
export function placeGroups(placing: Place): void {
  const ids = createIds(createDice(2710))
  for (const group of groupList) placeGroup(placing, group, ids)
}

function placeGroup({ school, calendar, tutors, students }: Place, group: DemoGroup, ids: (at: Date) => string) {
  const { available, training, parts, people, words, tutors: leaders, moderator, results, ...plain } = group
  const madeAt = calendar.at(available[0] - 2, '09:40')
  const id = ids(madeAt)
  const stamps = { insertedAt: madeAt, updatedAt: madeAt }
  school.studyGroups.push({
    ...{ id, ...plain, ...stamps, description: paragraphs(words), autoapproval: plain.autoapproval ?? false },
    ...{ availableFrom: calendar.date(available[0]), availableUntil: calendar.date(available[1]) },
    ...{ intensiveFrom: calendar.date(training[0]), intensiveUntil: calendar.date(training[1]) },
    resultsDate: results ? calendar.date(results.day) : null,
  })
  const subGroups = parts.map(({ name, first, second }) => {
    const days = { p1ExamDates: first.map(calendar.date), p2ExamDates: second.map(calendar.date) }
    const part = { id: ids(madeAt), studyGroupId: id, name, ...days, ...stamps }
    school.studySubGroups.push(part)
    return part.id
  })
  const owner = tutors[leaders[0] ?? 0]?.id
  const add = (userId: string | undefined, at: Date, more: Omit<Row<'members'>, 'studyGroupId' | 'userId'>) => {
    if (!userId) return
    const times = { insertedAt: at, updatedAt: at }
    school.members.push({ id: ids(at), studyGroupId: id, userId, ...times, ...more })
  }
  for (const [at, tutor] of leaders.entries())
    add(tutors[tutor]?.id, madeAt, { role: at ? 'tutor' : 'owner', acceptedAt: madeAt, visitationType: 'online' })
  if (moderator !== undefined)
    add(students[moderator]?.id, later(madeAt, DAY), { role: 'moderator', acceptedAt: later(madeAt, DAY) })
  placePosts({ school, calendar, tutors, students }, { id, shortName: plain.shortName }, ids)
  for (const [place, person] of people.entries()) {
    const at = calendar.at(-person.days, '13:48')
    const result = results ? resultOf(results.marks[place] ?? null, calendar.at(results.day + 1, '09:00')) : {}
    add(students[person.student]?.id, at, { ...standingOf(person, { at, subGroups, owner, calendar }), ...result })
  }
}

/** What staff have recorded of an exam; whoever has not said was asked. */
const resultOf = (mark: number | null, askedAt: Date) =>
  mark === null ? { resultAskedAt: askedAt } : { examMark: mark, examPassed: mark >= PASS, resultAskedAt: askedAt }

interface Around {
  at: Date
  subGroups: readonly string[]
  owner: string | undefined
  calendar: Place['calendar']
}

/** The dates and words by which somebody stands where they stand. */
function standingOf(person: Standing, { at, subGroups, owner, calendar }: Around) {
  const studySubGroupId = 'part' in person && person.part !== undefined ? (subGroups[person.part] ?? null) : null
  switch (person.state) {
    case 'accepted':
      return {
        ...{ studySubGroupId, role: person.role ?? 'member', visitationType: person.comes ?? null },
        ...{ requestedAt: later(at, -DAY), acceptedAt: at, answeredById: owner ?? null },
      }
    case 'requested':
      return {
        ...{ studySubGroupId, visitationType: person.comes ?? null, requestedAt: at, message: person.words ?? null },
        trainingFrom: person.from === undefined ? null : calendar.date(person.from),
      }
    case 'invited':
      return { invitedAt: at, invitedById: owner ?? null, message: person.words, wasInvited: true }
    case 'waiting':
      return { studySubGroupId, requestedAt: at, waitingSince: at }
    case 'declined':
      return {
        ...{ requestedAt: at, message: person.words, declinedAt: calendar.at(-person.answered, '11:20') },
        ...{ answer: person.answer, answeredById: owner ?? null },
      }
  }
}
