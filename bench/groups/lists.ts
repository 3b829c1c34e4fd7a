import { StudyGroupPage } from '../../src/learn/groups/head/group.documents'
import { OpenStudyGroups, OwnStudyGroups } from '../../src/learn/groups/lists/groups.documents'
import { StudyGroupMembers, StudyGroupPeople } from '../../src/learn/groups/members/members.documents'
import { GroupPosts } from '../../src/learn/groups/posts/posts.documents'
import { createClient } from '../people/client'
import { quantile } from '../people/figures'
import { sized } from '../size'

const TIMES = Number(process.env.BENCH_TIMES ?? sized(100, 2))
const WARM_UP = sized(10, 1)

export type Viewer = 'student' | 'tutor' | 'staff'

export interface Asked {
  name: string
  who: Viewer
  document: unknown
  variables?: Record<string, unknown>
}

/** What the staff's screen of groups asks for. */
const ALL = `query ($type: StudyGroupType, $search: String, $page: Int) { studyGroups(type: $type, search: $search, page: $page, pageSize: 20) {
  entries { id name type memberCount taken waitingCount availableUntil intensiveFrom visibility }
  pageInfo { totalCount totalPages currentPage hasNextPage } } }`

const looks: readonly Omit<Asked, 'who' | 'document'>[] = [
  { name: 'open' },
  { name: 'open, page 2', variables: { page: 2 } },
  { name: 'open, a type', variables: { type: 'sqe2' } },
  { name: 'open, a frequent word', variables: { search: 'evenings' } },
  { name: 'open, one group', variables: { search: 'in Leeds 36' } },
  { name: 'open, a word of none', variables: { search: 'zeppelin' } },
]

/** The lists of groups, as the pages ask for them. */
export const lists: readonly Asked[] = [
  ...(['student', 'staff'] as const).flatMap((who) => [
    ...looks.map((look) => ({ ...look, who, document: OpenStudyGroups })),
    { name: 'mine, past, and how many are open', who, document: OwnStudyGroups },
  ]),
  { name: 'all', who: 'staff', document: ALL },
  { name: 'all, a type', who: 'staff', document: ALL, variables: { type: 'sqe2' } },
  { name: 'all, a frequent word', who: 'staff', document: ALL, variables: { search: 'evenings' } },
]

/** The pages of the large group. */
export const pagesOf = (id: string): readonly Asked[] => [
  ...(['student', 'tutor', 'staff'] as const).flatMap((who) => [
    { name: 'posts, first page', who, document: GroupPosts, variables: { studyGroupId: id } },
    { name: 'members, first page', who, document: StudyGroupPeople, variables: { id } },
  ]),
  { name: 'posts, page 100', who: 'student', document: GroupPosts, variables: { studyGroupId: id, page: 100 } },
  ...(['tutor', 'staff'] as const).map((who) => ({
    ...{ name: 'members with what leaders see', who },
    ...{ document: StudyGroupMembers, variables: { id, state: 'accepted' } },
  })),
  { name: 'members, a name', who: 'student', document: StudyGroupPeople, variables: { id, search: 'grace' } },
  { name: 'the group itself', who: 'student', document: StudyGroupPage, variables: { id } },
]

export interface Side {
  url: string
  tokens: Record<Viewer, string>
}

export interface Times {
  p50: number
  p95: number
}

/** Asks each server in turns, so that the machine's other load falls on all of them. */
export async function timesOf(
  { name, who, document, variables = {} }: Asked,
  sides: readonly Side[],
): Promise<Times[]> {
  const body = JSON.stringify({ query: String(document), variables })
  const clients = sides.map(({ url }) => createClient(url))
  const taken: number[][] = sides.map(() => [])
  for (let round = -WARM_UP; round < TIMES; round++)
    for (const [at, side] of sides.entries()) {
      const answer = await clients[at]?.post(body, side.tokens[who])
      if (!answer || JSON.parse(answer.text).errors) throw new Error(`${who}, ${name}: ${answer?.text.slice(0, 300)}`)
      if (round >= 0) taken[at]?.push(answer.ms)
    }
  for (const client of clients) client.close()
  return taken.map((each) => ({ p50: quantile(each, 0.5), p95: quantile(each, 0.95) }))
}
