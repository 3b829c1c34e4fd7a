import { createHmac } from 'node:crypto'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Ability } from '../../../access/viewer'
import { cutText } from '../../../rules/cut-text'
import { deriveKey, hashSecret, newSecret } from '../../gateways/sign-in/secrets'
import type { Context, Services } from '../../kernel/context'
import type { Connection } from '../../kernel/database/database'
import { accountDisabled, Refusal, unauthenticated } from '../../kernel/errors'
import { type Writing, write } from '../../kernel/write/write'
import { abilitiesOf, users } from '../user/table'
import { type Awaited, secondFactorDue } from '../viewer/second-factor-due'
import { signIns, spentTokens } from './table'

const DAYS = 30
/** Two tabs may renew with the same token almost at once: for this long, the parent of the newest token gets the same successor. */
const GRACE_MS = 10_000

interface Tokens {
  userId: string
  accessToken: string
  refreshToken: string
}

const account = `select u.id, u.role, u.type, u.disabled_at as "disabledAt", ${abilitiesOf('u.id')} as abilities,
    ${secondFactorDue('s.second_factor_at')} as due
  from users u left join sign_ins s on s.id = $2::uuid where u.id = $1::uuid`

async function accessToken(
  services: Services,
  connection: Pick<Connection, 'query'>,
  userId: string,
  signInId: string,
) {
  const { rows } = await connection.query({ name: 'account', text: account, values: [userId, signInId] })
  const row = rows[0] as
    | ({ id: string; role: string; type: string; disabledAt: Date | null; abilities: Ability[] } & Awaited)
    | undefined
  if (!row) throw unauthenticated()
  if (row.disabledAt) throw accountDisabled()
  return services.tokens.sign({
    id: row.id,
    role: row.role,
    type: row.type,
    abilities: row.abilities,
    disabledAt: null,
    sid: signInId,
    ...(row.due && { due: row.due }),
  }).token
}

/** Signs a person in on a new device: the first generation of a family of refresh tokens. `both`: the proof counts as both factors. */
export async function signIn(
  context: Context,
  writing: Writing,
  userId: string,
  { both = false }: { both?: boolean } = {},
): Promise<Tokens> {
  const refreshToken = newSecret()
  const [made] = await writing.orm
    .insert(signIns)
    .values({
      userId,
      tokenHash: hashSecret(refreshToken),
      expiresAt: new Date(writing.now.getTime() + DAYS * 86_400_000),
      userAgent: context.request.userAgent ? cutText(context.request.userAgent, 300) : null,
      insertedAt: writing.now,
      renewedAt: writing.now,
      secondFactorAt: both ? writing.now : null,
    })
    .returning({ id: signIns.id })
  await writing.orm.update(users).set({ lastSeenAt: writing.now }).where(eq(users.id, userId))
  return { userId, accessToken: await accessToken(context, writing, userId, made?.id ?? ''), refreshToken }
}

/** The successor of a token. It is derived, so that a second tab gets the same one though only hashes are stored. */
const successor = (services: Services, token: string, familyId: string, generation: number) =>
  createHmac('sha256', deriveKey(services.settings.secret, 'refresh-token'))
    .update(`${familyId}.${generation}.${token}`)
    .digest('base64url')

/** Locks the family of a refresh token, so that rotation, logout and disabling take turns. */
async function lockedFamily(writing: Writing, hash: string) {
  const { rows } = await writing.query({
    text: 'select id from sign_ins where token_hash = $1 union select sign_in_id from spent_tokens where hash = $1',
    values: [hash],
  })
  if (!rows[0]) return null
  const [family] = await writing.orm
    .select()
    .from(signIns)
    .where(eq(signIns.id, rows[0].id as string))
    .for('update')
  const [account] = family
    ? await writing.orm.select({ disabledAt: users.disabledAt }).from(users).where(eq(users.id, family.userId))
    : []
  if (account?.disabledAt) throw accountDisabled()
  return family && !family.endedAt && family.expiresAt > writing.now ? family : null
}

/** Renews a sign-in once. A second use after the grace ends the whole family, since somebody else holds a copy. Throws UNAUTHENTICATED. */
export async function rotate(context: Context, token: string): Promise<Tokens> {
  const hash = hashSecret(token)
  const tokens = await write(context, async (writing) => {
    const family = await lockedFamily(writing, hash)
    if (!family) return null
    const { id, userId } = family
    const answer = async (generation: number) => ({
      userId,
      accessToken: await accessToken(context, writing, userId, id),
      refreshToken: successor(context, token, id, generation),
    })
    if (family.tokenHash !== hash) {
      // Read after the lock, to see a rotation that has just committed.
      const [spent] = await writing.orm.select().from(spentTokens).where(eq(spentTokens.hash, hash))
      const isParent = spent?.generation === family.generation - 1
      if (spent && isParent && writing.now.getTime() - spent.spentAt.getTime() <= GRACE_MS)
        return answer(family.generation)
      await writing.orm.update(signIns).set({ endedAt: writing.now, endReason: 'reused' }).where(eq(signIns.id, id))
      writing.after(() => context.bus.publish('ending', { userId, signInId: id, reason: 'signed_out' }))
      return null
    }
    const renewed = await answer(family.generation + 1)
    await writing.orm
      .insert(spentTokens)
      .values({ hash, signInId: id, generation: family.generation, spentAt: writing.now })
    await writing.orm
      .update(signIns)
      .set({
        generation: family.generation + 1,
        tokenHash: hashSecret(renewed.refreshToken),
        renewedAt: writing.now,
      })
      .where(eq(signIns.id, id))
    await writing.orm.update(users).set({ lastSeenAt: writing.now }).where(eq(users.id, userId))
    return renewed
  })
  if (!tokens) throw unauthenticated('Your sign-in has ended.')
  return tokens
}

/** Ends the sign-in of a refresh token, with its access tokens and sockets; an unknown token is no error. */
export async function signOut(context: Context, token: string) {
  await write(context, async (writing) => {
    const family = await lockedFamily(writing, hashSecret(token)).catch((error) => {
      if (error instanceof Refusal) return null
      throw error
    })
    if (!family) return
    await writing.orm
      .update(signIns)
      .set({ endedAt: writing.now, endReason: 'signed_out' })
      .where(eq(signIns.id, family.id))
    writing.after(() =>
      context.bus.publish('ending', { userId: family.userId, signInId: family.id, reason: 'signed_out' }),
    )
  })
}

/** Ends every sign-in of a person. */
export async function signOutEverywhere(
  context: Services,
  writing: Writing,
  userId: string,
  reason: 'disabled' | 'signed_out',
) {
  await writing.orm
    .update(signIns)
    .set({ endedAt: writing.now, endReason: reason })
    .where(and(eq(signIns.userId, userId), isNull(signIns.endedAt)))
  writing.after(() => context.bus.publish('ending', { userId, reason }))
}

interface Which {
  /** Only this one. */
  only?: string
  /** All except this one. */
  except?: string | null
}

/** Ends some of a person's sign-ins, with their access tokens and sockets; returns them. */
export async function endSignIns(
  context: Services,
  writing: Writing,
  userId: string,
  { only, except }: Which,
): Promise<string[]> {
  const ended = await writing.orm
    .update(signIns)
    .set({ endedAt: writing.now, endReason: 'signed_out' })
    .where(
      and(
        eq(signIns.userId, userId),
        isNull(signIns.endedAt),
        only ? eq(signIns.id, only) : undefined,
        except ? ne(signIns.id, except) : undefined,
      ),
    )
    .returning({ id: signIns.id })
  const ids = ended.map(({ id }) => id)
  writing.after(() => {
    for (const signInId of ids) context.bus.publish('ending', { userId, signInId, reason: 'signed_out' })
  })
  return ids
}
