import pg from 'pg'
import { createAccessTokens } from '../../server/gateways/sign-in/tokens'
import { newId } from '../../server/kernel/database/columns'
import { createClock } from '../../server/kernel/time/clock'

export const SECRET = 'a secret for the bench that is long enough'

export interface Attendant {
  id: string
  token: string
}

export interface School {
  /** The people in the order of `mix`, over and over. */
  people: Attendant[]
  admin: Attendant
  sessionType: string
  role: string
}

/** Of twenty people, one is a tutor and one works in the office. */
const typeOf = (number: number) => (number % 20 === 10 ? 'tutoringSolicitor' : 'aspiringSolicitor')

/** Puts signed-in people into a database of the product, and a session type that they may all see. */
export async function enrol(url: string, count: number): Promise<School> {
  const tokens = createAccessTokens({ secret: SECRET, clock: createClock({ settable: false }) })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const attend = async (number: number, role: string): Promise<Attendant> => {
    const [id, sid] = [newId(), newId()]
    const type = typeOf(number)
    await client.query(
      `insert into users (id, first_name, last_name, email, role, type, confirmed_at, inserted_at) values ($1, 'Person', $2, $3, $4, $5, now(), now())`,
      [id, String(number), `live${role}${number}@bench.example`, role, type],
    )
    await client.query(
      `insert into sign_ins (id, user_id, token_hash, expires_at, inserted_at) values ($1::uuid, $2, $1::text, now() + interval '1 day', now())`,
      [sid, id],
    )
    return { id, token: tokens.sign({ id, role, type, abilities: [], disabledAt: null, sid }).token }
  }
  try {
    const admin = await attend(0, 'admin')
    const people: Attendant[] = []
    for (let number = 1; number <= count; number++) people.push(await attend(number, 'user'))
    const desk = newId()
    await client.query(`insert into roles (id, name, abilities) values ($1, 'Desk', '["view_all_sessions"]')`, [desk])
    for (const [at, { id }] of people.entries())
      if (at % 20 === 19) await client.query('insert into user_roles (user_id, role_id) values ($1, $2)', [id, desk])
    const sessionType = newId()
    await client.query(
      `insert into session_types (id, "group", mode, tech_name, name, short_name, price, reschedule_price, status, duration) values ($1, 'oral', 'live', 'live-bench', 'Interview', 'I', 9000, 2000, 'active', 60)`,
      [sessionType],
    )
    return { people, admin, sessionType, role: desk }
  } finally {
    await client.end()
  }
}
