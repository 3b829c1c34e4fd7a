// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { AskPanel } from '../../../src/learn/library/access/ask-panel'
import type { Bundle } from '../../../src/learn/library/bundle/bundle'
import { click, eventually, find, type } from '../render'
import { answering, button, openAt, refusal, text } from './answering-server'

afterEach(() => vi.unstubAllGlobals())

const bundle = { id: 'b1', bundleAuthors: [{ user: { fullName: 'Helen Prosser' } }] } as Bundle
const asked = (...entries: object[]) => ({ accessRequests: { entries } })
const request = (status: string, more: object = {}) => ({
  id: 'r1',
  status,
  message: null,
  answer: null,
  answeredAt: null,
  insertedAt: '2026-11-04T10:00:00.000Z',
  ...more,
})
const open = () => openAt('/', '/', <AskPanel bundle={bundle} />)

it('asks with a word, once, and then says who decides', async () => {
  let entries: object[] = []
  const server = answering(
    ['AccessAsked', () => asked(...entries)],
    [
      'AccessAsk',
      ({ message }) => {
        entries = [request('open', { message })]
        return { accessRequestCreate: { id: 'r1', status: 'open' } }
      },
    ],
  )
  open()
  await eventually(() => expect(text()).toContain('Helen Prosser decides.'))
  expect(text()).toContain('Nothing is taken from your wallet.')
  type(find<HTMLTextAreaElement>('textarea'), 'I am in the Harrington seminar.')
  click(button('Ask for access'))
  await eventually(() => expect(text()).toContain('You have asked for access'))
  expect(server.callsOf('AccessAsk')).toEqual([{ bundleId: 'b1', message: 'I am in the Harrington seminar.' }])
  expect(text()).toContain('I am in the Harrington seminar.')
  expect(document.querySelector('button')).toBeNull()
  // What is new is where a screen reader is.
  expect(document.activeElement?.textContent).toContain('Asked')
})

it('says why a request was declined, and lets the person ask again', async () => {
  const declined = request('declined', { answer: 'It is for the seminar.', answeredAt: '2026-11-05T10:00:00.000Z' })
  answering(['AccessAsked', () => asked(declined)])
  open()
  await eventually(() => expect(button('Ask again')).toBeTruthy())
  expect(text()).toContain('Your request was declined')
  expect(text()).toContain('It is for the seminar.')
})

it('says beside the button why it was refused, and keeps the message', async () => {
  answering(['AccessAsked', () => asked()], ['AccessAsk', () => refusal('CONFLICT', 'You have asked already.')])
  open()
  await eventually(() => expect(button('Ask for access')).toBeTruthy())
  type(find<HTMLTextAreaElement>('textarea'), 'Please.')
  click(button('Ask for access'))
  await eventually(() => expect(find('[role="alert"]').textContent).toBe('You have asked already.'))
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('Please.')
})
