import type { ContactStatus, ExamPaper, Preparation } from '../../schema/generated/types'
import { student } from './people'
import { addPerson, type Place } from './place-people'

/** Days from today, the time, who wrote it, and what. */
type Note = readonly [number, string, 'frontdesk' | 'admin', string]

interface DemoLead {
  name: string
  country: string
  timezone?: string
  preparation: Preparation
  /** Days ago, and the time, of their sign-up. */
  came: readonly [number, string]
  status?: ContactStatus
  followUp?: number
  /** The paper that they sit first, and in how many days. */
  sits?: readonly [ExamPaper, number]
  notes?: readonly Note[]
}

/** People who have signed up and bought nothing yet, as the front desk has them on its board. */
export const leadList: readonly DemoLead[] = [
  { name: 'Sian Hughes', country: 'GB', preparation: 'sqe2', came: [-1, '20:14'], followUp: 0, sits: ['written', 62] },
  {
    name: 'Bilal Aziz',
    country: 'PK',
    timezone: 'Asia/Karachi',
    preparation: 'sqe2',
    came: [-3, '13:40'],
    followUp: 1,
  },
  { name: 'Kwame Mensah', country: 'GH', timezone: 'Africa/Accra', preparation: 'sqe1', came: [-1, '07:12'] },
  {
    ...{ name: 'Rosa Delgado', country: 'ES', timezone: 'Europe/Madrid', preparation: 'sqe1' },
    ...{ came: [-5, '18:05'], sits: ['flk1', 48] },
  },
  {
    ...{ name: 'Jess Whitmore', country: 'GB', preparation: 'sqe1', came: [-16, '10:22'], sits: ['flk1', 48] },
    ...{ status: 'contacted', followUp: -2 },
    notes: [
      [
        -9,
        '11:05',
        'frontdesk',
        'Asked for the price of ten sessions. Sent the list; she wants to talk to her firm first.',
      ],
    ],
  },
  {
    ...{ name: 'Tunde Bakare', country: 'NG', timezone: 'Africa/Lagos', preparation: 'sqe2', came: [-20, '21:47'] },
    ...{ status: 'contacted', followUp: 0, sits: ['written', 62] },
    notes: [
      [-19, '09:15', 'admin', 'Wrote to him after his question on bail.'],
      [
        -2,
        '17:40',
        'frontdesk',
        'Rang. Works at a bank, free after 17:00 London. Afraid of the oral half. Ring when he has chosen a day.',
      ],
    ],
  },
  {
    ...{ name: 'Marie Laurent', country: 'FR', timezone: 'Europe/Paris', preparation: 'hra_bar', came: [-12, '12:30'] },
    ...{ status: 'contacted', followUp: 4 },
    notes: [[-4, '15:20', 'frontdesk', 'Wrote about the advocacy stations. Answers by e-mail only, in the evening.']],
  },
  {
    ...{ name: 'Owen Griffiths', country: 'GB', preparation: 'sqe2', came: [-27, '08:50'], sits: ['written', 62] },
    ...{ status: 'interested', followUp: 0 },
    notes: [[-1, '16:10', 'frontdesk', 'Will decide between six and ten stations today.']],
  },
  {
    ...{ name: 'Adaeze Okonkwo', country: 'NG', timezone: 'Africa/Lagos', preparation: 'sqe2', came: [-33, '19:26'] },
    ...{ status: 'interested', followUp: 7, sits: ['written', 240] },
    notes: [[-6, '18:30', 'admin', 'Wants evenings after 18:00. Sits in the summer, so no hurry.']],
  },
  {
    ...{ name: 'Ayesha Siddiqui', country: 'GB', preparation: 'sqe2', came: [-18, '14:02'], sits: ['written', 62] },
    ...{ status: 'interested', followUp: 8 },
    notes: [[-3, '10:45', 'frontdesk', 'Adjustments explained on the telephone: she has extra time with the SRA.']],
  },
  {
    ...{ name: 'Hannah Lister', country: 'GB', preparation: 'sqe2', came: [-24, '17:33'], sits: ['written', 62] },
    ...{ status: 'converted', followUp: 2 },
    notes: [[-5, '12:00', 'frontdesk', 'Her firm pays. Invoice goes to them; welcome her when the money is in.']],
  },
  {
    ...{ name: 'Gethin Parry', country: 'GB', preparation: 'sqe1', came: [-41, '22:10'], status: 'not_interested' },
    notes: [[-30, '14:25', 'frontdesk', 'Has a place at a law school that teaches all of it.']],
  },
  {
    ...{ name: 'Noor Rahimi', country: 'AE', timezone: 'Asia/Dubai', preparation: 'sqe1', came: [-52, '06:58'] },
    ...{ status: 'not_interested' },
    notes: [[-45, '09:40', 'admin', 'Puts the exam off by a year. May come back by herself.']],
  },
  {
    ...{ name: 'Colin Ashdown', country: 'GB', preparation: 'sqe2', came: [-60, '11:11'], status: 'do_not_contact' },
    notes: [[-58, '10:05', 'frontdesk', 'Signed up for the free questions and wants no calls and no mails.']],
  },
]

/** The first Tuesday in so many days or later, in days from today. */
const tuesdayFrom = (today: string, days: number) => {
  const weekday = (new Date(today).getUTCDay() + days) % 7
  return days + ((9 - weekday) % 7)
}

/** Adds them last, so that the rest of the school is as it would be without them. */
export function tellLeads(place: Place): void {
  const { school, calendar, id } = place
  for (const { name, country, timezone, preparation, came, status = 'new', followUp, sits, notes = [] } of leadList) {
    const at = calendar.at(...came)
    const person = student(name, country, preparation, { ...(timezone && { timezone }) })
    const { id: userId } = addPerson(place, person, at, {
      contactStatus: status,
      followUp: followUp === undefined ? null : calendar.date(followUp),
      lastSeenAt: at,
    })
    if (sits) {
      const [paper, days] = sits
      school.examSittings.push({
        id: id(at),
        ...{
          userId,
          exam: preparation,
          paper,
          date: calendar.date(tuesdayFrom(calendar.date(0), days)),
          insertedAt: at,
          updatedAt: at,
        },
      })
    }
    for (const [days, time, author, text] of notes) {
      const insertedAt = calendar.at(days, time)
      const authorId = school.users.find(({ email }) => email?.startsWith(`${author}@`))?.id
      school.userNotes.push({
        id: id(insertedAt),
        ...{ userId, authorId: authorId ?? null, text, insertedAt, updatedAt: insertedAt },
      })
    }
  }
}
