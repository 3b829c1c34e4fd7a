import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { deriveKey, hashCode, hashSecret, newCode, newSecret, sameSecret } from '../../gateways/sign-in/secrets'
import type { Context } from '../../kernel/context'
import { expired } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import { browserHash } from '../viewer/browser-hash'
import { oneTimeLinks } from './table'

const MINUTES = 10
const LIVE_AT_ONCE = 3
const TRIES = 5

const codeKey = (context: Context) => deriveKey(context.settings.secret, 'sign-in-code')

/** The purpose of a link: one that confirms an address never signs in, and the other way round. */
type Purpose = 'sign-in' | 'email-change'
const isFor = (purpose: Purpose) =>
  purpose === 'sign-in' ? isNull(oneTimeLinks.emailChangeId) : isNotNull(oneTimeLinks.emailChangeId)

export type OneTimeLink = typeof oneTimeLinks.$inferSelect

const stale = () => expired('This link has expired or has been used. Please ask for a new one.')

/** Makes a link and its code; only their hashes are stored. Null if the address has three live ones for the same purpose. */
export async function makeLink(
  context: Context,
  writing: Writing,
  email: string,
  /** The change of address that it confirms; such a link signs nobody in. */
  emailChangeId?: string,
) {
  await writing.query({ text: 'select pg_advisory_xact_lock(hashtext($1))', values: [`link:${email}`] })
  const alive = and(
    eq(oneTimeLinks.email, email),
    isNull(oneTimeLinks.spentAt),
    gt(oneTimeLinks.expiresAt, writing.now),
    // Anybody may ask for links to any address, so those of one purpose must not block the other.
    isFor(emailChangeId ? 'email-change' : 'sign-in'),
  )
  if ((await writing.orm.$count(oneTimeLinks, alive)) >= LIVE_AT_ONCE) return null
  const [token, code] = [newSecret(), newCode()]
  await writing.orm.insert(oneTimeLinks).values({
    email,
    tokenHash: hashSecret(token),
    codeHash: hashCode(code, codeKey(context)),
    browserHash: browserHash(context),
    expiresAt: new Date(writing.now.getTime() + MINUTES * 60_000),
    insertedAt: writing.now,
    emailChangeId,
  })
  return { token, code, minutes: MINUTES }
}

/** The live link of a token, without spending it. Throws EXPIRED. */
export async function liveLink(context: Context, token: string, purpose: Purpose = 'sign-in'): Promise<OneTimeLink> {
  const now = context.clock.now()
  const [link] = await context.database.orm
    .select()
    .from(oneTimeLinks)
    .where(and(eq(oneTimeLinks.tokenHash, hashSecret(token)), isFor(purpose)))
  if (!link || link.spentAt || link.expiresAt <= now) throw stale()
  return link
}

/**
 * Spends a link, or the code beside it in the browser that asked, and every other live link of the address for the same purpose. Of two at once one
 * wins. Null if it is dead: the caller throws after the transaction, so that a counted wrong try stays counted.
 */
export async function spendLink(
  context: Context,
  writing: Writing,
  token: string,
  purpose: Purpose = 'sign-in',
): Promise<OneTimeLink | null> {
  const link =
    purpose === 'sign-in' && isCode(token)
      ? await linkOfCode(context, writing, token)
      : await linkOfToken(writing, token, purpose)
  if (!link) return null
  await writing.orm
    .update(oneTimeLinks)
    .set({ spentAt: writing.now })
    .where(and(eq(oneTimeLinks.email, link.email), isNull(oneTimeLinks.spentAt), isFor(purpose)))
  return link
}

export const deadLink = stale

const isCode = (token: string) => /^\d{8}$/.test(token)

/** The refusal for a dead link or code; only the browser that asked for a code learns that its tries are used up. */
export async function whyDead(context: Context, token: string) {
  if (!isCode(token)) return stale()
  const links = await context.database.orm
    .select({ tries: oneTimeLinks.tries })
    .from(oneTimeLinks)
    .where(triedHere(context, context.clock.now()))
  return expired(
    links.length > 0 && links.every(({ tries }) => tries >= TRIES)
      ? 'Five wrong codes: follow the link in the mail, or send a new one.'
      : 'This code is not right, or has run out.',
  )
}

/** The live links that this browser asked for. */
const triedHere = (context: Context, now: Date) =>
  and(
    eq(oneTimeLinks.browserHash, browserHash(context)),
    isNull(oneTimeLinks.spentAt),
    gt(oneTimeLinks.expiresAt, now),
    isFor('sign-in'),
  )

async function linkOfToken(writing: Writing, token: string, purpose: Purpose) {
  const [link] = await writing.orm
    .update(oneTimeLinks)
    .set({ spentAt: writing.now })
    .where(
      and(
        eq(oneTimeLinks.tokenHash, hashSecret(token)),
        isNull(oneTimeLinks.spentAt),
        gt(oneTimeLinks.expiresAt, writing.now),
        isFor(purpose),
      ),
    )
    .returning()
  return link ?? null
}

/** A code is compared with the links that this browser asked for; a wrong try counts against each of them. */
async function linkOfCode(context: Context, writing: Writing, code: string) {
  const links = await writing.orm
    .select()
    .from(oneTimeLinks)
    .where(triedHere(context, writing.now))
    .orderBy(desc(oneTimeLinks.insertedAt))
    .for('update')
  const open = links.filter(({ tries }) => tries < TRIES)
  const hash = hashCode(code, codeKey(context))
  const hit = open.find(({ codeHash }) => sameSecret(codeHash, hash))
  if (hit) return hit
  for (const { id, tries } of open)
    await writing.orm
      .update(oneTimeLinks)
      .set({ tries: tries + 1 })
      .where(eq(oneTimeLinks.id, id))
  return null
}
