import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { deriveKey, hashCode } from '../../gateways/sign-in/secrets'
import type { Services } from '../../kernel/context'
import type { Writing } from '../../kernel/write/write'
import { recoveryCodes } from './table'

const HOW_MANY = 10
/** Without letters that are read as digits, and without vowels, which make words. */
const SIGNS = '23456789bcdfghjkmnpqrstvwxz'
const GROUP = 5

type Keyed = Pick<Services, 'settings'>

const hashOf = ({ settings }: Keyed, userId: string, code: string) =>
  hashCode(`${userId} ${plain(code)}`, deriveKey(settings.secret, 'recovery-code'))

/** What counts of a code that somebody types. */
const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')

const group = () => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** Gives a person ten new codes, in place of any before, to be shown once. */
export async function makeRecoveryCodes(services: Keyed, { orm, now }: Writing, userId: string): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < HOW_MANY) codes.add(`${group()}-${group()}`)
  await orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const rows = [...codes].map((code) => ({ userId, codeHash: hashOf(services, userId, code), insertedAt: now }))
  await orm.insert(recoveryCodes).values(rows)
  return [...codes]
}

/** Uses a code up: of two who send it at once, one deletes it. */
export async function spendRecoveryCode(services: Keyed, { orm }: Writing, userId: string, code: string) {
  const own = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(services, userId, code)))
  const used = await orm.delete(recoveryCodes).where(own).returning({ id: recoveryCodes.id })
  return used.length > 0
}
