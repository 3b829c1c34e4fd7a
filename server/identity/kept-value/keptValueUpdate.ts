import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { keptValues } from './table'

export const keptValueUpdate: Operation<'keptValueUpdate'> = async ({ name, value }, context) =>
  write(context, async ({ orm, now }) => {
    const set = { value, updatedAt: now }
    const [row] = await orm
      .insert(keptValues)
      .values({ userId: signedIn(context).id, name, ...set })
      .onConflictDoUpdate({ target: [keptValues.userId, keptValues.name], set })
      .returning()
    return { ...row }
  })
