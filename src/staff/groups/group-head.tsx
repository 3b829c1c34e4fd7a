import type { RecordHead } from '../../admin/record/tab-page'
import { LinkButton } from '../../ui/action/link-button'

/** The ways to what its own pages alone have: posts, exam results, and what its members may book. */
const Actions: RecordHead['Actions'] = ({ id }) => (
  <>
    <LinkButton to={`/study-groups/${id}/info`}>Open group</LinkButton>
    <LinkButton to={`/study-groups/${id}/results`}>Results</LinkButton>
    <LinkButton to={`/study-groups/${id}/settings`}>All settings</LinkButton>
  </>
)

/** What the pages of a study group begin with. */
export const groupHead: RecordHead = { Actions }
