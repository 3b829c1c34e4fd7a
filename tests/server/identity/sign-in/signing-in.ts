import { eq } from 'drizzle-orm'
import { signIns } from '../../../../server/identity/sign-in/table'
import type { Person, TestApp } from '../../../build'

/** Makes a confirmed person who is signed in nowhere. */
export async function member(app: TestApp, options: Parameters<TestApp['person']>[0] & { email: string }) {
  const { id } = await app.person(options)
  await app.services.database.orm.delete(signIns).where(eq(signIns.userId, id))
}

/** The link to this path in the newest mail to the address. */
export async function linkTo(app: TestApp, email: string, path: 'login' | 'confirm-address'): Promise<string> {
  await app.services.jobs.drain()
  return new RegExp(`${path}/([\\w-]+)`).exec(app.outbox.latestTo(email)?.text ?? '')?.[1] ?? ''
}

/** Signs a person in by a link, as a browser does. */
export async function signInAs(
  app: TestApp,
  email: string,
  headers: Record<string, string> = {},
): Promise<Person & { refreshToken: string }> {
  await app.send('mutation($email: String!) { web3Request(email: $email, redirectUri: "/") { sent } }', { email })
  const { data } = await app.send(
    'mutation($token: String!) { web3Confirmation(token: $token) { accessToken refreshToken user { id } } }',
    { token: await linkTo(app, email, 'login') },
    null,
    headers,
  )
  const { accessToken: token, refreshToken, user } = data.web3Confirmation
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString())
  return { id: user.id, email, token, refreshToken, signInId: sid }
}

export const refresh = (app: TestApp, refreshToken: string) =>
  app.send(
    'mutation($refreshToken: String!) { refreshTokens(refreshToken: $refreshToken) { accessToken refreshToken } }',
    { refreshToken },
  )

/** The code of the answer's first error. */
export const codeOf = (answer: Awaited<ReturnType<TestApp['send']>>) => answer.errors?.[0]?.extensions.code
