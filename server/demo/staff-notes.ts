import type { Student } from './place-people'
import type { Desk } from './sessions/sitting'

/** Days ago, the time, and what was written. */
const notes = [
  [
    0,
    -5,
    '16:42',
    'Rang about a package of six stations. Wants the oral days in January first. Call back after the pay day.',
  ],
  [0, -40, '11:10', 'Works shifts at the law centre: best reached before nine.'],
  [3, -6, '17:30', 'The referral credit was given twice and is put right. Told her so by telephone.'],
  [10, -12, '15:05', 'Still on SQE1; wants to know when the question clinic opens.'],
  [16, -4, '13:20', 'Travelling until the weekend. Prefers e-mail.'],
  [21, -31, '10:50', 'Has gone over to the Bar course and keeps the account for the advocacy stations.'],
  [36, -25, '09:35', 'Asked for no more calls.'],
  [28, -2, '11:32', 'Was ill and could not come. A doctor’s note was shown, so the session is made good as credit.'],
] as const

/** Adds what staff have written down about a few students. */
export function tellStaffNotes({ school, calendar, id }: Desk, students: readonly Student[]): void {
  const author = school.users.find(({ role }) => role === 'admin')
  for (const [place, days, time, text] of notes) {
    const [student, insertedAt] = [students[place], calendar.at(days, time)]
    if (student && author?.id)
      school.userNotes.push({
        id: id(insertedAt),
        ...{ userId: student.id, authorId: author.id, text, insertedAt, updatedAt: insertedAt },
      })
  }
}
