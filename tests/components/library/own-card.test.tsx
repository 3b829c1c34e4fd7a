// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { CardsPage } from '../../../src/learn/cards/cards-page'
import { CardDialog } from '../../../src/parts/own-cards/card-dialog'
import type { CardFields, Origin } from '../../../src/parts/own-cards/card-fields'
import { OutcomeView } from '../../../src/parts/player/test/question/outcome'
import { click, eventually, find } from '../render'
import { answering, button, openAt, refusal, text } from './answering-server'
import { asked } from './test-fixtures'

afterEach(() => vi.unstubAllGlobals())

const areas = ['CardAreas', () => ({ practiceAreas: [{ id: 'land', name: 'Land law' }] })] as const
const card = (more: object = {}) => ({
  id: 'c1',
  kind: 'basic',
  front: '<p>Who overreaches?</p>',
  back: '<p>Two trustees</p>',
  practiceArea: null,
  origin: null,
  originName: null,
  sessionId: null,
  bundle: null,
  dueAt: '2026-06-02T03:00:00.000Z',
  ...more,
})

interface MakingProps {
  draft: Partial<CardFields>
  origin?: Origin
}

function Making({ draft, origin }: MakingProps) {
  const [open, setOpen] = useState(true)
  return open ? <CardDialog draft={draft} {...(origin && { origin })} onClose={() => setOpen(false)} /> : <p>Closed</p>
}

it('makes a card of what it was opened with, by one key for what is written', async () => {
  let tries = 0
  const server = answering(areas, [
    'CardCreate',
    () => (++tries === 1 ? refusal('CONFLICT', 'You have 20,000 cards of your own.') : { cardCreate: card() }),
  ])
  const draft = { front: '<p>Who overreaches?</p>', back: '<p>Two trustees</p>', practiceAreaId: 'land' }
  openAt('/', '/', <Making draft={draft} origin={{ blockId: 'q1' }} />)
  click(button('Make the card'))
  await eventually(() => expect(find('[role="alert"]').textContent).toBe('You have 20,000 cards of your own.'))
  click(button('Make the card'))
  await eventually(() => expect(text()).toContain('Closed'))
  const [first, second] = server.callsOf('CardCreate')
  expect(first).toMatchObject({ kind: 'basic', ...draft, blockId: 'q1' })
  expect(first?.idempotencyKey).toBeTruthy()
  expect(second).toEqual(first)
})

it('says at the side what is wrong with it', async () => {
  answering(areas, [
    'CardCreate',
    () => ({
      errors: [{ message: 'Write the answer.', extensions: { code: 'VALIDATION', field: 'back' } }],
    }),
  ])
  openAt('/', '/', <Making draft={{ front: '<p>Who overreaches?</p>' }} />)
  click(button('Make the card'))
  await eventually(() => expect(text()).toContain('Write the answer.'))
  const back = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === 'Back')
  expect(back?.parentElement?.textContent).toContain('Write the answer.')
})

it('shows how each side will be met: a gap by its hint, and both ways where it is reversed', async () => {
  const server = answering(areas, ['CardCreate', () => ({ cardCreate: card() })])
  openAt('/', '/', <Making draft={{ front: '<p>{{c1::Two::how many?}} trustees {{c2::overreach}}</p>', back: 'x' }} />)
  expect(text()).toContain('Card 1 of 1')
  const [, reversed, gaps] = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  if (reversed) click(reversed)
  expect(text()).toContain('Card 1 of 2')
  if (gaps) click(gaps)
  expect(text()).toContain('Card 1 of 2')
  expect(text()).toContain('[how many?] trustees overreach')
  click(button('Make the card'))
  await eventually(() => expect(server.callsOf('CardCreate')).toMatchObject([{ kind: 'cloze', back: null }]))
})

it('is offered with the outcome of a question, filled in with what is right and why', async () => {
  const server = answering(areas, ['CardCreate', () => ({ cardCreate: card() })])
  const outcome = {
    ...{ right: false, points: 0, waits: false, marker: null, markedAt: null, remark: null, correct: ['b'] },
    ...{ model: null, source: null, lawStatedAt: null, others: 0, feedback: '<p>Two trustees overreach.</p>' },
    reasons: [
      { optionId: 'a', correct: false, feedback: '<p>Not one.</p>', chosen: null },
      { optionId: 'b', correct: true, feedback: '<p>So says s 27.</p>', chosen: null },
    ],
  }
  const options = [
    { id: 'a', body: 'One trustee' },
    { id: 'b', body: 'Two trustees' },
  ]
  const question = asked({
    subtype: 'single_best_answer',
    blockId: 'k7',
    assignment: '<p>Who overreaches?</p>',
    options,
    outcome,
  })
  openAt('/', '/', <OutcomeView question={question} outcome={outcome} />)
  click(button('Make a card'))
  await eventually(() => button('Make the card'))
  click(button('Make the card'))
  await eventually(() =>
    expect(server.callsOf('CardCreate')).toMatchObject([
      {
        blockId: 'k7',
        front: '<p>Who overreaches?</p>',
        back: '<p>Two trustees</p><p>So says s 27.</p><p>Two trustees overreach.</p>',
      },
    ]),
  )
})

it('lists one’s cards with what they were made from, opens one by its address, and takes suspended ones back', async () => {
  const made = card({ origin: 'question', originName: 'Contract', bundle: { id: 'b1', categoryId: 'k1' } })
  const gapped = card({
    id: 'c2',
    kind: 'cloze',
    front: '<p>{{c1::Two::how many?}} trustees overreach</p>',
    back: null,
  })
  let suspended = true
  const stuck = {
    ...{ id: 's1', ownCardId: null, front: '<p>Rule in Saunders</p>', lapses: 8, leech: true, topic: null },
  }
  const server = answering(
    areas,
    [
      'OwnCards',
      () => ({
        ownCards: {
          entries: [made, gapped],
          pageInfo: { totalCount: 2, totalPages: 1, currentPage: 1, hasPreviousPage: false, hasNextPage: false },
        },
      }),
    ],
    ['OwnCard', () => ({ ownCard: made })],
    [
      'ReviewStuck',
      () => ({
        reviewStuck: {
          suspended: Number(suspended),
          leeches: 1,
          cards: [
            {
              ...stuck,
              practiceArea: null,
              question: null,
              suspendedAt: suspended ? '2026-06-01T12:00:00.000Z' : null,
            },
          ],
        },
      }),
    ],
    [
      'StuckResume',
      () => {
        suspended = false
        return { reviewResume: 's1' }
      },
    ],
  )
  openAt('/library/cards', '/library/cards?card=c1', <CardsPage />)
  await eventually(() => expect(text()).toContain('From a question: Contract'))
  expect(find<HTMLAnchorElement>('a[href="/library/k1/b1"]').textContent).toBe('Contract')
  expect(text()).toContain('Two trustees overreach')
  await eventually(() => expect(text()).toContain('Change your card'))
  click(button('Cancel'))
  await eventually(() => expect(text()).not.toContain('Change your card'))
  expect(text()).toContain('forgotten 8 times')
  click(button('Resume Rule in Saunders'))
  await eventually(() => expect(button('Suspend Rule in Saunders')).toBeTruthy())
  expect(server.callsOf('StuckResume')).toEqual([{ id: 's1' }])
})
