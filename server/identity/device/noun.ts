import type { Context } from '../../kernel/context'
import { noun } from '../../kernel/noun'
import { all } from '../../kernel/read/lists'
import { fields } from '../../kernel/read/selection'
import { browserOf, systemOf } from './browser-name'
import { deviceEnd } from './deviceEnd'
import { devicesEndOthers } from './devicesEndOthers'
import { device as entity } from './table'

export const device = noun({
  entities: [entity],
  operations: { devices: all('Device'), deviceEnd, devicesEndOthers },
  fields: {
    Device: {
      browser: ({ userAgent }: { userAgent: string | null }) => browserOf(userAgent),
      system: ({ userAgent }: { userAgent: string | null }) => systemOf(userAgent),
      current: ({ id }: { id: string }, _args: never, { signInId }: Context) => id === signInId,
    },
  },
  erasure: 'goes with the account',
  exported: { signIns: ['Device', fields('insertedAt', 'renewedAt')] },
  unrecorded: { deviceEnd: 'their own', devicesEndOthers: 'their own' },
})
