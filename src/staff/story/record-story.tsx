import { Link } from 'react-router'
import type { StoryOf } from '../../../schema/generated/types'
import { typeOf } from '../../admin/catalogue'
import { useChanges } from '../../admin/live-provider'
import type { RecordStory as Story } from '../../admin/record/tab-page'
import { StoryLine } from '../../parts/story/story-line'
import { StoryPages } from '../../parts/story/story-pages'
import { useApiPages } from '../../providers/api/pages'
import { invalidate } from '../../providers/api/query'
import { Card } from '../../ui/data/card'
import type { Entry } from './entry'
import { headOf, metaOf, quoteOf } from './record-words'
import { RecordStory as Document } from './story.documents'

/** What has happened to a record, the newest first: whatever its reader may know of it. */
export const RecordStory: Story = ({ id, resource }) => {
  // A definition has a story only where its type is one of these; the tests of definitions see to it.
  const of = typeOf(resource) as StoryOf
  const story = useApiPages(Document, { of, id, pageSize: 20 }, 'before', ({ recordStory }) => recordStory.next)
  useChanges(resource.live, () => void invalidate('RecordStory'))
  const entries = story.data?.pages.flatMap(({ recordStory }) => recordStory.entries)
  return (
    <Card title="What happened">
      <StoryPages
        story={story}
        entries={entries}
        // Or nothing that this reader may know. Its place stays, since a page that grows wider moves what one reads.
        empty={<p className="meta">Nothing to tell.</p>}
        line={(entry, byTime) => (
          <StoryLine
            key={`${entry.kind} ${entry.id}`}
            entry={entry}
            head={<Head entry={entry} />}
            meta={metaOf(entry, resource)}
            quote={quoteOf(entry)}
            byTime={byTime}
          />
        )}
      />
    </Card>
  )
}

/** An act of staff leads to its entry in the audit log, which has each value before and after. */
function Head({ entry }: { entry: Entry }) {
  const words = headOf(entry)
  return entry.kind === 'act' ? <Link to={`/settings/audit-log/${entry.id}/entry`}>{words}</Link> : words
}
