import type { Operation } from '../../kernel/graphql/operation'
import { noun } from '../../kernel/noun'
import { linkProviders } from '../meeting/link-providers'
import { meetingLinkMake } from './meetingLinkMake'
import { settleLink } from './settle-link'

declare module '../../kernel/jobs/jobs' {
  interface JobPayloads {
    /** A meeting at a provider that is made for an event, moved or ended with it. */
    meeting_link: { linkId: string }
  }
}

const meetingLinkProviders: Operation<'meetingLinkProviders'> = (_args, context) =>
  linkProviders(context.database, context)

export const meetingLink = noun({
  entities: [],
  operations: { meetingLinkMake, meetingLinkProviders },
  jobs: { meeting_link: settleLink },
  outOfReach: { meeting_links_one: 'the event is locked while its link is begun' },
  unwatched: { meeting_links: 'follows from its event' },
  erasure: 'nothing of a person',
  exported: 'nothing of a person',
})
