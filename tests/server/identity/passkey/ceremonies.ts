import type { Answer, Person, TestApp } from '../../../build'
import { type Authenticator, createAuthenticator, type Twist } from './authenticator'

/** The server's options for a device. */
export interface Options {
  challenge: string
  rpId?: string
  rp?: { id: string; name: string }
  user?: { id: string; name: string; displayName: string }
  timeout: number
  userVerification?: string
  authenticatorSelection?: { residentKey: string; userVerification: string }
  allowCredentials?: unknown[]
  excludeCredentials?: { id: string }[]
}

export const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code
export const errorOf = ({ errors }: Answer) => errors?.[0]?.extensions

/** Asks for the options of a new passkey. */
export const askToAdd = (app: TestApp, who: Person) => app.send('mutation { passkeyRegistrationOptions }', {}, who)

export const register = (app: TestApp, who: Person, response: object, name = 'Laptop') =>
  app.send(
    'mutation($response: JSON!, $name: String!) { passkeyRegister(response: $response, name: $name) { id name deviceType backedUp lastUsedAt } }',
    { response, name },
    who,
  )

/** Makes a passkey for a person with a device, from beginning to end. */
export async function add(app: TestApp, who: Person, device = createAuthenticator(), twist: Twist = {}) {
  const options = (await askToAdd(app, who)).data.passkeyRegistrationOptions as Options
  const answer = await register(app, who, device.create(options, twist))
  return { answer, device, id: answer.data?.passkeyRegister?.id as string }
}

/** Asks for the options of a sign-in, in a new browser. */
export async function askToSignIn(app: TestApp) {
  const { data, cookie = '' } = await app.send('mutation { passkeySignInOptions }')
  return { options: data.passkeySignInOptions as Options, cookie }
}

export const signIn = (app: TestApp, response: object, cookie: string) =>
  app.send(
    'mutation($response: JSON!) { passkeySignIn(response: $response) { accessToken refreshToken user { id email } } }',
    { response },
    null,
    { cookie },
  )

/** Signs in with a device, from beginning to end. */
export async function use(app: TestApp, device: Authenticator, twist: Twist = {}) {
  const { options, cookie } = await askToSignIn(app)
  return signIn(app, device.get(options, twist), cookie)
}

/** The subjects of a person's mails. */
export async function mailsTo(app: TestApp, { email }: Person) {
  await app.services.jobs.drain()
  return app.outbox.list().flatMap(({ to, subject }) => (to === email ? [subject] : []))
}
