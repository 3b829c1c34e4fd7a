import type { Params } from 'react-router'
import { askAhead } from '../../../providers/api/query'
import { WithPanel } from '../../../ui/page/with-panel'
import { StudyGroupLeaders, StudyGroupPage } from '../head/group.documents'
import { GroupFrame } from '../head/group-frame'
import { GroupPosts } from '../posts/group-posts'
import { GroupResults } from '../results/group-results'
import { About } from './about'
import { StandingPanel } from './standing-panel'
import { StandingStory } from './standing-story'

/** Asks for the group before it is drawn. */
export const askGroup = ({ studyGroupId: id = '' }: Params) => {
  askAhead(StudyGroupPage, { id })
  askAhead(StudyGroupLeaders, { id })
}

/** For members its posts; what it is, what it demands and gives, and how the reader stands with it. */
export function InfoPage() {
  return (
    <GroupFrame part="Info">
      {(group, { sees, leads }) => {
        const state = group.membership?.state
        const hasStory = state !== undefined && state !== 'accepted' && state !== 'offered'
        if (sees)
          return (
            <WithPanel
              first={<GroupPosts group={group} leads={leads} closed={group.archivedAt !== null} />}
              panel={<StandingPanel group={group} />}
            >
              <GroupResults group={group} />
              <About group={group} isFirst={false} isWhole />
            </WithPanel>
          )
        return (
          <WithPanel
            first={hasStory ? <StandingStory group={group} /> : <About group={group} isFirst />}
            panel={<StandingPanel group={group} />}
          >
            <About group={group} isFirst={false} isWhole={hasStory} />
          </WithPanel>
        )
      }}
    </GroupFrame>
  )
}
