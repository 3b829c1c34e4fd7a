import { notFound } from '../../kernel/errors'
import { nameOf } from '../../kernel/spoken'
import type { Writing } from '../../kernel/write/write'

/** Throws NOT_FOUND for an id that is nobody's. Who manages content need not see people to let them in. */
export async function refuseNobody({ query }: Writing, userId: string) {
  const { rows } = await query({ text: 'select 1 from users where id = $1', values: [userId] })
  if (!rows.length) throw notFound(nameOf('User'))
}
