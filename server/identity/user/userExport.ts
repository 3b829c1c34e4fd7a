import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import type { Exported } from '../../kernel/noun'

/** Each noun's export, read with the person's own rights and narrowed to them where staff would see more. */
export const userExport: Operation<'userExport'> = async (_args, context) => {
  const { id: userId } = signedIn(context)
  const read = (exported: Exported) =>
    typeof exported === 'function'
      ? exported(context, userId)
      : context.reader.all(exported[0], { userId }, exported[1])
  const parts = context.nouns.flatMap(({ exported }) => (typeof exported === 'string' ? [] : Object.entries(exported)))
  const values = await Promise.all(parts.map(async ([key, exported]) => [key, await read(exported)] as const))
  return {
    madeAt: context.clock.now().toISOString(),
    amountsIn: 'pence',
    timesIn: 'UTC',
    ...Object.fromEntries(values),
  }
}
