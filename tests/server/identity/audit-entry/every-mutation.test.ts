import { afterAll, beforeAll, expect, it } from 'vitest'
import { acts } from '../../../../schema/generated/acts'
import { nouns } from '../../../../server/nouns'
import { build, type TestApp } from '../../../build'
import { callOf, outcomeOf, send } from '../../access/matrix/calls'
import { makeWorlds, sheets } from '../../access/matrix/index'
import { keep } from '../../access/matrix/rewind'
import { type Kind, kinds, type Row, type Sheet } from '../../access/matrix/table'
import type { World } from '../../access/matrix/world/index'

let app: TestApp
let world: World
let worldOf: (sheet: Sheet) => World
beforeAll(async () => {
  app = await build()
  ;({ world, worldOf } = await makeWorlds(app))
}, 120_000)
afterAll(() => app.close())

const unrecorded: Record<string, string> = Object.assign({}, ...nouns.map((noun) => noun.unrecorded))

const staff = kinds.filter(
  (kind) => !['anonymous', 'unconfirmed', 'disabled', 'student', 'another', 'tutor', 'unassigned'].includes(kind),
)
const whoMay = (row: Row): Kind | undefined =>
  (['admin', ...staff] as Kind[]).find((kind) => ['ok', 'some', 'all', 'none'].includes(row.expected[kind]))
const isMutation = ({ operation }: Row) => Boolean(app.schema.getMutationType()?.getFields()[operation])

const read = async (text: string) => (await app.services.database.query({ text })).rows

it('each mutation that staff may make leaves an entry with its changes, words for it, and no secret', {
  timeout: 300_000,
}, async () => {
  const { changed, rewind } = await keep(app)
  const hashes = await read(
    `select token_hash as secret from sign_ins union select token_hash from one_time_links union select code_hash from one_time_links
      union select undo_hash from email_changes where undo_hash is not null`,
  )
  // The world's own placeholders are shorter than any hash.
  const secrets = hashes.map(({ secret }) => String(secret)).filter(({ length }) => length >= 40)
  const wrong: string[] = []
  const walked = new Set<string>()
  for (const sheet of sheets.values())
    for (const row of sheet.rows.filter(isMutation)) {
      const kind = whoMay(row)
      if (!kind) continue
      const who = world.people[kind as keyof typeof world.people]
      const before = Number((await read('select count(*)::int as count from audit_entries'))[0]?.count)
      const made = callOf(app, worldOf(sheet), sheet, row)
      const outcome = await outcomeOf(app, made, await send(app, made, who))
      const entries = await read(
        `select e.operation, e.actor_id as "actorId", (select count(*)::int from audit_changes c where c.entry_id = e.id) as changes from audit_entries e
          order by e.inserted_at, e.id offset ${before}`,
      )
      const texts = (await read('select before, after from audit_changes')).map((each) => JSON.stringify(each)).join()
      if (secrets.some((secret) => texts.includes(secret))) wrong.push(`${row.name}: a secret`)
      walked.add(row.operation)
      const [entry] = entries
      const isRight = entry?.operation === row.operation && entry.actorId === who.id && Number(entry.changes) > 0
      // An operation's special case, after a colon, is of somebody else.
      if (
        (row.name.split(':')[1] === 'hidden' ? row.operation : row.name) in unrecorded ? entries.length > 0 : !isRight
      )
        wrong.push(`${row.name} as ${kind}: ${outcome}, ${JSON.stringify(entries)}`)
      if (entry && !acts[String(entry.operation)])
        wrong.push(`${row.operation}: no words for what it did, such as @act(says: …)`)
      const touched = await changed()
      if (touched.length) await rewind(touched)
    }
  expect(wrong).toEqual([])
  expect(walked.size).toBeGreaterThan(60)
})
