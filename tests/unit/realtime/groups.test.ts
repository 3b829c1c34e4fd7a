import { parse } from 'graphql'
import { expect, test } from 'vitest'
import type { ChangeKind } from '../../../schema/generated/types'
import type { Feed, SubscriptionName } from '../../../server/kernel/realtime/feed'
import type { Member, Request } from '../../../server/kernel/realtime/group'
import { createGroups } from '../../../server/kernel/realtime/groups'
import { nouns } from '../../../server/nouns'

const feeds: Record<string, Feed> = Object.assign({ changed: { sends: 'change' } }, ...nouns.map((each) => each.feeds))
const document = parse('subscription { a }')
const member = () => ({}) as Member
const request = (name: SubscriptionName, variables: { id?: string; types?: string[] } = {}) =>
  ({
    ...{ name, document, variables, source: name, feed: feeds[name], selection: {} },
    ...(variables.id && { id: variables.id }),
    types: new Set(variables.types),
  }) as unknown as Request
const change = (type: string, id: string, kind: ChangeKind = 'updated') => ({ type, id, kinds: new Set([kind]) })

test('a change finds the groups that it concerns, and no others', () => {
  const groups = createGroups()
  groups.enter(request('userUpdated'), member())
  groups.enter(request('userUpdated', { id: 'a' }), member())
  groups.enter(request('userUpdated', { id: 'b' }), member())
  groups.enter(request('changed', { types: ['Session', 'User'] }), member())
  groups.enter(request('sessionTypeDeleted'), member())
  groups.enter(request('walletUpdated', { id: 'w' }), member())
  const found = (...of: Parameters<typeof change>) =>
    groups.about(change(...of)).map(({ name, id }) => (id ? `${name} ${id}` : name))

  expect(found('User', 'a')).toEqual(['userUpdated', 'changed', 'userUpdated a'])
  expect(found('User', 'a', 'deleted')).toEqual(['changed'])
  expect(found('Session', 'a')).toEqual(['changed'])
  expect(found('SessionType', 'a')).toEqual([])
  expect(found('SessionType', 'a', 'deleted')).toEqual(['sessionTypeDeleted'])
  expect(groups.hasAny('Wallet', 'w')).toBe(true)
  expect(groups.hasAny('Wallet', 'v')).toBe(false)
})

test('a group lasts until its last member leaves, and then no change finds it', () => {
  const groups = createGroups()
  const [first, second] = [member(), member()].map((each) => groups.enter(request('userUpdated', { id: 'a' }), each))
  expect(groups.about(change('User', 'a'))[0]?.members.size).toBe(2)

  expect(first?.()).toBe(true)
  expect(first?.()).toBe(false)
  expect(groups.hasAny('User', 'a')).toBe(true)
  second?.()
  expect(groups.hasAny('User', 'a')).toBe(false)
})
