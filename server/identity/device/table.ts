import { entity } from '../../kernel/read/entity'
import { signIns } from '../sign-in/table'

/** The same sign-ins, as their person knows them. */
export const device = entity('Device', signIns, {
  sort: ['-id'],
  needs: { browser: ['userAgent'], system: ['userAgent'], current: ['id'] },
})
