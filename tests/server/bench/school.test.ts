import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grow } from '../../../bench/school/seed'
import { firstStart } from '../../../server/first-start'
import { BookHeld, HoldStart } from '../../../src/learn/booking/booking.documents'
import { build, type Person, type TestApp } from '../../build'

const LIBRARY = { bundles: 80, questions: 1200, answers: 9_000, reviews: 20_000, permissions: 3_000 }
const SIZE = { students: 80, tutors: 12, sessions: 400, library: LIBRARY }

let app: TestApp

const one = async (text: string) => (await app.services.database.query({ text })).rows[0]

beforeAll(async () => {
  app = await build()
  await firstStart(app.services)
  await grow(app.services.database, SIZE)
}, 120_000)
afterAll(() => app.close())

async function aNewStudent(): Promise<Person> {
  const row = await one("select id, email from users where email = 'student79@school.example'")
  return app.again({ id: String(row?.id), email: String(row?.email), token: '', signInId: '' })
}

describe('the school that the benches measure', () => {
  test('has the given number of students, tutors and sessions', async () => {
    expect(
      await one(`select count(*) filter (where type = 'aspiringSolicitor' and role = 'user' and disabled_at is null and confirmed_at is not null and not exists (select 1 from user_roles r where r.user_id = users.id))::int as students,
        count(*) filter (where type = 'tutoringSolicitor')::int as tutors from users`),
    ).toEqual({ students: SIZE.students, tutors: SIZE.tutors })
    const sessions = await one('select count(*)::int as count from sessions')
    expect(sessions?.count).toBeGreaterThan(SIZE.sessions)
  })

  test('has about the given number of bundles, questions, saved answers, reviews and permissions', async () => {
    const near = (wanted: number) => [Math.round(wanted * 0.6), Math.round(wanted * 1.8)] as const
    const counts = await one(`select (select count(*) from bundles)::int as bundles,
      (select count(*) from content_blocks where type = 'question')::int as questions,
      (select count(*) from attempt_questions)::int as answers, (select count(*) from review_logs)::int as reviews,
      (select count(*) from library_permissions)::int as permissions`)
    for (const [what, wanted] of Object.entries(LIBRARY)) {
      const [least, most] = near(wanted)
      expect(counts?.[what], what).toBeGreaterThan(least)
      expect(counts?.[what], what).toBeLessThan(most)
    }
  })

  // Of a key of several columns the last, which is never that of a group alone.
  test('has no broken reference, though it is written without the checks of foreign keys', async () => {
    const { rows } = await app.services.database.query({
      text: `select conrelid::regclass::text as here, a.attname as key, confrelid::regclass::text as there, b.attname as id
        from pg_constraint k join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[array_length(conkey, 1)] join pg_attribute b on b.attrelid = confrelid and b.attnum = confkey[array_length(confkey, 1)]
        where contype = 'f' and connamespace = 'public'::regnamespace`,
    })
    expect(rows.length).toBeGreaterThan(30)
    for (const { here, key, there, id } of rows)
      expect(
        await one(
          `select count(*)::int as lost from ${here} x where x."${key}" is not null and not exists (select 1 from ${there} y where y."${id}" = x."${key}")`,
        ),
        `${here}.${key}`,
      ).toEqual({ lost: 0 })
  })

  test('keeps books that balance, with no wallet below zero', async () => {
    expect(
      await one(`select count(*)::int as wrong from transactions t where balance_after < 0
        or (select sum(amount) from entries e where e.transaction_id = t.id) is distinct from 0`),
    ).toEqual({ wrong: 0 })
    expect(
      await one(`select count(*)::int as wrong from accounts a where kind = 'wallet'
        and balance <> coalesce((select sum(amount) from entries e where e.account_id = a.id), 0)`),
    ).toEqual({ wrong: 0 })
  })

  test('has sessions in every state, most of them marked', async () => {
    const { rows } = await app.services.database.query({
      text: 'select status, count(*)::int as count from sessions group by status order by count desc',
    })
    expect(rows.length).toBe(10)
    expect(rows[0]?.status).toBe('marked')
    expect(rows[0]?.count).toBeGreaterThan(SIZE.sessions / 2)
  })

  test('keeps the taken time of everybody who has a live session ahead', async () => {
    expect(
      await one(`select count(*)::int as wrong from sessions s join session_types t on t.id = s.session_type_id
        where t.mode = 'live' and s.status in ('pending', 'booked') and s.start_at > now()
          and (select count(*) from commitments c where c.session_id = s.id) < (select count(*) from session_attendees a where a.session_id = s.id)`),
    ).toEqual({ wrong: 0 })
  })

  test('takes a booking of one of its students with one of its tutors', async () => {
    const student = await aNewStudent()
    const tutor = await one("select id from users where email like 'tutor%@school.example' order by id limit 1")
    const type = await one("select id from session_types where tech_name = 'sqe2-client-interview'")
    const { data } = await app.send(
      'query ($type: ID!) { sessionType(id: $type) { practiceAreas { id bookingAllowed } } }',
      { type: type?.id },
      student,
    )
    const area = data?.sessionType.practiceAreas.find((each: { bookingAllowed: boolean }) => each.bookingAllowed)
    const asked = { sessionTypeId: type?.id, practiceAreaId: area.id }
    const free = await app.send(
      'query ($sessionTypeId: ID!, $practiceAreaId: ID!, $tutor: ID) { slots(sessionTypeId: $sessionTypeId, practiceAreaId: $practiceAreaId, userId: $tutor) { entries { from } } }',
      { ...asked, tutor: tutor?.id },
      student,
    )
    const startAt = free.data?.slots.entries.at(5).from
    const held = await app.send(HoldStart, { ...asked, startAt }, student)
    const booked = await app.send(BookHeld, { id: held.data?.sessionHold.session.id }, student)
    expect(booked.data?.sessionBook.status).toBe('booked')
  })
})
