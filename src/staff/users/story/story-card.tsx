import { useAbility } from '@casl/react'
import { useState } from 'react'
import type { StoryGroup } from '../../../../schema/generated/types'
import type { OperationAbility } from '../../../admin/ability'
import { StoryPages } from '../../../parts/story/story-pages'
import { useApiPages } from '../../../providers/api/pages'
import { useViewer } from '../../../providers/sign-in/viewer'
import { Card } from '../../../ui/data/card'
import { Segments } from '../../../ui/form/segments'
import { EmptyState } from '../../../ui/page/blank'
import { PersonStory } from '../person.documents'
import { AddNoteForm } from './add-note-form'
import type { Entry } from './entry'
import { PersonLine } from './person-line'
import styles from './story.module.css'

const groups: readonly { value: StoryGroup | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'sessions', label: 'Sessions' },
  { value: 'money', label: 'Money' },
  { value: 'notes', label: 'Notes' },
  { value: 'account', label: 'Account' },
]

/** What has happened to a person, the newest first, with staff's notes. */
export function StoryCard({ id, name }: { id: string; name: string }) {
  const [group, setGroup] = useState<StoryGroup | 'all'>('all')
  const ability = useAbility<OperationAbility>()
  const viewer = useViewer()
  const story = useApiPages(
    PersonStory,
    { userId: id, group: group === 'all' ? null : group, pageSize: 20 },
    'before',
    ({ userStory }) => userStory.next,
  )
  const entries: Entry[] | undefined = story.data?.pages.flatMap(({ userStory }) => userStory.entries)
  return (
    <Card
      title="Story"
      className={styles.story}
      actions={<Segments label="Show" options={groups} value={group} onChange={setGroup} />}
    >
      {viewer?.id !== id && ability.can('call', 'userNoteCreate') && <AddNoteForm id={id} name={name} />}
      <StoryPages
        story={story}
        entries={entries}
        empty={
          <EmptyState icon="note" title="Nothing here">
            {group === 'all'
              ? 'You may see no part of this story.'
              : 'Nothing of this kind has happened, or you may not see it.'}
          </EmptyState>
        }
        line={(entry, byTime) => (
          <PersonLine key={`${entry.kind} ${entry.id}`} entry={entry} name={name} byTime={byTime} />
        )}
      />
    </Card>
  )
}
