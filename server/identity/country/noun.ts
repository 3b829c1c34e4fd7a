import type { Operation } from '../../kernel/graphql/operation'
import { all } from '../../kernel/read/lists'

const serverTime: Operation<'serverTime'> = async (_args, context) => context.clock.now()

export const country = { countries: all('Country'), serverTime }
