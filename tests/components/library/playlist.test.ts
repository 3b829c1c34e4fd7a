import { expect, it } from 'vitest'
import { captionsOf, plainTranscript, sentencesOf } from '../../../src/parts/player/lecture/captions'
import { clockOf, clockWords } from '../../../src/parts/player/lecture/clock-words'
import {
  lengthOf,
  type Order,
  ordered,
  placeAt,
  playlistAt,
  positionOf,
} from '../../../src/parts/player/lecture/playlist'
import { nextSpeed } from '../../../src/parts/player/lecture/speeds'

const tracks = [
  { id: 'a', source: '/a', seconds: 10 },
  { id: 'b', source: '/b', seconds: 20 },
  { id: 'c', source: '/c', seconds: 30 },
]
const after = (...orders: Order[]) => orders.reduce(ordered, playlistAt(tracks))

it('plays, pauses and goes on, and seeks only within the track', () => {
  expect(after({ kind: 'play' })).toMatchObject({ current: 0, playing: true, time: 0, duration: 10 })
  expect(after({ kind: 'play' }, { kind: 'heard', time: 4 }, { kind: 'pause' })).toMatchObject({
    playing: false,
    time: 4,
  })
  expect(after({ kind: 'heard', time: 4 }, { kind: 'resume' })).toMatchObject({ playing: true, time: 4 })
  expect(after({ kind: 'seek', time: 99 }).time).toBe(10)
  expect(after({ kind: 'seek', time: -3 }).time).toBe(0)
})

it('goes to the beginning of the track when it stops, and of all when it is reset', () => {
  const far = { kind: 'play', current: 2, time: 5 } as const
  expect(after(far, { kind: 'stop' })).toMatchObject({ current: 2, playing: false, time: 0 })
  expect(after(far, { kind: 'reset' })).toMatchObject({ current: 0, playing: false, time: 0, duration: 10 })
})

it('plays the next track when one has ended, and stays at the end of the last', () => {
  expect(after({ kind: 'play' }, { kind: 'ended' })).toMatchObject({ current: 1, playing: true, time: 0, duration: 20 })
  expect(after({ kind: 'play', current: 2 }, { kind: 'ended' })).toMatchObject({ current: 2, playing: false, time: 30 })
})

it('keeps the place when its tracks come with new addresses or others before them', () => {
  const fresh = [
    { id: 'new', source: '/new', seconds: 5 },
    ...tracks.map((each) => ({ ...each, source: `${each.source}?2` })),
  ]
  const moved = after({ kind: 'play', current: 1, time: 7 }, { kind: 'tracks', tracks: fresh })
  expect(moved).toMatchObject({ current: 2, playing: true, time: 7 })
  expect(after({ kind: 'play', current: 1 }, { kind: 'tracks', tracks: tracks.slice(0, 1) })).toMatchObject({
    current: 0,
    playing: false,
  })
  expect(playlistAt([], { current: 3 })).toMatchObject({ current: 0, duration: 0 })
  expect(ordered(playlistAt([]), { kind: 'play' }).playing).toBe(false)
})

it('counts the whole of the tracks, by the lengths that are known once they are loaded', () => {
  const loaded = after({ kind: 'loaded', duration: 12.5 })
  expect(lengthOf(loaded)).toBe(62.5)
  expect(positionOf(after({ kind: 'play', current: 2, time: 4 }))).toBe(34)
  expect(placeAt({ tracks }, 34)).toEqual({ current: 2, time: 4 })
  expect(placeAt({ tracks }, 10)).toEqual({ current: 1, time: 0 })
  expect(placeAt({ tracks }, -5)).toEqual({ current: 0, time: 0 })
  expect(placeAt({ tracks }, 999)).toEqual({ current: 2, time: 30 })
})

it('shows the sentence that is being said, without a break within a number', () => {
  const transcript = 'See section 2.1 of the Act. It is short. The end'
  expect(sentencesOf(transcript)).toEqual(['See section 2.1 of the Act.', 'It is short.', 'The end'])
  expect(captionsOf(transcript)(0, 10)).toBe('See section 2.1 of the Act.')
  expect(captionsOf(transcript)(7, 10)).toBe('It is short.')
  expect(captionsOf(transcript)(10, 10)).toBe('The end')
  expect(captionsOf(null)(1, 10)).toBeNull()
  expect(captionsOf(transcript)(1, 0)).toBeNull()
})

it('shows captions at their times, nothing between them, and reads them as a text', () => {
  const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nAn offer\nis made.\n\n00:03.500 --> 00:05.000\nIt is accepted.\n'
  const at = captionsOf(captions)
  expect([0, 1.9, 2, 3.4, 3.5, 5].map((time) => at(time, 60))).toEqual([
    'An offer\nis made.',
    'An offer\nis made.',
    null,
    null,
    'It is accepted.',
    null,
  ])
  expect(plainTranscript(captions)).toBe('An offer is made. It is accepted.')
  expect(plainTranscript('An offer.')).toBe('An offer.')
})

it('says times for eyes and ears', () => {
  expect([clockOf(0), clockOf(70), clockOf(3725)]).toEqual(['0:00', '1:10', '1:02:05'])
  expect(clockWords(61)).toBe('1 minute 1 second')
  expect(clockWords(130)).toBe('2 minutes 10 seconds')
})

it('goes from speed to speed and stays at the ends', () => {
  expect([nextSpeed(1, 1), nextSpeed(1, -1), nextSpeed(2, 1), nextSpeed(0.75, -1)]).toEqual([1.25, 0.75, 2, 0.75])
})
