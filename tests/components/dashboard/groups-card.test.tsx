// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { GroupsCard } from '../../../src/learn/dashboard/student/groups-card'
import { render } from '../render'

const group = (id: string, unreadPosts: number, membership: object | null = null) => ({
  ...{ id, name: `Group ${id}`, unreadPosts },
  membership: membership && { id: `m${id}`, state: 'accepted', offeredUntil: null, invitedByName: null, ...membership },
})
const lines = (groups: object[]) => {
  render(
    <MemoryRouter>
      <GroupsCard groups={groups as never} />
    </MemoryRouter>,
  )
  return [...document.querySelectorAll('li')].map((each) => each.textContent)
}

it('says first what waits for an answer, then what is new', () => {
  const until = '2026-11-29T13:48:00.000Z'
  expect(
    lines([
      group('a', 1, {}),
      group('b', 0, {}),
      group('c', 0, { state: 'invited', invitedByName: 'Megan Price' }),
      group('d', 0, { state: 'offered', offeredUntil: until }),
      group('e', 100, {}),
    ]),
  ).toEqual([
    expect.stringMatching(/^Group dA place is kept for you until .*29 Nov/),
    'Group cMegan Price invites you',
    'Group a1 new post',
    'Group e100 new posts or more',
  ])
})

it('is not there while no group wants anything', () => {
  expect(lines([group('a', 0, {}), group('b', 0, { state: 'requested' })])).toEqual([])
})
