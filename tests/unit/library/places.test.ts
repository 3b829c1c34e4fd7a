import { expect, it } from 'vitest'
import { begunIn, isPlace, type Place, startIn, withPlaces } from '../../../src/parts/player/places/places'

const items = ['a', 'b', 'c'].map((id) => ({ id, seconds: 60 }))
const place = (itemId: string, seconds: number, at: number, whole = false): Place => ({ itemId, seconds, at, whole })
const places = (...list: Place[]) => withPlaces(new Map(), list)

it('goes on where one was last', () => {
  const kept = places(place('a', 20, 1), place('b', 30, 2))
  expect(begunIn(kept, items)).toEqual({ current: 1, time: 30 })
  expect(begunIn(places(), items)).toEqual({ current: 0, time: 0 })
})

it('goes on with the next that was not played to its end, and begins again where all were', () => {
  expect(begunIn(places(place('a', 0, 2, true), place('b', 0, 1, true)), items)).toEqual({ current: 2, time: 0 })
  expect(begunIn(places(place('c', 0, 2, true)), items)).toEqual({ current: 0, time: 0 })
})

it('goes on in the middle of what was played once before', () => {
  expect(begunIn(places(place('a', 0, 1, true), place('a', 25, 2)), items)).toEqual({ current: 0, time: 25 })
})

it('begins again where somebody stopped just before the end', () => {
  expect(startIn(places(place('a', 57, 1)), { id: 'a', seconds: 60 })).toBe(0)
  expect(startIn(places(place('a', 57, 1)), { id: 'a', seconds: 0 })).toBe(57)
  expect(startIn(places(), { id: 'a', seconds: 60 })).toBe(0)
})

it('takes of two places the later, and keeps that one was played to its end', () => {
  const kept = withPlaces(places(place('a', 20, 5)), [place('a', 0, 3, true)])
  expect(kept.get('a')).toEqual(place('a', 20, 5, true))
})

it('takes nothing from this device that it did not keep', () => {
  expect(isPlace(place('a', 1, 1))).toBe(true)
  for (const wrong of [null, {}, [], { itemId: 'a', seconds: '1', whole: true, at: 1 }])
    expect(isPlace(wrong)).toBe(false)
})
