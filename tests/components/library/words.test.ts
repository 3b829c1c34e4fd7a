import { expect, it } from 'vitest'
import { standingOf } from '../../../src/learn/library/card/standing'
import { heardOf, latestOf } from '../../../src/learn/library/shelves/own-bundles'
import { inTree } from '../../../src/learn/library/shelves/shelf-nav'
import { sectionsOf, shelvesAbove, withThoseBelow } from '../../../src/learn/library/shelves/shelf-sections'
import { mayTakeAgain, retakeWords } from '../../../src/nouns/attempt/may-take-again'
import { accessWords, partsOf, partWords } from '../../../src/nouns/bundle/bundle-words'
import { facesOf } from '../../../src/parts/player/cards/card-faces'

const none = { slides: 0, seconds: 0, videos: 0, videoSeconds: 0, texts: 0, questions: 0, cards: 0, materials: 0 }
const NOW = Date.parse('2027-01-10T12:00:00Z')

it('says what is in a bundle in a line', () => {
  expect(partWords({ ...none, slides: 14, seconds: 2320, materials: 2 })).toEqual(['14 slides', '39 min'])
  expect(partWords({ ...none, questions: 1, cards: 100 })).toEqual(['1 question', '100 cards'])
  expect(partWords({ ...none, materials: 1 })).toEqual(['1 handout'])
  expect(partWords({ ...none, texts: 1, materials: 1 })).toEqual(['1 text'])
  expect(partWords({ ...none, texts: 4 })).toEqual(['4 texts'])
  expect(partWords({ ...none, videos: 2, videoSeconds: 90, questions: 3 })).toEqual(['2 videos', '3 questions'])
  expect(partsOf({ ...none, slides: 2, seconds: 5 })).toEqual([
    { icon: 'play', label: 'Slides', count: 2, note: '1 min' },
  ])
  expect([accessWords(6, 'month'), accessWords(1, 'year'), accessWords(null, 'day')]).toEqual([
    '6 months',
    '1 year',
    null,
  ])
})

it('knows how one stands to a bundle, by one’s own permission and the clock', () => {
  const permission = (
    status: 'pending' | 'active' | 'paused' | 'expired' | 'revoked',
    until: string | null = null,
  ) => ({
    id: 'p',
    status,
    from: null,
    until,
  })
  const state = (held: Parameters<typeof standingOf>[0]) => standingOf(held, NOW).state
  expect(state(null)).toBe('none')
  expect(state(permission('pending'))).toBe('waiting')
  expect(state(permission('active'))).toBe('open')
  expect(state(permission('active', '2027-01-10T12:00:00Z'))).toBe('ended')
  const from = (seconds: number) => ({ ...permission('active'), from: new Date(NOW + seconds * 1000).toISOString() })
  // What has just been opened is open, though this device's clock is seconds behind.
  expect([state(from(5)), state(from(60))]).toEqual(['open', 'later'])
  expect(state(permission('paused', '2027-02-01T00:00:00Z'))).toBe('paused')
  expect(state(permission('expired'))).toBe('ended')
  expect(state(permission('revoked'))).toBe('none')
})

it('sets first what was last opened or heard, and says how much of it', () => {
  const own = (id: string) => ({ id, parts: { ...none, slides: 7 } }) as Parameters<typeof heardOf>[0]
  const standing = ({ id }: { id: string }) => ({
    state: 'open' as const,
    from: `2027-01-0${id}T00:00:00Z`,
    until: null,
  })
  const heard = { bundleId: '1', at: new Date(NOW).toISOString(), inSlide: true, whole: 2, count: 7 }
  const progress = new Map([
    ['1', heard],
    ['3', { ...heard, bundleId: '3', at: '2026-01-01T00:00:00Z', inSlide: false, whole: 1, count: 2 }],
  ])
  expect(latestOf([own('1'), own('2'), own('3')], standing, progress).map(({ id }) => id)).toEqual(['1', '3', '2'])
  expect(heardOf(own('1'), progress)).toBe('2 of 7 slides heard')
  expect(heardOf(own('2'), progress)).toBeUndefined()
  expect(heardOf(own('3'), progress)).toBe('1 of 2 videos seen')
})

const shelf = (id: string, parentId: string | null, subcategories: string[] = []) => ({
  id,
  parentId,
  path: id,
  title: id,
  description: null,
  subcategories: subcategories.map((each) => ({ id: each, title: each, description: null })),
})
const shelves = [
  shelf('SQE1', null, ['Loose ends']),
  shelf('FLK2', 'SQE1', ['Land']),
  shelf('FLK1', 'SQE1'),
  shelf('Bar', 'gone'),
]
const bundle = (id: string, categoryId: string, subcategoryId: string | null = null) =>
  ({ id, categoryId, subcategoryId }) as Parameters<typeof sectionsOf>[2][number]

it('sets the shelves below the one in which they stand', () => {
  expect(inTree(shelves).map((each) => `${each.depth} ${each.shelf.id}`)).toEqual([
    '0 SQE1',
    '1 FLK2',
    '1 FLK1',
    '0 Bar',
  ])
  expect(withThoseBelow(shelves, 'SQE1')).toEqual(['SQE1', 'FLK2', 'FLK1'])
  expect(shelvesAbove(shelves, shelves[1]).map(({ id }) => id)).toEqual(['SQE1'])
})

it('divides a shelf by its subcategories and by the shelves within it, without empty ones', () => {
  const found = sectionsOf(shelves[0] as (typeof shelves)[0], shelves, [
    bundle('1', 'SQE1'),
    bundle('2', 'SQE1', 'Loose ends'),
    bundle('3', 'FLK2', 'Land'),
  ])
  expect(found.map(({ title, bundles }) => `${title}: ${bundles.map(({ id }) => id)}`)).toEqual([
    'General: 1',
    'Loose ends: 2',
    'FLK2: 3',
  ])
})

const card = (subtype: 'basic' | 'basic_reversed' | 'cloze', assignment: string, answer: string | null = null) => ({
  id: subtype,
  type: 'flashcard' as const,
  subtype,
  assignment,
  answer,
  image: null,
  topic: null,
  source: null,
  lawStatedAt: null,
  feedback: null,
})

it('turns cards into questions with answers: both ways, and one for each number of the gaps', () => {
  const faces = facesOf([
    card('basic', 'Front', 'Back'),
    card('basic_reversed', 'Latin', 'English'),
    card('cloze', '<p>{{c1::Two}} trustees and {{c2::a deed::what?}}, so {{c1::both}}</p>'),
    { ...card('basic', 'A text'), type: 'text' as const },
  ])
  expect(faces.map(({ front, back }) => [front, back])).toEqual([
    ['Front', 'Back'],
    ['Latin', 'English'],
    ['English', 'Latin'],
    [
      '<p><strong>[…]</strong> trustees and a deed, so <strong>[…]</strong></p>',
      '<p><strong>Two</strong> trustees and a deed, so <strong>both</strong></p>',
    ],
    [
      '<p>Two trustees and <strong>[what?]</strong>, so both</p>',
      '<p>Two trustees and <strong>a deed</strong>, so both</p>',
    ],
  ])
  expect(new Set(faces.map(({ id }) => id)).size).toBe(faces.length)
})

it('knows whether a test can be taken again, and says how often it may be', () => {
  const again = (retake: number | null, turn: number | null) => mayTakeAgain({ retake }, { turn })
  expect([again(null, null), again(3, 2), again(3, 3), again(1, 1)]).toEqual([true, true, false, false])
  // It was taken before there was a limit.
  expect([again(1, null), again(2, null)]).toEqual([false, true])
  expect([null, 1, 3].map((retake) => retakeWords({ retake }))).toEqual([
    'As often as you like',
    'Once only',
    '3 times',
  ])
})
