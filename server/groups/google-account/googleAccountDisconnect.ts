import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { forget } from './forget'
import { readAccount } from './read-account'
import { googleAccounts } from './table'

export const googleAccountDisconnect: Operation<'googleAccountDisconnect'> = async (_args, context) => {
  const { gone, answer } = await write(context, async (writing) => {
    const [gone] = await writing.orm.delete(googleAccounts).returning({ token: googleAccounts.token })
    return { gone, answer: await readAccount(writing, context) }
  })
  if (gone) await forget(context, gone)
  return answer
}
