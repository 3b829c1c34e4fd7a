import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { type School, school } from '../groups'
import { codes, type Links, linksOf } from './links'

const PEOPLE = 20

let app: School
let links: Links
beforeAll(async () => {
  app = await school()
  links = linksOf(app)
})
afterAll(() => app.close())

/** Twenty people who use a link at once that is for one more; how many got in, how many the link counts, and how many were refused. */
async function rush() {
  const group = await app.group()
  const { id, token } = await links.make(group, { uses: 2, joinsAtOnce: true })
  await links.use(token, await app.person())
  const people: Person[] = []
  for (let at = 0; at < PEOPLE; at++) people.push(await app.person())
  const answers = await Promise.all(people.map((who) => links.use(token, who)))
  const [row] = await app.query(
    `select count(*)::int as held from members where study_group_id = $1 and state = 'accepted'`,
    [group],
  )
  const refused = answers.flatMap(codes).filter((code) => code === 'EXPIRED').length
  return { held: row?.held as number, used: await links.used(id), refused }
}

it(`goes to one of ${PEOPLE} who use the link at once, and the others come to no group`, async () => {
  expect(await rush()).toEqual({ held: 2, used: 2, refused: PEOPLE - 1 })
}, 60_000)

it('would go to several if the database did not hold how many may use a link', async () => {
  const WITHIN = 'study_group_invitations_within_uses'
  await app.query(`alter table study_group_invitations drop constraint ${WITHIN}`)
  try {
    expect((await rush()).held).toBeGreaterThan(2)
  } finally {
    await app.query('update study_group_invitations set uses = used where used > uses')
    await app.query(`alter table study_group_invitations add constraint ${WITHIN} check (used <= uses)`)
  }
}, 60_000)
