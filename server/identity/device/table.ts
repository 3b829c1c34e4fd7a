import { entity } from '../../kernel/read/entity'
import { signIns } from '../sign-in/table'

/** Sign-ins as their person sees them. */
export const device = entity('Device', signIns, {
  sort: ['-id'],
  needs: { browser: ['userAgent'], system: ['userAgent'], current: ['id'] },
})
