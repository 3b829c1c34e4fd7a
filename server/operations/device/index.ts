import type { Context } from '../../context'
import { all } from '../../lists'
import type { FieldResolvers } from '../../operation'
import { browserOf, systemOf } from '../../services/browser-name'
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
