import { stepAt, totpAt } from '../../../../server/gateways/sign-in/totp'
import { roles } from '../../../../server/identity/role/table'
import { userRoles } from '../../../../server/identity/user/table'
import { newId } from '../../../../server/kernel/database/columns'
import type { Answer, Person, TestApp } from '../../../build'

/** What the authenticator app of a person shows. */
export type Shown = (stepsLater?: number) => string

export const due = async (app: TestApp, who: Person) =>
  (await app.send('{ secondFactor { due } }', {}, who)).data?.secondFactor.due

export const pass = (app: TestApp, who: Person, code: string): Promise<Answer> =>
  app.send('mutation($code: String!) { secondFactorPass(code: $code) { due } }', { code }, who)

/** Sets up an app; answers what it shows, and the recovery codes. */
export async function setUp(app: TestApp, who: Person): Promise<{ shows: Shown; codes: string[] }> {
  const begun = await app.send('mutation { secondFactorBegin { secret uri } }', {}, who)
  const { secret } = begun.data.secondFactorBegin
  const shows: Shown = (later = 0) => totpAt(secret, stepAt(app.services.clock.now()) + later)
  const enable = 'mutation($code: String!) { secondFactorEnable(code: $code) { codes } }'
  const { data } = await app.send(enable, { code: shows() }, who)
  return { shows, codes: data.secondFactorEnable.codes }
}

/** Gives a person a role that asks for a second factor. */
export async function requireOf(app: TestApp, { id: userId }: Pick<Person, 'id'>): Promise<string> {
  const id = newId()
  const { orm } = app.services.database
  await orm.insert(roles).values({ id, name: `role ${id}`, abilities: ['view_all_users'], requireSecondFactor: true })
  await orm.insert(userRoles).values({ userId, roleId: id })
  app.services.bus.publish('change', { type: 'User', id: userId, kind: 'updated' })
  return id
}

/** Whether somebody can do what a role lets them. */
export async function canListUsers(app: TestApp, who: Person): Promise<boolean | string | undefined> {
  const { errors } = await app.send('{ users { entries { id } } }', {}, who)
  return errors ? errors[0]?.extensions.code : true
}
