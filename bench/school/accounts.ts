import type { Services } from '../../server/kernel/context'

/** A signed-in student. */
export interface Account {
  userId: string
  /** The student's open window, where there is one. */
  sessionId: string | null
  /** An access token that is valid for some more minutes. */
  token(): string
}

const RENEWED_MS = 8 * 60_000

/** Signs students in as if since yesterday, those with an open window first. */
export async function signInStudents({ database, tokens }: Services, count: number): Promise<Account[]> {
  const { rows } = await database.query({
    text: `with students as (
        select u.id, (select s.id from sessions s join session_attendees a on a.session_id = s.id
          where a.user_id = u.id and a.role = 'candidate' and s.status = 'in_progress' and s.deadline > now() limit 1) as session
        from users u where u.type = 'aspiringSolicitor' and u.role = 'user' and u.disabled_at is null and u.confirmed_at is not null
          and not exists (select 1 from user_roles r where r.user_id = u.id)
      ), chosen as (select * from students order by session is null, md5(id::text) limit ${count}),
      made as (
        insert into sign_ins (id, user_id, token_hash, expires_at, inserted_at)
        select gen_random_uuid(), id, md5('sign-in' || id), now() + interval '30 days', now() - interval '1 day' from chosen returning id, user_id
      )
      select made.id as "signInId", user_id as "userId", session as "sessionId" from made join chosen on chosen.id = user_id`,
  })
  return (rows as { signInId: string; userId: string; sessionId: string | null }[]).map(
    ({ signInId, userId, sessionId }) => {
      let kept = { token: '', until: 0 }
      return {
        userId,
        sessionId,
        token() {
          if (kept.until > Date.now()) return kept.token
          const claims = { id: userId, role: 'user', type: 'aspiringSolicitor', abilities: [], disabledAt: null }
          const { token } = tokens.sign({ ...claims, sid: signInId })
          kept = { token, until: Date.now() + RENEWED_MS }
          return token
        },
      }
    },
  )
}
