import type { Context } from '../../kernel/context'
import type { FieldResolvers } from '../../kernel/graphql/operation'
import { all } from '../../kernel/read/lists'
import { browserOf, systemOf } from './browser-name'
import { deviceEnd } from './deviceEnd'
import { devicesEndOthers } from './devicesEndOthers'

export const device = { devices: all('Device'), deviceEnd, devicesEndOthers }

export const deviceFields = {
  Device: {
    browser: ({ userAgent }: { userAgent: string | null }) => browserOf(userAgent),
    system: ({ userAgent }: { userAgent: string | null }) => systemOf(userAgent),
    current: ({ id }: { id: string }, _args: never, { signInId }: Context) => id === signInId,
  },
} satisfies FieldResolvers
