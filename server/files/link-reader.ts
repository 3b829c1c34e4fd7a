import type { Viewer } from '../../access/viewer'
import { verifyLink } from '../gateways/sign-in/signed-link'
import { secondFactorDue } from '../identity/viewer/second-factor-due'
import { viewerColumns } from '../identity/viewer/viewer-of'
import { createWhoViews } from '../identity/viewer/who-views'
import type { Services } from '../kernel/context'
import { createReader, type Reader } from '../kernel/read/read'
import { isUuid } from '../kernel/uuid'
import { linkKey } from './file-links'

const viewerQuestion = `select ${viewerColumns}
  from sign_ins s join users u on u.id = s.user_id where s.id = $1::uuid and s.ended_at is null and u.disabled_at is null
    and ${secondFactorDue('s.second_factor_at')} is null`

/** Who reads by a signed link: null where it is not ours, not for this id, or has run out, or its sign-in has ended. */
export function createLinkReader(services: Services): (id: string, link?: string) => Promise<Reader | null> {
  const key = linkKey(services.settings.secret)
  const whoViews = createWhoViews(services.database)

  /** The person of a live sign-in, or of a live viewing. */
  async function viewerOf(signInId: string, now: Date): Promise<Viewer | null> {
    const { rows } = await services.database.query({ name: 'file_viewer', text: viewerQuestion, values: [signInId] })
    return (rows[0] as unknown as Viewer | undefined) ?? (await whoViews(signInId, now))?.person ?? null
  }

  return async (id, token = '') => {
    if (!isUuid(id)) return null
    const now = services.clock.now()
    const link = verifyLink({ key, fileId: id, token, now })
    const viewer = link && (await viewerOf(link.signInId, now))
    return viewer && createReader({ database: services.database, viewer, now: () => services.clock.now() })
  }
}
