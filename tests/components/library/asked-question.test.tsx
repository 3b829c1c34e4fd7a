// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { EditedBlock } from '../../../src/parts/block-editor/blocks'
import { fieldsOf } from '../../../src/parts/block-editor/form/draft-fields'
import { FixedKey } from '../../../src/parts/block-editor/form/fixed-key'
import { OptionList } from '../../../src/parts/block-editor/form/option-list'
import { render } from '../render'

const question = (asked: boolean): EditedBlock => ({
  id: 'one',
  type: 'question',
  subtype: 'single_best_answer',
  title: null,
  image: null,
  audio: null,
  video: null,
  link: null,
  assignment: '<p>Which?</p>',
  answerOptions: ['a', 'b'].map((id, position) => ({
    id,
    body: `<p>${id}</p>`,
    correct: position === 0,
    position,
    match: null,
    feedback: null,
  })),
  answer: null,
  metadata: null,
  feedback: null,
  feedbackShow: null,
  score: 1,
  asked,
  chapterId: null,
  practiceAreaId: null,
  topic: null,
  source: null,
  lawStatedAt: null,
  complexity: null,
  estimate: null,
  version: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
  attachments: [],
})

const draw = (block: EditedBlock) =>
  render(
    <MemoryRouter>
      <FixedKey block={block} correctAt="/library/b/editor/health/one" />
      <OptionList block={block} fields={fieldsOf(block)} edit={() => {}} areas={[]} />
    </MemoryRouter>,
  )
const marks = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(({ disabled }) => disabled)
const buttons = () =>
  [...document.querySelectorAll('button')].map((each) => each.getAttribute('aria-label') ?? each.textContent)

it('in a question that was asked, what is right cannot be changed, and the way to correct it is shown', () => {
  draw(question(true))
  expect(marks()).toEqual([true, true])
  expect(buttons().filter((name) => /^(Remove|Add)/.test(name ?? ''))).toEqual([])
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/library/b/editor/health/one')
})

it('in one that was not, it can', () => {
  draw(question(false))
  expect(marks()).toEqual([false, false])
  expect(buttons()).toEqual(expect.arrayContaining(['Remove option A', 'Add an option']))
  expect(document.querySelector('a')).toBeNull()
})
