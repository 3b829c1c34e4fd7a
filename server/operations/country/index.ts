import { all } from '../../lists'
import type { Operation } from '../../operation'

const serverTime: Operation<'serverTime'> = async (_args, context) => context.clock.now()

export const country = { countries: all('Country'), serverTime }
