import { and, eq, inArray } from 'drizzle-orm'
import { dropFile } from '../../files/drop-file'
import { notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { type Writing, write } from '../../kernel/write/write'
import { ownMaterial } from './own-material'
import { sessionMaterials } from './table'

/** Removes a document from a session, and from the other seats of a joint one, those that were given up too. */
export const sessionMaterialDelete: Operation<'sessionMaterialDelete'> = async ({ id }, context) =>
  write(context, async (writing) => {
    const { sessionIds, fileId } = await ownMaterial(writing, context, id)
    const givenUp = await seatsGivenUp(writing, sessionIds)
    const gone = await writing.orm
      .delete(sessionMaterials)
      .where(and(eq(sessionMaterials.fileId, fileId), inArray(sessionMaterials.sessionId, [...sessionIds, ...givenUp])))
      .returning({ id: sessionMaterials.id, sessionId: sessionMaterials.sessionId })
    if (!gone.length) throw notFound('Session material')
    await dropFile(writing, context, fileId)
    for (const each of gone) {
      writing.changed('SessionMaterial', each.id, 'deleted')
      writing.changed('Session', each.sessionId)
    }
    return { id }
  })

/** The seats of the same joint session that nobody holds any more. */
async function seatsGivenUp({ query }: Writing, sessionIds: readonly string[]): Promise<string[]> {
  const { rows } = await query({
    name: 'room_seats_given_up',
    text: `select o.id from sessions s join sessions o on o.joint_id = s.joint_id where s.id = $1 and o.status in ('cancelled', 'expired')`,
    values: [sessionIds[0]],
  })
  return rows.map(({ id }) => id as string)
}
