import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { build, type Person, type TestApp } from '../build'
import { until } from '../until'

let app: TestApp
let student: Person
beforeAll(async () => {
  app = await build()
  student = await app.person()
})
afterAll(() => app.close())

const inData = (name: string) => join(app.services.settings.dataDir, name)
const query = async (text: string) => (await app.services.database.query({ text })).rows

/** Puts something in the file's place, so that even root can neither read nor write it. */
function block(name: string, by: 'file' | 'folder') {
  const path = inData(name)
  const isThere = existsSync(path)
  if (isThere) renameSync(path, `${path}.aside`)
  if (by === 'file') writeFileSync(path, '')
  else mkdirSync(path)
  return () => {
    rmSync(path, { recursive: true })
    if (isThere) renameSync(`${path}.aside`, path)
  }
}

const AVATAR = 'mutation ($id: ID!, $file: Upload) { userUpdate(id: $id, avatar: $file) { id } }'
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const upload = () => app.upload(AVATAR, { id: student.id }, { name: 'a.png', type: 'image/png', content: png }, student)
const alive = async () => (await app.send('{ currentUser { id } }', {}, student)).data.currentUser.id === student.id

it('refuses an upload that cannot be stored, keeps nothing of it, and takes the next one', async () => {
  expect((await upload()).errors).toBeUndefined()
  const unblock = block('files', 'file')
  const { status, errors } = await upload()
  expect([status, errors?.[0]?.extensions.code]).toEqual([500, 'INTERNAL'])
  expect(await alive()).toBe(true)
  unblock()
  expect(await query('select id from drive_files')).toHaveLength(1)
  expect((await upload()).errors).toBeUndefined()
})

it('answers that a file is not there when its bytes are gone', async () => {
  const { data } = await app.send('{ currentUser { avatar } }', {}, student)
  const url = new URL(data.currentUser.avatar, 'http://x')
  const unblock = block('files', 'folder')
  const { statusCode } = await app.server.inject({ method: 'GET', url: url.pathname + url.search })
  expect(statusCode).toBe(404)
  unblock()
  expect((await app.server.inject({ method: 'GET', url: url.pathname + url.search })).statusCode).toBe(200)
})

it('deletes an account whose bytes cannot be deleted', async () => {
  const leaver = await app.person()
  const withPicture = { name: 'a.png', type: 'image/png', content: png }
  expect((await app.upload(AVATAR, { id: leaver.id }, withPicture, leaver)).errors).toBeUndefined()
  const [file] = await query(`select storage_key as key from drive_files where owner_id = '${leaver.id}'`)
  const key = String(file?.key)
  // A folder stands in the file's place, and removing a file does not remove a folder.
  const path = join(inData('files'), key.slice(0, 2), key)
  rmSync(path)
  mkdirSync(join(path, 'x'), { recursive: true })
  const remove = vi.spyOn(app.services.files, 'remove')
  const { errors } = await app.send('mutation ($email: String!) { userDelete(email: $email) { id } }', leaver, leaver)
  expect(errors).toBeUndefined()
  await until(() => remove.mock.settledResults.some(({ type }) => type === 'rejected'))
  remove.mockRestore()
  expect(await alive()).toBe(true)
  expect(readdirSync(path)).toEqual(['x'])
})

it('keeps a mail until the outbox can take it', async () => {
  const unblock = block('outbox.jsonl', 'folder')
  const email = 'kept@articled.example'
  const request = 'mutation ($email: String!) { web3Request(email: $email, redirectUri: "/") { sent } }'
  expect((await app.send(request, { email })).data.web3Request.sent).toBe(true)
  await until(async () => (await query(`select 1 from pgboss.job where state = 'retry'`)).length)
  unblock()
  await query('update pgboss.job set start_after = now()')
  await app.services.jobs.drain()
  expect(app.outbox.list().filter(({ to }) => to === email)).toHaveLength(1)
})

const CHECKOUT = `mutation { checkout(mode: payment, gateway: sandbox, cancelUrl: "/", successUrl: "/", useCoupon: false,
  items: [{ type: topup, unitAmount: 5000 }], idempotencyKey: "disk") { externalId } }`

it('refuses a payment that the sandbox cannot write into its books, and takes it once it can', async () => {
  await app.send(CHECKOUT.replace('disk', 'first'), {}, student)
  const unblock = block('sandbox-payments.json', 'folder')
  expect((await app.send(CHECKOUT, {}, student)).status).toBe(500)
  expect(await alive()).toBe(true)
  unblock()
  expect((await app.send(CHECKOUT, {}, student)).data.checkout.externalId).toMatch(/^pay_test_/)
})
