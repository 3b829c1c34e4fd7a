import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../build'
import { listen } from '../kernel/realtime/clients'
import { field, file, formOf, headOf, requestOf } from './forms/form'
import { malformedForms, sentBy } from './forms/malformed'
import { exchange } from './forms/raw-request'

let app: TestApp
let port: number
let person: Person
beforeAll(async () => {
  app = await build()
  port = Number(new URL(await listen(app)).port)
  person = await app.person()
})
afterAll(() => app.close())

const leftBehind = () => {
  try {
    return readdirSync(join(app.services.settings.dataDir, 'files'), { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map(({ name }) => name)
  } catch {
    return []
  }
}
const codeOf = (body: string) => JSON.parse(body).errors[0].extensions.code

const picture = (more: object = {}) => ({
  query: 'mutation($id: ID!, $file: Upload) { userUpdate(id: $id, avatar: $file) { id } }',
  variables: { id: person.id, file: null, ...more },
})
const formWith = (operations: object, content: string | Buffer, filename = 'a.png') => [
  field('operations', JSON.stringify(operations)),
  field('map', '{"0":["variables.file"]}'),
  file('0', filename, content, 'image/png'),
]

const png = () =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#bf4f22' } })
    .png()
    .toBuffer()

describe('a malformed form', () => {
  it.each(Object.entries(malformedForms))('with %s is refused with 400 and VALIDATION', async (_name, parts) => {
    const { status, body } = await exchange(port, requestOf(sentBy(parts, person), person.token))
    expect([status, codeOf(body)]).toEqual([400, 'VALIDATION'])
  })

  it.each(Object.entries(malformedForms))('with %s is not read without a sign-in', async (_name, parts) => {
    const { status, body } = await exchange(port, requestOf(parts))
    expect([status, codeOf(body)]).toEqual([401, 'UNAUTHENTICATED'])
  })

  it.each(['', 'boundary', 'boundary=', 'boundary=""', 'boundary=other', `boundary=${'x'.repeat(8_000)}`])(
    'with %j as its boundary is refused',
    async (parameter) => {
      const body = formOf(formWith(picture(), 'text'), 'x')
      const head = headOf({ token: person.token, length: body.length }).replace('boundary=x', parameter)
      const { status, body: text } = await exchange(port, { head, pieces: [body] })
      expect([status, codeOf(text)]).toEqual([400, 'VALIDATION'])
    },
  )

  it.each(['\0', '\x01', '\x7f'])(
    'with %j in its file name is refused as input, and the server lives on',
    async (character) => {
      const parts = formWith(picture(), 'text', `a${character}.png`)
      const { status, body } = await exchange(port, requestOf(parts, person.token))
      expect([status, codeOf(body)]).toEqual([200, 'VALIDATION'])
    },
  )

  it('that ends within its file is refused, and the server keeps nothing of the file', async () => {
    const whole = formOf(formWith(picture(), Buffer.alloc(300_000, 7)), 'x')
    for (const length of [whole.length - 1, whole.length - 9, whole.length - 1000, 100_000]) {
      const head = headOf({ token: person.token, length })
      const { status, body } = await exchange(port, { head, pieces: [whole.subarray(0, length)] })
      // Only the last two dashes are missing in the longest one, so its parts are complete.
      expect([length, status, codeOf(body)]).toEqual([length, expect.any(Number), 'VALIDATION'])
    }
    expect(leftBehind()).toEqual([])
  })

  it('that its sender abandons leaves nothing of its file behind', async () => {
    const whole = formOf(formWith(picture(), Buffer.alloc(2_000_000, 7)), 'x')
    const head = headOf({ token: person.token, length: whole.length })
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        exchange(port, { head, pieces: [whole.subarray(0, at * 90_000)], end: at % 2 ? 'half-closed' : 'hung up' }),
      ),
    )
    await expect.poll(leftBehind, { timeout: 10_000 }).toEqual([])
  })

  it('whose file goes to two variables is refused once', async () => {
    const query = `mutation($id: ID!, $file: Upload, $again: Upload) {
      a: userUpdate(id: $id, avatar: $file) { id } b: userUpdate(id: $id, avatar: $again) { id } }`
    const parts = [
      field('operations', JSON.stringify({ ...picture({ again: null }), query })),
      field('map', '{"0":["variables.file","variables.again"]}'),
      file('0', 'a.png', await png(), 'image/png'),
    ]
    const { status, body } = await exchange(port, requestOf(parts, person.token))
    const { errors } = JSON.parse(body)
    expect([status, errors]).toEqual([200, [expect.objectContaining({ path: ['b'] })]])
    expect(errors[0].extensions.code).toBe('VALIDATION')
  })

  it('may be followed by another request on the same connection', async () => {
    const body = formOf(malformedForms['the file first'] ?? [], 'x')
    const next = 'GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n'
    const first = headOf({ token: person.token, length: body.length }) + body.toString('latin1')
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (bytes) => {
      text += bytes
    })
    socket.write(first + next)
    for (let tries = 0; !text.includes('{"ok":true}') && tries < 200; tries++)
      await new Promise((done) => setTimeout(done, 10))
    socket.destroy()
    expect(text).toMatch(/400 Bad Request[\s\S]*200 OK[\s\S]*\{"ok":true\}/)
  })
})
