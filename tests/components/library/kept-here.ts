import { vi } from 'vitest'
import type { KeptCard, KeptPlace } from '../../../src/parts/kept-reviews/kept-store'
import { keepSignIn } from '../../../src/providers/sign-in/session-store'
import { memoryIndexedDB } from '../classroom/memory-indexed-db'

/** A browser that keeps things, in which `me` is signed in. */
export function browserThatKeeps(): void {
  localStorage.clear()
  vi.stubGlobal('indexedDB', memoryIndexedDB())
  vi.stubGlobal('IDBKeyRange', { bound: (from: string, to: string) => ({ from, to }) })
  signIn('me')
}

export function signIn(id: string): void {
  const claims = btoa(JSON.stringify({ id, iat: Date.now() / 1000, exp: Date.now() / 1000 + 3600 }))
  keepSignIn({ accessToken: `x.${claims}.y`, refreshToken: 'r', user: { id } })
}

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

let cards = 0

/** A card as a device keeps it: new, and up since an hour. */
export function keptCard(front: string, more: Partial<KeptCard> = {}): KeptCard {
  cards += 1
  return {
    id: `00000000-0000-7000-8000-${String(cards).padStart(12, '0')}`,
    ...{ blockId: null, ownCardId: null, image: null, topic: null, sessionId: null, source: null, lawStatedAt: null },
    practiceArea: null,
    side: 'front',
    front: `<p>${front}</p>`,
    back: '<p>Back</p>',
    turnAt: new Date(Date.now() - HOUR_MS).toISOString(),
    keptUntil: new Date(Date.now() + 30 * DAY_MS).toISOString(),
    state: 'new',
    ...{ stability: 0, difficulty: 0, reps: 0, lapses: 0, steps: 0, scheduledDays: 0, lastReview: null },
    ...more,
  }
}

/** What is kept of a place, read just now. */
export const keptPlace = (kept: readonly KeptCard[], more: Partial<KeptPlace> = {}): KeptPlace => ({
  place: 'queue',
  readAt: Date.now(),
  day: '2026-06-01',
  newLeft: 20,
  zone: 'Europe/London',
  settings: { weekdaysOff: [], datesOff: [], cap: 45, newPerDay: 20, retention: 0.9, parameters: null },
  exams: [],
  cards: [...kept],
  pictures: {},
  ...more,
})
