import type { Writing } from '../../kernel/write/write'

/**
 * Makes those who race for a person's time take turns until each has committed. Otherwise two uncommitted rows would wait for each other until the
 * database, after a second, finds the deadlock and ends one.
 */
export async function takeTurns({ query }: Writing, userId: string) {
  await query({ name: 'take_turns', text: 'select 1 from users where id = $1 for no key update', values: [userId] })
}
