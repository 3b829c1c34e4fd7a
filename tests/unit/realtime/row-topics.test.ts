import { beforeEach, expect, test } from 'vitest'
import type { Services } from '../../../server/kernel/context'
import { createBus } from '../../../server/kernel/realtime/bus'
import type { Peer } from '../../../server/kernel/realtime/channels/peer'
import { createRowTopics } from '../../../server/kernel/realtime/channels/row-topics'
import { createClock } from '../../../server/kernel/time/clock'

const id = '0192f0c1-0000-7000-8000-000000000001'
const topic = `thing:${id}`

let bus: ReturnType<typeof createBus>
let questions: ((belongs: boolean) => void)[]
let topics: ReturnType<typeof createRowTopics>
let sent: string[]
let peer: Peer

const turn = () => new Promise((done) => setTimeout(done))

beforeEach(() => {
  bus = createBus()
  questions = []
  sent = []
  const belonging = (_database: unknown, { userIds }: { userIds: readonly string[] }) =>
    new Promise<ReadonlySet<string>>((resolve) => questions.push((belongs) => resolve(new Set(belongs ? userIds : []))))
  const services = {
    bus,
    clock: createClock({ settable: false }),
    nouns: [{ topics: { thing: { type: 'Thing', ability: 'manage_study_groups', belonging } } }],
    viewers: { called: async () => ({ id: 'ada', nickname: null }) },
  }
  topics = createRowTopics(services as unknown as Services, {
    send: () => {},
    enlist: () => () => {},
    mayRead: async () => true,
  })
  const viewer = async () => ({ id: 'ada', role: 'user', abilities: [], confirmed: true })
  const wire = { send: (text: string) => void sent.push(JSON.parse(text)[3]) }
  peer = { connection: { userId: 'ada', viewer, wire }, topics: new Map() } as unknown as Peer
})

test('whoever goes out while they join is not let in', async () => {
  const reply = topics.join(peer, '1', topic)
  await turn()
  bus.publish('change', { type: 'Thing', id, kind: 'updated' })
  questions[0]?.(true)
  await turn()
  expect(questions).toHaveLength(2)
  questions[1]?.(false)

  expect(await reply).toMatchObject({ status: 'error', response: { reason: 'unauthorized' } })
  expect(topics.state(topic)).toBeNull()
})

test('a change of the row asks for those in its topic, and a change of another does not', async () => {
  const reply = topics.join(peer, '1', topic)
  await turn()
  questions[0]?.(true)
  expect((await reply).status).toBe('ok')
  expect(Object.keys(topics.state(topic) ?? {})).toEqual(['ada'])
  bus.publish('change', { type: 'Thing', id: 'another', kind: 'updated' })
  bus.publish('change', { type: 'Other', id, kind: 'updated' })
  expect(questions).toHaveLength(1)
  bus.publish('change', { type: 'Thing', id, kind: 'deleted' })
  questions[1]?.(false)
  await turn()

  expect(sent).toEqual(['phx_close'])
  expect(topics.state(topic)).toBeNull()
})

test('whoever joins while changes do not rest is told that the server is busy, and may try again', async () => {
  const reply = topics.join(peer, '1', topic)
  for (let asked = 0; asked < 5; asked++) {
    await turn()
    expect(questions).toHaveLength(asked + 1)
    bus.publish('change', { type: 'Thing', id, kind: 'updated' })
    questions[asked]?.(true)
  }

  expect(await reply).toMatchObject({ status: 'error', response: { reason: 'busy' } })
  expect(topics.state(topic)).toBeNull()
})
