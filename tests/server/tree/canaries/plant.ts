import { type SQL, sql } from 'drizzle-orm'
import { availabilityExceptions } from '../../../../server/booking/availability/table'
import { driveFiles } from '../../../../server/files/drive-file/table'
import { newId } from '../../../../server/kernel/database/columns'
import { sessionMaterials } from '../../../../server/room/answers/table'
import { sessionMarksheets } from '../../../../server/room/marks/table'
import { sessionNotes } from '../../../../server/room/session/table'
import { userSessionTypes } from '../../../../server/school/user-session-type/table'
import type { Person, TestApp } from '../../../build'
import { booked, give, inDays, type School, school } from '../../../factories'

/** The planted values. Two seeds leave no private value or order the same. */
export interface Seed {
  word: string
  /** Two digits, used as a year and as a part of every number. */
  number: number
  order: 'asc' | 'desc'
}

/** A person with private fields and people around them, each in their own school. What they sat is open and not released. */
export async function people(app: TestApp) {
  const { orm } = app.services.database
  const victim = await app.person({ abilities: ['manage_meetings'] })
  const candidate = await app.person()
  const learner = await app.person({ type: 'tutoringSolicitor' })
  const stranger = await app.person()
  async function sits(who: Person) {
    const place = await school(app, { mode: 'window', mocks: 2 })
    const ids = [await booked(app, place, who, inDays(app, 1, 10)), await booked(app, place, who, inDays(app, 1, 11))]
    for (const sessionId of ids) {
      const fileId = newId()
      await orm.insert(driveFiles).values({ id: fileId, contentType: 'text/html', title: 'Answer', protected: true })
      await orm.insert(sessionMaterials).values({ sessionId, fileId })
      await orm.insert(sessionMarksheets).values({ sessionId, body: [] })
    }
    return { place, ids }
  }
  const theirs = await sits(victim)
  const { place } = await sits(candidate)
  await sits(learner)
  await belongings(app, victim, theirs)
  await app.at(inDays(app, 1, 12))
  const marker = place.tutors[0] as Person
  return {
    victim: await app.again(victim),
    nobody: null,
    stranger: await app.again(stranger),
    candidate: await app.again(candidate),
    learner: await app.again(learner),
    marker: await app.again(marker),
  }
}

/** Data that only one person has. */
async function belongings(
  app: TestApp,
  { id: userId }: Person,
  { place, ids: [sessionId = ''] }: { place: School; ids: string[] },
) {
  const { orm } = app.services.database
  await give(app, { id: userId } as Person, 777_111)
  await orm.insert(sessionNotes).values({ sessionId, userId })
  await orm.insert(userSessionTypes).values({ userId, sessionTypeId: place.typeId })
  await orm
    .insert(availabilityExceptions)
    .values({ userId, kind: 'off', from: inDays(app, 40), until: inDays(app, 41) })
  const amounts = sql`2000, 2000, 'manual', 'payment', '[]'`
  await orm.execute(sql`insert into billing_sessions (id, user_id, amount_subtotal, amount_total, gateway, mode, items)
    values (${newId()}, ${userId}, ${amounts})`)
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`
const run = async (app: TestApp, statements: SQL[]) => {
  for (const statement of statements) await app.services.database.orm.execute(statement)
}

/** Plants the victim's private data. */
export function plantPersonal(app: TestApp, victim: Person, { word, number }: Seed) {
  const text = (name: string) => `${word}-${name}`
  const instant = `20${number}-05-06T07:08:09.123Z`
  return run(app, [
    sql`update users set email = ${`${text('mail')}@articled.example`}, address = ${text('address')},
      zoom_id = ${text('zoom')}, linked_in = ${text('linked')}, skype = ${text('skype')}, meta = ${json(text('meta'))},
      last_seen_at = ${instant}, follow_up = ${instant.slice(0, 10)}, archived_at = ${instant},
      terms_conditions_accepted = ${instant} where id = ${victim.id}`,
    sql`insert into identities (id, user_id, issuer, subject, email, inserted_at, last_used_at)
      values (${newId()}, ${victim.id}, 'https://accounts.google.com', ${text('google')}, ${text('mail')}, ${instant}, ${instant})
      on conflict (user_id, issuer) do update set subject = excluded.subject`,
    sql`insert into exam_sittings (id, user_id, exam, paper, date) values (${newId()}, ${victim.id}, 'other', 'whole', ${`20${number}-06-07`})
      on conflict (user_id, exam, paper) do update set date = excluded.date`,
    sql`insert into calendar_feeds (id, user_id, inserted_at, last_read_at) values (${newId()}, ${victim.id}, ${instant}, ${`20${number}-07-08`})
      on conflict (user_id) do update set last_read_at = excluded.last_read_at`,
    sql`update roles set name = ${text('role')}`,
    sql`update user_session_types set "limit" = ${number * 1000 + 11}`,
    sql`update session_notes set title = ${text('note')}, content = ${text('note')}`,
    sql`update billing_sessions set metadata = ${json(text('bill'))}, external_id = ${text('bill')}`,
    sql`update accounts set discount = ${number + 0.4242} where user_id = ${victim.id}`,
    sql`update availability_exceptions set note = ${text('exception')}`,
  ])
}

/** Plants data that markers see and candidates do not. */
export function plantMarks(app: TestApp, { word, number, order }: Seed) {
  const text = (name: string) => `${word}-${name}`
  const criteria = json([{ id: 'a', title: text('criterion'), kind: 'law', weight: 1 }])
  const ranked = (table: string) =>
    sql.raw(`(select id, row_number() over (order by id ${order}) as at from ${table}) as ranked`)
  const mark = sql`${4 + number / 1000} + ranked.at / 10000.0`
  return run(app, [
    sql`update mocks set tutor_instruction = ${text('tutor')}, suggested_answer = ${text('answer')}, marksheet = ${criteria},
      name = ${text('name')} || '-' || ranked.at, updated_at = ${`20${number}-01-01T00:00:00Z`}::timestamptz + ranked.at * interval '1 day'
      from ${ranked('mocks')} where ranked.id = mocks.id`,
    sql`update sessions set internal_review = ${text('internal')}, review = ${text('review')}, marksheet = ${criteria},
      marks = ${json([{ criterionId: text('mark') }])}, final_mark = ${mark}, skills_mark = ${mark}, law_mark = ${mark},
      google_event_id = ${text('event')} from ${ranked('sessions')} where ranked.id = sessions.id`,
    sql`update session_marksheets set body = ${json([{ criterionId: text('draft') }])}`,
    sql`update drive_files set content = ${text('file')}, title = ${text('file')}`,
  ])
}
