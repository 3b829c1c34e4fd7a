import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoveName, type Mover, mayMove, moves, type Standing } from '../../../../rules/groups/membership'
import type { Person } from '../../../build'
import { type School, school } from '../groups'

let app: School
let open: string
let full: string
let people: Record<Who, Person>
let subject: Person
let memberId: string

type Who = 'self' | 'fellow' | 'moderator' | 'tutor' | 'owner' | 'elsewhere' | 'staff' | 'stranger'

beforeAll(async () => {
  app = await school()
  open = await app.group()
  full = await app.group({ config: { places: 1 } })
  subject = await app.person()
  people = {
    self: subject,
    fellow: await app.member(open),
    moderator: await app.member(open, 'moderator'),
    tutor: await app.member(open, 'tutor'),
    owner: await app.member(open, 'owner'),
    elsewhere: await app.member(await app.group(), 'owner'),
    staff: app.staff,
    stranger: await app.person(),
  }
  await app.member(full)
  memberId = (await app.member(open, 'member', subject)).memberId
})
afterAll(() => app.close())

/** The dates by which the subject stands where they stand. */
const dates: Record<Standing, string> = {
  none: "accepted_at = now() - interval '1 hour', removed_at = now()",
  requested: 'requested_at = now()',
  invited: 'invited_at = now()',
  waiting: 'requested_at = now(), waiting_since = now()',
  offered: "requested_at = now(), offered_until = now() + interval '1 day'",
  accepted: 'accepted_at = now()',
  // So long ago that they can apply again.
  declined: "requested_at = now(), declined_at = now() - interval '8 days'",
}
const all = ['requested_at', 'invited_at', 'waiting_since', 'offered_until', 'accepted_at', 'declined_at', 'removed_at']
const stand = (standing: Standing, group: string) =>
  app.query(
    `update members set study_group_id = $2, answered_by_id = null, role = $3, lapsed = 0,
      ${all
        .filter((date) => !dates[standing].includes(`${date} =`))
        .map((date) => `${date} = null, `)
        .join('')}${dates[standing]} where id = $1`,
    // A tutor takes no place, so the full group stays as full as it is.
    [memberId, group, group === full ? 'tutor' : 'member'],
  )
const standing = async () =>
  (await app.query('select state from members where id = $1', [memberId]))[0]?.state as Standing

interface Act {
  document: string
  /** The moves that the operation can be, by who acts. */
  moves: readonly MoveName[]
  group?: 'full'
  onlySelf?: true
}
const one = (name: string, selection = '{ id }') => `mutation ($id: ID!) { ${name}(id: $id) ${selection} }`
const acts: Record<string, Act> = {
  studyGroupJoin: {
    document: 'mutation ($group: ID!) { studyGroupJoin(studyGroupId: $group) { id } }',
    moves: ['apply'],
    onlySelf: true,
  },
  studyGroupWaitlistJoin: {
    ...{ document: 'mutation ($group: ID!) { studyGroupWaitlistJoin(studyGroupId: $group) { id } }', moves: ['wait'] },
    ...{ group: 'full', onlySelf: true },
  },
  studyGroupInvite: {
    document:
      'mutation ($group: ID!, $userId: ID!) { studyGroupInvite(studyGroupId: $group, userId: $userId, role: member) { id } }',
    moves: ['invite'],
  },
  studyGroupWaitlistLeave: { document: one('studyGroupWaitlistLeave'), moves: ['withdraw'] },
  studyGroupOfferAccept: { document: one('studyGroupOfferAccept'), moves: ['acceptOffer'] },
  acceptInvite: { document: one('acceptInvite'), moves: ['acceptInvite'] },
  acceptJoin: { document: one('acceptJoin'), moves: ['approve'] },
  memberDecline: { document: one('memberDecline'), moves: ['decline', 'declineInvite'] },
  memberDelete: { document: one('memberDelete'), moves: ['leave', 'withdraw', 'remove', 'takeBack'] },
}
const moversOf: Record<Who, readonly Mover[]> = {
  ...{ self: ['self'], fellow: [], moderator: ['leader'], tutor: ['leader'], owner: ['leader'] },
  ...{ elsewhere: [], staff: ['staff'], stranger: [] },
}

/** Where the table says that the subject stands after an act; null: it is refused. */
function expected(name: string, { moves: possible }: Act, from: Standing, who: Who): Standing | null {
  // Leaving the line is only for those who are in it.
  if (name === 'studyGroupWaitlistLeave' && from === 'requested') return null
  const found = possible.find((each) => mayMove(each, from, moversOf[who]))
  return found ? moves[found].to : null
}

const states = Object.keys(dates) as Standing[]

it.each(Object.entries(acts))(
  '%s does what the table of moves says, from each standing and for everybody',
  async (name, act) => {
    const wrong: string[] = []
    for (const from of states)
      for (const who of (act.onlySelf ? ['self'] : Object.keys(people)) as Who[]) {
        const group = act.group ? full : open
        await stand(from, group)
        const { errors = [] } = await app.send(act.document, { id: memberId, group, userId: subject.id }, people[who])
        const [code] = errors.map(({ extensions }) => extensions.code)
        const to = expected(name, act, from, who)
        const after = await standing()
        const isRefused = code !== undefined && ['CONFLICT', 'FORBIDDEN', 'NOT_FOUND'].includes(code)
        if (to ? code || after !== to : !isRefused || after !== from)
          wrong.push(`${name} by ${who} from ${from}: ${code ?? 'done'}, then ${after}, and not ${to ?? 'refused'}`)
      }
    expect(wrong).toEqual([])
  },
)
