import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { driveFiles } from '../../../../server/files/drive-file/table'
import { mediaUploads } from '../../../../server/files/media-upload/table'
import { newId } from '../../../../server/kernel/database/columns'
import { build, type Person, type TestApp } from '../../../build'
import { barrier } from '../../barrier'
import { film, sender } from './sender'

const QUOTA = 1_000_000

let app: TestApp
let author: Person
let tus: ReturnType<typeof sender>
beforeAll(async () => {
  app = await build({ mediaQuota: QUOTA })
  author = await app.person({ type: 'tutoringSolicitor' })
  tus = sender(app)
})
afterEach(async () => {
  await app.services.database.orm.delete(mediaUploads)
  await app.services.database.orm.delete(driveFiles)
})
afterAll(() => app.close())

const query = async (text: string, values: unknown[] = []) => (await app.services.database.query({ text, values })).rows
const LARGE = 600_000

it('lets one of several uploads begin that are together more than the quota', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => tus.begin(author, LARGE)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 413, 413, 413, 413, 413])
})

it('would let two begin if it summed up what is kept without the lock on their owner', async () => {
  const together = barrier(2)
  const beginWithoutLock = async () => {
    const [row] = await query('select coalesce(sum(size), 0) as bytes from media_uploads where owner_id = $1', [
      author.id,
    ])
    await together()
    if (Number(row?.bytes) + LARGE > QUOTA) return 'refused'
    await query('insert into media_uploads (id, owner_id, name, size, inserted_at) values ($1, $2, $3, $4, now())', [
      newId(),
      author.id,
      'film.mp4',
      LARGE,
    ])
    return 'begun'
  }
  expect(await Promise.all([beginWithoutLock(), beginWithoutLock()])).toEqual(['begun', 'begun'])
})

const fileRow = `insert into drive_files (id, owner_id, content_type, title, metadata) values ($1, $2, 'video/mp4', 'film', '{"media":"video"}')`

it('makes one document of an upload that several requests finish at once', async () => {
  const bytes = film()
  const url = String((await tus.begin(author, bytes.length)).headers.location)
  await tus.patch(author, url, 0, bytes.subarray(0, bytes.length - 10))
  const last = () => tus.patch(author, url, bytes.length - 10, bytes.subarray(bytes.length - 10))
  const answers = await Promise.all([last(), last(), tus.head(author, url), tus.head(author, url)])
  for (const { statusCode } of answers) expect([200, 204, 409]).toContain(statusCode)
  expect(await query('select id from drive_files')).toEqual([{ id: url.split('/').at(-1) }])
})

it('would make two if the document had an id of its own and each looked first', async () => {
  const together = barrier(2)
  const finishWithoutKey = async () => {
    const found = await query('select 1 from drive_files where owner_id = $1', [author.id])
    await together()
    if (!found.length) await query(fileRow, [newId(), author.id])
  }
  await Promise.all([finishWithoutKey(), finishWithoutKey()])
  expect(await query('select 1 from drive_files')).toHaveLength(2)
})
