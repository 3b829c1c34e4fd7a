// @vitest-environment happy-dom

import { beforeEach, describe, expect, it } from 'vitest'
import { AssignDialog } from '../../../src/staff/sessions/assign-dialog'
import { tutorsForAll } from '../../../src/staff/sessions/tutors-for-all'
import { getToasts } from '../../../src/ui/overlay/toast'
import { click, eventually, find } from '../render'
import { button, server, show, text } from './desk'

const tutor = (userId: string, fullName: string, more: object) => ({
  userId,
  role: 'tutor',
  time: 'free',
  load: 0,
  thisWeek: 0,
  toMark: 0,
  tutor: { id: userId, fullName, nickname: null, avatar: null },
  ...more,
})
const session = {
  id: 's',
  name: 'Advocacy',
  startAt: '2026-12-04T09:00:00.000Z',
  endAt: '2026-12-04T10:00:00.000Z',
  deadline: null,
  attendees: [{ id: 'c', role: 'candidate', userId: 'callum', user: { id: 'callum', fullName: 'Callum Reid' } }],
}
const helen = { id: 'h', role: 'tutor', userId: 'helen', user: { id: 'helen', fullName: 'Helen Prosser' } }
const found = {
  session,
  sessionTutors: [
    tutor('imran', 'Imran Sheikh', { load: 9, thisWeek: 4, toMark: 2 }),
    tutor('ruth', 'Ruth Adeyemi', { time: 'outside_hours' }),
    tutor('tomos', 'Tomos Bevan', { time: 'busy' }),
  ],
}
const sent = () => server.sent.filter(({ query }) => query.includes('AssignTutor')).map(({ variables }) => variables)
const items = () => [
  ...document.querySelectorAll<HTMLButtonElement>('[aria-label="Tutors with a permission for this mock"] button'),
]

describe('the dialog that assigns a tutor', () => {
  beforeEach(() => {
    server.answers = {
      TutorsForSession: found,
      AssignTutor: { sessionAssign: { id: 's', assignmentStatus: 'assigned' } },
    }
  })
  const open = async () => {
    show(<AssignDialog id="s" onClose={() => {}} />)
    await eventually(() => expect(items()).toHaveLength(3))
  }

  it('says of each whether they are free and what they have to do, and what happens to both sides', async () => {
    await open()
    expect(items().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Imran SheikhFree. May conduct this mock9 open4 this week, 2 to mark'),
      expect.stringContaining('Ruth AdeyemiOutside their hours: ask them first'),
      expect.stringContaining('Tomos BevanGives another session then'),
    ])
    expect(items()[2]?.disabled).toBe(true)
    expect(text()).toContain('They and Callum Reid are told.')
  })

  it('assigns by one press, and says so in a sentence', async () => {
    await open()
    click(items()[0] as HTMLElement)
    await eventually(() =>
      expect(getToasts().at(-1)).toMatchObject({
        text: 'Imran Sheikh takes Advocacy, Fri 4 Dec 09:00.',
        detail: 'Both have been told.',
      }),
    )
    expect(sent()).toEqual([{ id: 's', userId: 'imran', replaces: null, anyway: false }])
  })

  it('asks once more for somebody who is not free, with the reason, and tells the server only then', async () => {
    server.refusals = { AssignTutor: { message: 'Ruth Adeyemi has no open hours at this time.', field: 'anyway' } }
    await open()
    click(items()[1] as HTMLElement)
    await eventually(() => expect(find('h2').textContent).toBe('Assign Ruth Adeyemi all the same?'))
    expect(text()).toContain('Ruth Adeyemi has no open hours at this time.')
    server.refusals = {}
    click(button('Assign Ruth Adeyemi'))
    await eventually(() => expect(sent().map(({ anyway }) => anyway)).toEqual([false, true]))
  })

  it('names the one who has it, and tells the server whom it takes it from', async () => {
    server.answers.TutorsForSession = { ...found, session: { ...session, attendees: [...session.attendees, helen] } }
    await open()
    expect(find('h2').textContent).toBe('Change tutor')
    expect(text()).toContain('They, Helen Prosser and Callum Reid are told.')
    click(items()[0] as HTMLElement)
    await eventually(() => expect(sent()[0]).toMatchObject({ replaces: 'helen' }))
  })
})

it('for several sessions those stand first who are free for most', async () => {
  server.answers = { TutorsForSession: found }
  const { choose, notes } = await tutorsForAll(['a', 'b'])
  expect(choose?.choices).toEqual([
    expect.objectContaining({ id: 'imran', meta: 'Free for all of them', end: '9 open' }),
  ])
  expect(notes).toEqual({ a: '1 free', b: '1 free' })
})
