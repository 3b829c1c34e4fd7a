import { afterAll, beforeAll, expect, it } from 'vitest'
import { firstStart } from '../../server/first-start'
import { build, type TestApp } from '../build'
import { type Mailbox, mailbox } from './mailbox'

const adminEmail = 'head@articled.example'
let post: Mailbox
let app: TestApp
beforeAll(async () => {
  post = await mailbox()
  app = await build({ environment: 'production', smtpUrl: post.smtpUrl, adminEmail })
})
afterAll(async () => {
  await app.close()
  await post.close()
})

it('production starts without a demo school, and lets the first admin sign in and complete the profile', async () => {
  expect(await firstStart(app.services)).toEqual({ isDemo: false })
  await app.send(`mutation { web3Request(email: "${adminEmail}", redirectUri: "/") { sent } }`)
  await app.services.jobs.drain()
  const token = /login\/([\w-]+)/.exec(post.mails[0]?.text ?? '')?.[1]
  const signedIn = await app.send(
    'mutation($token: String!) { web3Confirmation(token: $token) { accessToken user { id role } } }',
    { token },
  )
  const { accessToken, user } = signedIn.data.web3Confirmation
  expect(user.role).toBe('admin')
  const who = { id: user.id, email: adminEmail, token: accessToken, signInId: '' }
  const { countries } = (await app.send('{ countries { id name } }', {}, who)).data
  const { errors, data } = await app.send(
    `mutation($country: ID!) { userConfirmation(firstName: "Ada", lastName: "Head", country: $country, preparation: sqe1,
      termsAndConditions: true, privacyPolicy: true, pricePolicy: true) { confirmedAt } }`,
    { country: countries.find(({ name }: { name: string }) => name === 'United Kingdom')?.id ?? countries[0]?.id },
    who,
  )
  expect(errors).toBeUndefined()
  expect(data.userConfirmation.confirmedAt).toBeTruthy()
  expect((await app.send('{ users { entries { email } } }', {}, who)).data.users.entries).toEqual([
    { email: adminEmail },
  ])
})
