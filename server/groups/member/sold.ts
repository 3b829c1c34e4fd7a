import { eq } from 'drizzle-orm'
import { leads } from '../../../rules/groups/membership'
import { conflict, invalid } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import type { Asking, Had, Lent, Sold } from '../../money/sold'
import { soldOut } from './coming'
import { moveMember, type Place, placeIn } from './move'
import { members } from './table'

const text = `select g.archived_at is not null as closed, g.taken >= g.places as full, m.state = 'accepted' and m.lent_until is null as held
  from study_groups g left join members m on m.study_group_id = g.id and m.user_id = $2 where g.id = $1`

const facts = async ({ query }: Pick<Asking, 'query'>, { id, buyerId }: Had) =>
  (await query({ text, values: [id, buyerId] })).rows[0] as {
    closed: boolean
    full: boolean | null
    held: boolean | null
  }

const moving = (studyGroupId: string, userId: string, before: Place | null) => ({
  ...{ studyGroupId, userId, before },
  movers: ['sale'] as const,
})

/** Lets a buyer in, whatever stood between them and the group. Throws SOLD_OUT, CONFLICT. */
async function letIn(writing: Writing, { id, buyerId }: Had, lentUntil: Date | null = null) {
  const before = await placeIn(writing, { studyGroupId: id, userId: buyerId })
  if (before?.state === 'accepted') return setLent(writing, before, before.lentUntil && lentUntil)
  const role = before?.state === 'invited' ? before.role : ('member' as const)
  const told = { role, lentUntil, answer: null, answeredById: null }
  await moveMember(writing, 'buy', { ...moving(id, buyerId, before), told })
}

const setLent = async ({ orm }: Writing, { id }: Place, lentUntil: Date | null) =>
  void (await orm.update(members).set({ lentUntil }).where(eq(members.id, id)))

/** Takes somebody out whose purchase went back or is no longer paid; whoever leads the group by now stays in it. */
export async function takeOut(writing: Writing, { id, buyerId }: Had) {
  const before = await placeIn(writing, { studyGroupId: id, userId: buyerId })
  if (before?.state !== 'accepted') return
  if (leads(before.role)) return setLent(writing, before, null)
  await moveMember(writing, 'giveBack', {
    ...moving(id, buyerId, before),
    told: { lentUntil: null, answeredById: null },
  })
}

/** Goes on while a subscription is paid. Whoever left meanwhile stays out of it until they subscribe anew. */
async function lend(writing: Writing, { id, buyerId, until }: Lent) {
  const before = await placeIn(writing, { studyGroupId: id, userId: buyerId })
  const isIn = before?.state === 'accepted'
  if (until <= writing.now) {
    if (isIn && before.lentUntil) await takeOut(writing, { id, buyerId })
    return
  }
  if (isIn) return before.lentUntil ? setLent(writing, before, until) : undefined
  if (before?.state === 'none' && before.lentUntil && before.lentUntil > writing.now)
    return setLent(writing, before, until)
  // What a subscription pays is not refused for a place that somebody took meanwhile.
  if (!(await facts(writing, { id, buyerId })).full) await letIn(writing, { id, buyerId }, until)
}

/** How packages let their buyers into a group. */
export const soldStudyGroup: Sold = {
  async offer() {
    throw invalid('items', 'A group comes with a package.')
  },
  async refuse(asking, had) {
    const { closed, full, held } = await facts(asking, had)
    if (held) return
    if (closed) throw conflict('A study group of this package is closed.')
    if (full) throw soldOut()
  },
  isHeld: async (asking, had) => (await facts(asking, had)).held === true,
  grant: (writing, given) => letIn(writing, given),
  lend,
  takeBack: takeOut,
}
