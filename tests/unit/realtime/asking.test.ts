import { expect, test, vi } from 'vitest'
import { createAsking } from '../../../server/kernel/realtime/channels/asking'
import type { Peer } from '../../../server/kernel/realtime/channels/peer'
import type { Here, Room } from '../../../server/kernel/realtime/channels/rooms'
import type { Standing } from '../../../server/kernel/realtime/channels/row-topic'
import type { Standings } from '../../../server/kernel/realtime/channels/standings'

const log = { error: vi.fn() } as never

/** Sockets in a room, and what each was told at the end. */
function roomOf(count: number) {
  const room = { topic: 'study_group:1', here: new Set<Here>() } as unknown as Room
  const ends: (string | undefined)[] = []
  const enter = (standing: Standing = 'seen') => {
    const at = ends.push(undefined) - 1
    const wire = {
      send(text: string) {
        ends[at] = JSON.parse(text)[3]
      },
    }
    const peer = { connection: { wire }, topics: new Map() } as unknown as Peer
    const here = { peer, standing }
    const leave = () => {
      peer.topics.delete(room.topic)
      room.here.delete(here)
    }
    peer.topics.set(room.topic, { joinRef: '1', leave })
    room.here.add(here)
  }
  for (let at = 0; at < count; at++) enter()
  return { room, ends, enter }
}

/** What asks, and what answers its questions in their order. */
function asking() {
  const answers: { peers: readonly Peer[]; give(standing: Standing): void; fail(): void }[] = []
  const ask = createAsking(
    { log },
    (_row, peers) =>
      new Promise<Standings>((resolve, reject) =>
        answers.push({
          peers,
          give: (standing) => resolve(new Map(peers.map((peer) => [peer, standing]))),
          fail: () => reject(new Error('no answer')),
        }),
      ),
  )
  return { ask, answers }
}
const turn = () => new Promise((done) => setTimeout(done))

test('many changes at once are two questions, the second after all of them', async () => {
  const { room } = roomOf(2)
  const { ask, answers } = asking()
  for (let at = 0; at < 10; at++) ask(room)
  expect(answers).toHaveLength(1)
  answers[0]?.give('seen')
  await turn()
  expect(answers).toHaveLength(2)
  answers[1]?.give('seen')
  await turn()
  expect(answers).toHaveLength(2)
  ask(room)
  expect(answers).toHaveLength(3)
})

test('whoever joined during a question is not closed by its answer', async () => {
  const { room, ends, enter } = roomOf(1)
  const { ask, answers } = asking()
  ask(room)
  enter()
  answers[0]?.give(null)
  await turn()
  expect(ends).toEqual(['phx_close', undefined])
})

test('a question without an answer sends all back to the door, where they are asked for one by one', async () => {
  const { room, ends } = roomOf(3)
  const { ask, answers } = asking()
  ask(room)
  answers[0]?.fail()
  await turn()
  expect(ends).toEqual(['phx_error', 'phx_error', 'phx_error'])
  expect(room.here.size).toBe(0)
})

test('who came to be seen joins again as that', async () => {
  const { room, ends, enter } = roomOf(0)
  const { ask, answers } = asking()
  enter('unseen')
  enter('seen')
  ask(room)
  answers[0]?.give('seen')
  await turn()
  expect(ends).toEqual(['phx_error', undefined])
})
