import { useLocation } from 'react-router'
import type { RecordHead } from '../../admin/record/tab-page'
import { Checklist } from './checklist'

/** The checklist stands where a new mock opens; the other tabs are for filling it in. */
function Lead({ id }: { id: string }) {
  const { pathname } = useLocation()
  return pathname.endsWith('/info') ? <Checklist id={id} /> : null
}

/** What the pages of a mock begin with. */
export const mockHead: RecordHead = { Lead }
