import type { Params } from 'react-router'
import { askAhead } from '../../../providers/api/query'
import { WithPanel } from '../../../ui/page/with-panel'
import { StudyGroupLeaders, StudyGroupPage } from '../head/group.documents'
import { GroupFrame } from '../head/group-frame'
import { About } from './about'
import { StandingPanel } from './standing-panel'
import { StandingStory } from './standing-story'

/** Asks for the group before it is drawn. */
export const askGroup = ({ studyGroupId: id = '' }: Params) => {
  askAhead(StudyGroupPage, { id })
  askAhead(StudyGroupLeaders, { id })
}

/** What a group is, what it demands and gives, and how the reader stands with it. */
export function InfoPage() {
  return (
    <GroupFrame part="Info">
      {(group) => {
        const state = group.membership?.state
        const hasStory = state !== undefined && state !== 'accepted' && state !== 'offered'
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
