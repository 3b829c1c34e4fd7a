import { expect, it } from 'vitest'
import { areSeen, currentOf, nothingSeen, startOf, withSeen } from '../../../src/parts/player/video/seen'

const list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
const seen = (time: number, at: number, whole = false) => ({ time, at, whole })

it('goes on with the video that was watched last, where it was left', () => {
  const kept = { videos: { a: seen(20, 1), b: seen(30, 2) } }
  expect(currentOf(kept, list)).toBe(1)
  expect(startOf(kept, 'b', 60)).toBe(30)
  expect(startOf(kept, 'c', 60)).toBe(0)
})

it('goes on with the next one that is not seen whole', () => {
  expect(currentOf({ videos: { a: seen(0, 2, true), b: seen(0, 1, true) } }, list)).toBe(2)
  expect(currentOf({ videos: { c: seen(0, 2, true) } }, list)).toBe(2)
  expect(currentOf(nothingSeen, list)).toBe(0)
})

it('begins again where somebody stopped just before the end', () => {
  const kept = { videos: { a: seen(57, 1) } }
  expect(startOf(kept, 'a', 60)).toBe(0)
  expect(startOf(kept, 'a', 0)).toBe(57)
})

it('forgets the oldest beyond 200 videos', () => {
  let kept = nothingSeen
  for (let at = 0; at < 210; at++) kept = withSeen(kept, `video ${at}`, seen(1, at))
  expect(Object.keys(kept.videos)).toHaveLength(200)
  expect(kept.videos['video 9']).toBeUndefined()
  expect(kept.videos['video 209']).toBeDefined()
})

it('takes nothing that it did not keep', () => {
  expect(areSeen({ videos: { a: seen(1, 1) } })).toBe(true)
  for (const wrong of [null, 3, {}, { videos: null }, { videos: { a: { time: '1' } } }])
    expect(areSeen(wrong)).toBe(false)
})
