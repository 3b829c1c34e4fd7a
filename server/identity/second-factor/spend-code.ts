import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { deriveKey, unseal } from '../../gateways/sign-in/secrets'
import { stepOfCode } from '../../gateways/sign-in/totp'
import type { Services } from '../../kernel/context'
import { conflict, invalid, Refusal } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import { tellOwner } from './letters'
import { spendRecoveryCode } from './recovery-codes'
import { secondFactors } from './table'

const TRIES = 5
const FIRST_WAIT_MS = 15 * 60_000
const LONGEST_WAIT_MS = 24 * 3_600_000

/** What became of a code: which kind it was, that it was wrong, or until when none counts. */
export type Use = 'app' | 'recovery' | 'wrong' | { lockedUntil: Date }

export const secretKey = ({ settings }: Pick<Services, 'settings'>) => deriveKey(settings.secret, 'second-factor')

/** Uses up a code of the app or a recovery code. Wrong ones are counted, so the caller commits and then asks `refusalOf`. Throws CONFLICT where there is no app. */
export async function spendCode(services: Services, writing: Writing, userId: string, code: string): Promise<Use> {
  const { orm, now } = writing
  const enabled = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.enabledAt))
  // Locked, so that tries at once are all counted.
  const [own] = await orm.select().from(secondFactors).where(enabled).for('update')
  if (!own?.secretSealed) throw conflict('No app is set up.')
  if (own.lockedUntil && own.lockedUntil > now) return { lockedUntil: own.lockedUntil }
  const kind = (await isNextOfApp(services, writing, userId, own.secretSealed, code))
    ? 'app'
    : (await spendRecoveryCode(services, writing, userId, code))
      ? 'recovery'
      : 'wrong'
  const wrongTries = kind === 'wrong' ? own.wrongTries + 1 : 0
  const lockedUntil =
    wrongTries > 0 && wrongTries % TRIES === 0 ? new Date(now.getTime() + waitAfter(wrongTries)) : null
  await orm.update(secondFactors).set({ wrongTries, lockedUntil }).where(eq(secondFactors.userId, userId))
  if (kind === 'recovery') await tellOwner(services, writing, 'recovery', userId)
  if (lockedUntil) await tellOwner(services, writing, 'locked', userId)
  return kind
}

/** Uses up the step of an app's code: of two who send it at once, one moves the last step on. */
async function isNextOfApp(
  services: Services,
  { orm, now }: Writing,
  userId: string,
  sealed: string,
  typed: string,
): Promise<boolean> {
  const code = typed.replace(/\s/g, '')
  if (!/^\d{6}$/.test(code)) return false
  const step = stepOfCode(unseal(sealed, secretKey(services)), code, now)
  if (step === null) return false
  const isLater = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step))
  const moved = await orm
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), isLater))
    .returning({ id: secondFactors.id })
  return moved.length > 0
}

/** Quarter of an hour after five wrong codes, and twice as long after each further five. */
const waitAfter = (wrongTries: number) => Math.min(FIRST_WAIT_MS * 2 ** (wrongTries / TRIES - 1), LONGEST_WAIT_MS)

/** Why a code did not count; undefined if it did. */
export function refusalOf(use: Use, now: Date): Refusal | undefined {
  if (use === 'wrong') return invalid('code', 'This code is not right, or has been used.')
  if (typeof use === 'string') return undefined
  const retryAfter = Math.ceil((use.lockedUntil.getTime() - now.getTime()) / 1000)
  const minutes = Math.ceil(retryAfter / 60)
  const words =
    minutes === 1
      ? 'Too many wrong codes. Please try again in a minute, or sign in with a passkey.'
      : `Too many wrong codes. Please try again in ${minutes} minutes, or sign in with a passkey.`
  return new Refusal('RATE_LIMITED', words, { field: 'code', retryAfter })
}
