import { mayViewAs } from '../../../access/identity/viewing'
import type { Viewer } from '../../../access/viewer'
import type { Database } from '../../kernel/database/database'
import { secondFactorDue } from './second-factor-due'
import { viewerColumns } from './viewer-of'

/** A live viewing: whom staff view as, and the sign-in that they do it from. */
export interface Viewing {
  person: Viewer
  staff: Viewer
  signInId: string
}

const open = 'u.disabled_at is null and u.archived_at is null'
const text = `
  select v.sign_in_id as "signInId",
    (select to_json(p) from (select ${viewerColumns} from users u where u.id = v.user_id and ${open}) p) as person,
    (select to_json(p) from (select ${viewerColumns} from users u where u.id = v.staff_id and ${open}) p) as staff
  from viewings v join sign_ins s on s.id = v.sign_in_id and s.ended_at is null join users u on u.id = v.staff_id
  where ${secondFactorDue('s.second_factor_at')} is null and v.id = $1::uuid and v.ended_at is null and v.expires_at > $2`

/** Finds a viewing; null once it is over, or if the staff may no longer view as this person. */
export function createWhoViews(database: Pick<Database, 'query'>) {
  return async (viewingId: string, now: Date): Promise<Viewing | null> => {
    const { rows } = await database.query({ name: 'who_views', text, values: [viewingId, now] })
    const found = rows[0] as unknown as Viewing | undefined
    return found?.person && found.staff && mayViewAs(found.staff, found.person) ? found : null
  }
}
