import { afterAll, beforeAll, expect, it } from 'vitest'
import { bringOver } from '../../../../server/content/content-import/bring-over'
import { prepareRows } from '../../../../server/content/content-import/prepare-rows'
import { barrier } from '../../barrier'
import { CANCEL, giftFile, type Imports, imports } from './imports'

let app: Imports
beforeAll(async () => {
  app = await imports()
})
afterAll(() => app.close())

const query = async (text: string, values: unknown[]) => (await app.services.database.query({ text, values })).rows

/** An import that was read and started, whose job has not run. */
async function begun(count = 20) {
  const { contentId } = await app.bundle()
  const { import: read } = await app.read(contentId, 'bank.txt', giftFile(count))
  await query(`update content_imports set status = 'importing' where id = $1`, [read.id])
  return { contentId, importId: read.id as string }
}
const countOf = async (contentId: string) =>
  (await query('select count(*)::int as count from content_blocks where content_id = $1', [contentId]))[0]?.count

it('brings the rows over once when two runs of its job come at once', async () => {
  const { contentId, importId } = await begun()
  await Promise.all([bringOver(app.services, importId), bringOver(app.services, importId)])
  expect(await countOf(contentId)).toBe(20)
  expect(await query('select status, done from content_imports where id = $1', [importId])).toEqual([
    { status: 'done', done: 20 },
  ])
})

it('would bring them over twice if it looked at the state first and wrote later', async () => {
  const { contentId, importId } = await begun()
  await prepareRows(app.services, importId)
  const together = barrier(2)
  const bringOverWithoutGuard = async () => {
    const [found] = await query('select status from content_imports where id = $1', [importId])
    await together()
    if (found?.status !== 'importing') return
    await query(
      `insert into content_blocks (id, content_id, type, subtype, assignment)
       select gen_random_uuid(), $2, block ->> 'type', block ->> 'subtype', block ->> 'assignment' from content_import_rows where import_id = $1`,
      [importId, contentId],
    )
    await query(`update content_imports set status = 'done' where id = $1`, [importId])
  }
  await Promise.all([bringOverWithoutGuard(), bringOverWithoutGuard()])
  expect(await countOf(contentId)).toBe(40)
})

it('either comes over or is cancelled when both are asked at once', async () => {
  const { contentId, importId } = await begun(200)
  const [, cancelled] = await Promise.all([
    bringOver(app.services, importId),
    app.send(CANCEL, { id: importId }, app.admin),
  ])
  const [found] = await query('select status from content_imports where id = $1', [importId])
  expect(await countOf(contentId)).toBe(found?.status === 'done' ? 200 : 0)
  expect(found?.status).toBe(cancelled.errors ? 'done' : 'cancelled')
})

it('goes on where a run was cut off', async () => {
  const { contentId, importId } = await begun(300)
  await query(`update content_import_rows set ready = false where import_id = $1 and position >= 100`, [importId])
  await bringOver(app.services, importId)
  expect(await countOf(contentId)).toBe(300)
})

it('brings nothing over for somebody who is no author any more', async () => {
  const tutor = await app.person({ type: 'tutoringSolicitor' })
  const { id: bundleId, contentId } = await app.bundle()
  await query('insert into bundle_authors (id, bundle_id, user_id) values (gen_random_uuid(), $1, $2)', [
    bundleId,
    tutor.id,
  ])
  const { import: read } = await app.read(contentId, 'bank.txt', giftFile(3), tutor)
  await query(`update content_imports set status = 'importing' where id = $1`, [read.id])
  await query('delete from bundle_authors where bundle_id = $1', [bundleId])
  await bringOver(app.services, read.id)
  expect(await countOf(contentId)).toBe(0)
  expect(await query('select status from content_imports where id = $1', [read.id])).toEqual([{ status: 'failed' }])
})
