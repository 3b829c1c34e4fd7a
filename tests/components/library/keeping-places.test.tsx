// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Playlist, playlistAt } from '../../../src/parts/player/lecture/playlist'
import { type KeptPlaces, useKeptPlaces } from '../../../src/parts/player/places/use-kept-places'
import { usePlace } from '../../../src/parts/player/places/use-place'
import { queryClient } from '../../../src/providers/api/query'
import { eventually, render } from '../render'
import { answering, refusal } from './answering-server'

interface Sent {
  itemId: string
  seconds: number
  whole: boolean
  at: string
}

const tracks = ['one', 'two', 'three'].map((id) => ({ id, source: null, seconds: 60 }))
const at = (current: number, time: number, playing = true): Playlist => ({
  ...playlistAt(tracks, { current, time }),
  playing,
})

let bundle = 0
let bundleId = ''
let answer: (variables: Record<string, unknown>) => object
let server: ReturnType<typeof answering>
let end: (itemId: string) => void
beforeEach(() => {
  bundleId = `bundle ${bundle++}`
  answer = () => ({ libraryPlacesKeep: [] })
  server = answering(
    ['LibraryPlaces', () => ({ libraryPlaces: [] })],
    ['LibraryPlacesKeep', (variables) => answer(variables)],
  )
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

function Sound({ list }: { list: Playlist }) {
  const kept = useKeptPlaces(bundleId)
  return kept ? <Playing list={list} kept={kept} /> : null
}

function Playing({ list, kept }: { list: Playlist; kept: KeptPlaces }) {
  end = usePlace(list, kept).end
  return <p>{[...kept.places.values()].map(({ itemId, seconds }) => `${itemId} ${seconds}`).join(', ')}</p>
}

/** Draws a player; answers what plays another moment of it. */
async function player(list: Playlist) {
  const page = (list: Playlist) => (
    <QueryClientProvider client={queryClient}>
      <Sound list={list} />
    </QueryClientProvider>
  )
  const draw = render(page(list))
  await eventually(() => {
    if (!document.querySelector('p')) throw new Error('The places are not known yet')
  })
  return (next: Playlist) => draw(page(next))
}
const calls = () => server.callsOf('LibraryPlacesKeep').map(({ places }) => places as Sent[])
const lastOf = () =>
  calls()
    .at(-1)
    ?.map(({ itemId, seconds, whole }) => ({ itemId, seconds, whole }))

it('the place is kept when somebody pauses, and nothing before they have played', async () => {
  const play = await player(at(0, 0, false))
  expect(calls()).toEqual([])
  play(at(0, 12.6))
  play(at(0, 13.2, false))
  await eventually(() => expect(lastOf()).toEqual([{ itemId: 'one', seconds: 13, whole: false }]))
  expect(document.body.textContent).toBe('one 13')
})

it('one that was played to its end stays whole, and the next is the later place', async () => {
  const play = await player(at(0, 58))
  play(at(0, 59.9))
  await act(async () => end('one'))
  play(at(1, 0))
  await eventually(() => expect(calls().flat()).toHaveLength(2))
  expect(calls().flat()).toMatchObject([
    { itemId: 'one', seconds: 0, whole: true },
    { itemId: 'two', seconds: 0, whole: false },
  ])
})

it('the last one stays at its beginning once it was played to its end', async () => {
  const play = await player(at(2, 58))
  await act(async () => end('three'))
  play(at(2, 60, false))
  await act(() => new Promise((done) => setTimeout(done)))
  expect(calls().flat()).toMatchObject([{ itemId: 'three', seconds: 0, whole: true }])
})

it('another that is chosen leaves the place in the one before', async () => {
  const play = await player(at(0, 20))
  play(at(0, 31))
  play(at(2, 0))
  await eventually(() =>
    expect(
      new Set(
        calls()
          .flat()
          .map(({ itemId }) => itemId),
      ),
    ).toEqual(new Set(['one', 'three'])),
  )
  expect(
    calls()
      .flat()
      .find(({ itemId }) => itemId === 'one'),
  ).toMatchObject({ seconds: 31 })
})

it('the place is kept when the page is hidden or closed', async () => {
  const play = await player(at(0, 5))
  play(at(0, 7))
  await act(async () => void dispatchEvent(new Event('pagehide')))
  await eventually(() => expect(lastOf()).toEqual([{ itemId: 'one', seconds: 7, whole: false }]))
})

it('what a lost connection did not take goes with the next, and says when it was', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  const play = await player(at(0, 5))
  play(at(0, 7, false))
  await eventually(() => expect(calls()).toHaveLength(1))
  answer = () => ({ libraryPlacesKeep: [] })
  play(at(1, 3))
  await eventually(() =>
    expect(
      calls()
        .at(-1)
        ?.map(({ itemId }) => itemId),
    ).toEqual(['two', 'one']),
  )
  const [two, one] = calls().at(-1) ?? []
  expect(Date.parse(one?.at ?? '')).toBeLessThan(Date.parse(two?.at ?? ''))
})

it('a place that the server refuses is sent no more', async () => {
  answer = () => refusal('FORBIDDEN', 'Your access has ended.')
  const play = await player(at(0, 5))
  play(at(0, 7, false))
  await eventually(() => expect(calls()).toHaveLength(1))
  answer = () => ({ libraryPlacesKeep: [] })
  play(at(0, 8))
  play(at(0, 9, false))
  await eventually(() => expect(calls()).toHaveLength(2))
  play(at(1, 0, false))
  await eventually(() => expect(lastOf()).toEqual([{ itemId: 'two', seconds: 0, whole: false }]))
})
