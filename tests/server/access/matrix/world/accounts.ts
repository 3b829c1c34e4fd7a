import { calendarFeeds } from '../../../../../server/booking/calendar-feed/table'
import { hashSecret } from '../../../../../server/gateways/sign-in/secrets'
import { emailChanges } from '../../../../../server/identity/email-change/table'
import { identities } from '../../../../../server/identity/linked-provider/table'
import { passkeys } from '../../../../../server/identity/passkey/table'
import { roles } from '../../../../../server/identity/role/table'
import { oneTimeLinks, signIns } from '../../../../../server/identity/sign-in/table'
import { newId } from '../../../../../server/kernel/database/columns'
import { billingSessions } from '../../../../../server/money/billing-session/table'
import { topUpLine } from '../../../../../server/money/sale/line'
import { examSittings } from '../../../../../server/school/exam-sitting/table'
import { userSessionTypes } from '../../../../../server/school/user-session-type/table'
import type { TestApp } from '../../../../build'
import { give } from '../../../../factories'
import type { Catalogue } from './catalogue'
import { later, NOON } from './moment'
import type { People } from './people'

/** The secrets in the student's mails and browser. */
export const secrets = { link: 'a-link-in-a-mail', addressLink: 'a-link-to-a-new-address', refresh: 'a-refresh-token' }

const item = { type: 'topup', typeId: null, name: 'Top-up', currency: 'gbp', quantity: 1, unitAmount: 2000 } as const

/** The student's money, limits, roles, exam day and second sign-in. Where there are lists, another person has some too. */
export async function makeAccounts(app: TestApp, { people: { student, another } }: People, { types }: Catalogue) {
  const { orm } = app.services.database
  const named = { weak: newId(), strong: newId() }
  const [limitId, visitId] = [newId(), newId()]
  await orm.insert(roles).values([
    { id: named.weak, name: 'Weak', abilities: [] },
    { id: named.strong, name: 'Strong', abilities: ['manage_billing', 'manage_settings'] },
  ])
  await orm.insert(userSessionTypes).values([
    { id: limitId, userId: student.id, sessionTypeId: types.live, limit: 20 },
    { userId: another.id, sessionTypeId: types.live, limit: 20 },
  ])
  await give(app, student, 20_000)
  await give(app, another, 1_000)
  const visit = {
    ...({ gateway: 'manual', mode: 'payment', amountSubtotal: 2000, amountTotal: 2000, amountCharged: 2000 } as const),
    lineItems: [topUpLine(2000)],
  }
  await orm.insert(billingSessions).values([
    { id: visitId, userId: student.id, items: [{ id: newId(), ...item }], ...visit },
    { userId: another.id, items: [{ id: newId(), ...item }], ...visit },
  ])
  await orm.insert(signIns).values({
    userId: student.id,
    tokenHash: hashSecret(secrets.refresh),
    expiresAt: later({ days: 30 }),
    insertedAt: NOON,
  })
  await orm.insert(oneTimeLinks).values({
    email: student.email,
    tokenHash: hashSecret(secrets.link),
    codeHash: '',
    browserHash: '',
    expiresAt: later({ minutes: 10 }),
    insertedAt: NOON,
  })
  const change = { id: newId(), userId: student.id, newEmail: 'new@articled.example', insertedAt: NOON }
  await orm.insert(emailChanges).values(change)
  await orm.insert(oneTimeLinks).values({
    email: change.newEmail,
    tokenHash: hashSecret(secrets.addressLink),
    codeHash: '',
    browserHash: '',
    emailChangeId: change.id,
    expiresAt: later({ minutes: 10 }),
    insertedAt: NOON,
  })
  const sittingId = newId()
  const sitting = { exam: 'sqe2', paper: 'written', date: '2027-01-26' } as const
  await orm.insert(examSittings).values([
    { id: sittingId, userId: student.id, ...sitting },
    { userId: another.id, ...sitting },
  ])
  await orm.insert(calendarFeeds).values([student, another].map(({ id: userId }) => ({ userId, insertedAt: NOON })))
  const key = { name: 'Laptop', publicKey: '', counter: 0, deviceType: 'multiDevice', backedUp: true } as const
  const [passkeyId, identityId] = [newId(), newId()]
  await orm.insert(passkeys).values([
    { id: passkeyId, userId: student.id, credentialId: 'student', ...key, insertedAt: NOON },
    { id: newId(), userId: another.id, credentialId: 'another', ...key, insertedAt: NOON },
  ])
  const linked = { issuer: 'https://id.example', email: 'kept@articled.example', insertedAt: NOON, lastUsedAt: NOON }
  await orm.insert(identities).values([
    { id: identityId, userId: student.id, subject: 'student', ...linked },
    { id: newId(), userId: another.id, subject: 'another', ...linked },
  ])
  const { data } = await app.send('{ wallet { id } }', {}, student)
  return { roles: named, limitId, visitId, sittingId, passkeyId, identityId, walletId: data.wallet.id as string }
}
