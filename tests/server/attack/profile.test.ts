import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../build'
import { booked, inDays, school } from '../../factories'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const document = `mutation Change($id: ID!, $timezone: String, $nickname: String, $firstName: String, $lastName: String) {
  userUpdate(id: $id, timezone: $timezone, nickname: $nickname, firstName: $firstName, lastName: $lastName) { timezone nickname fullName }
}`
const change = (who: Person, values: object) => app.send(document, { id: who.id, ...values }, who)

describe('a profile made to harm others', () => {
  it('refuses a time zone that no mail could print', async () => {
    const student = await app.person()
    const { errors } = await change(student, { timezone: 'Nowhere/Land' })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', field: 'timezone' })
  })

  it('lets the clock go on for everybody after such an attempt', async () => {
    const place = await school(app)
    const student = await app.person()
    await change(student, { timezone: 'Nowhere/Land' })
    const start = inDays(app, 3)
    const id = await booked(app, place, student, start)
    await app.at(new Date(start.getTime() - 30 * 60_000))
    await app.at(start)
    const { data } = await app.send('query($id: ID!) { session(id: $id) { status } }', { id }, await app.again(student))
    expect(data.session.status).toBe('in_progress')
    await app.at(null)
  })

  it('refuses a nickname long enough to fill the sockets of everyone in the lobby', async () => {
    const { errors } = await change(await app.person(), { nickname: 'x'.repeat(51) })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', field: 'nickname' })
  })

  it('refuses empty and endless names', async () => {
    const student = await app.person()
    for (const lastName of ['  ', 'x'.repeat(101), '\u200b', '\u3164\u200d', '\u2060 \u202e'])
      expect((await change(student, { lastName })).errors?.[0]?.extensions).toMatchObject({
        code: 'VALIDATION',
        field: 'lastName',
      })
  })

  it.each(['Ada\u202e', '\u2066Ada', 'A\u200fda', 'Ada\u061c'])(
    'refuses the name %j, which reverses the text beside it',
    async (name) => {
      const student = await app.person()
      for (const field of ['firstName', 'lastName', 'nickname'])
        expect((await change(student, { [field]: name })).errors?.[0]?.extensions).toMatchObject({
          code: 'VALIDATION',
          field,
        })
    },
  )

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' data:text/html,x',
    'java\tscript:alert(1)',
    'https:',
    'ftp://host/file',
    'vbscript:x',
  ])('refuses a link to %s', async (link) => {
    const student = await app.person()
    for (const field of ['linkedIn', 'zoomId']) {
      const document = `mutation($id: ID!, $link: String) { userUpdate(id: $id, ${field}: $link) { ${field} } }`
      const { data, errors } = await app.send(document, { id: student.id, link }, student)
      const kept: string | undefined = data?.userUpdate[field]
      // Cutting a scheme in two leaves no scheme.
      if (errors) expect(errors[0]?.extensions).toMatchObject({ code: 'VALIDATION', field })
      else expect(kept).not.toMatch(/^[a-z][a-z\d+.-]*:/i)
    }
  })

  it('takes links to the web, and keeps numbers and names as plain text', async () => {
    const student = await app.person()
    const document = `mutation($id: ID!, $linkedIn: String, $zoomId: String, $skype: String) {
      userUpdate(id: $id, linkedIn: $linkedIn, zoomId: $zoomId, skype: $skype) { linkedIn zoomId skype } }`
    const values = { linkedIn: 'https://www.linkedin.com/in/ada', zoomId: '812 3456 7890', skype: 'live:.cid.ada' }
    expect((await app.send(document, { id: student.id, ...values }, student)).data.userUpdate).toEqual(values)
  })

  it.each([
    ['is invisible', '\u200b'],
    ['has 300 letters', 'x'.repeat(300)],
  ])('confirms nobody whose name %s', async (_how, lastName) => {
    const { data } = await app.send('{ countries { id } }')
    const { errors } = await app.send(
      `mutation($country: ID!, $lastName: String!) { userConfirmation(firstName: "Ada", lastName: $lastName, country: $country, preparation: sqe2,
        termsAndConditions: true, privacyPolicy: true, pricePolicy: true) { id } }`,
      { country: data.countries[0]?.id ?? crypto.randomUUID(), lastName },
      await app.person({ confirmed: false }),
    )
    expect(errors?.[0]?.extensions).toEqual({ code: 'VALIDATION', field: 'lastName' })
  })

  it.each(['Þór', 'ນາງ', 'O’Brien-Smith', 'می\u200cخواهم', '王'])('takes the name %s', async (lastName) => {
    expect((await change(await app.person(), { lastName })).errors).toBeUndefined()
  })

  it('keeps a name on one line', async () => {
    const { data } = await change(await app.person(), { firstName: 'Ada\r\nATTENDEE:x', lastName: 'Lovelace' })
    expect(data.userUpdate.fullName).toBe('Ada ATTENDEE:x Lovelace')
  })

  it('leaves a name unchanged that a form leaves out', async () => {
    const { data } = await change(await app.person(), { firstName: null, timezone: null, nickname: 'Ada' })
    expect(data.userUpdate).toEqual({ timezone: 'Europe/London', nickname: 'Ada', fullName: 'Ada Lovelace' })
  })
})
