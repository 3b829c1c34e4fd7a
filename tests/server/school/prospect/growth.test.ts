import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { openPlans, type Plans } from '../../plans'

/** So many that reading them all stands out. */
const PEOPLE = 20_000
const PAGE = 10

// The embedded database plans each statement for its values, so only a server shows the rows that a kept plan reads.
describe(`among ${PEOPLE} people`, () => {
  let app: TestApp
  let staff: Person
  let plans: Plans
  beforeAll(async () => {
    app = await build()
    staff = await app.person({ abilities: ['view_all_users'] })
    plans = await openPlans(app)
    await app.services.database.query({
      text: `insert into users (id, email, first_name, contact_status, follow_up, inserted_at)
        select gen_random_uuid(), 'prospect' || n || '@articled.example', 'Prospect ' || n,
          case n % 4 when 0 then 'new' when 1 then 'contacted' when 2 then 'converted' else 'not_interested' end,
          case when n % 40 = 1 then current_date + (n % 300) end, now() - n * interval '1 hour' from generate_series(1, ${PEOPLE}) n`,
    })
    await app.services.database.query({ text: 'vacuum analyze' })
  }, 120_000)
  afterAll(async () => {
    await plans.close()
    await app.close()
  })

  const rowsOf = async (query: string) => {
    const sent = await plans.statementsOf(async () => expect((await app.send(query, {}, staff)).errors).toBeUndefined())
    return plans.rowsRead(sent.at(-1) ?? { text: '' })
  }

  it.each(['new', 'contacted', 'converted'])('a page of the status %s reads its rows alone', async (status) => {
    const fields = 'id fullName followUp answered note notedAt nextSitting'
    const page = `prospects(contactStatus: [${status}], orderBy: follow_up, pageSize: ${PAGE}) { entries { ${fields} } }`
    expect(await rowsOf(`{ ${page} }`)).toBeLessThan(PAGE * 20)
  })
})
