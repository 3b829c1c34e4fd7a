import type { Viewer } from '../../../access/viewer'
import type { Database } from '../../kernel/database/database'
import { type Awaited, secondFactorDue } from './second-factor-due'
import { viewerColumns } from './viewer-of'

/** A person, and whether they and their sign-in are still allowed here. */
export interface Who extends Omit<Viewer, 'due'>, Awaited {
  disabled: boolean
  alive: boolean
}

interface Question {
  userId: string
  signInId: string
  answer(who: Who | undefined): void
  fail(error: unknown): void
}

const text = `
  select ${viewerColumns}, u.disabled_at is not null as disabled, a.sign_in_id as "signInId", s.id is not null as alive,
    ${secondFactorDue('s.second_factor_at')} as due
  from unnest($1::uuid[], $2::uuid[]) a(user_id, sign_in_id) join users u on u.id = a.user_id
  left join sign_ins s on s.id = a.sign_in_id and s.user_id = u.id and s.ended_at is null`

/** Looks people up. One statement finds all who are asked about together, since one change may make a thousand sockets ask. */
export function createWhoIs(database: Pick<Database, 'query'>) {
  let questions: Question[] = []

  async function ask() {
    const asked = questions
    questions = []
    try {
      const values = [asked.map(({ userId }) => userId), asked.map(({ signInId }) => signInId)]
      const { rows } = await database.query({ name: 'who_is', text, values })
      const found = new Map(
        (rows as unknown as (Who & { signInId: string })[]).map(({ signInId, ...who }) => [
          `${who.id} ${signInId}`,
          who,
        ]),
      )
      for (const { userId, signInId, answer } of asked) answer(found.get(`${userId} ${signInId}`))
    } catch (error) {
      for (const { fail } of asked) fail(error)
    }
  }

  return (userId: string, signInId: string) =>
    new Promise<Who | undefined>((answer, fail) => {
      if (questions.push({ userId, signInId, answer, fail }) === 1) queueMicrotask(ask)
    })
}
