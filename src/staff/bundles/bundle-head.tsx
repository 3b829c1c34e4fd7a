import type { RecordHead } from '../../admin/record/tab-page'
import { AuthorDoors } from '../../nouns/bundle/author-doors'

/** The ways to what is in a bundle. */
const Actions: RecordHead['Actions'] = ({ id }) => <AuthorDoors bundleId={id} />

/** What the pages of a bundle begin with. */
export const bundleHead: RecordHead = { Actions }
