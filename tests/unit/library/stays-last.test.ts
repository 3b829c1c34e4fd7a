import { expect, it } from 'vitest'
import { staysLast } from '../../../rules/content/stays-last'
import { byLot, optionOrder } from '../../../server/library/asking/chosen-questions'

it('an option that speaks of the others is known by its words', () => {
  for (const body of [
    '<p>None of the above</p>',
    'None of the above.',
    'All of the above',
    '<p>All of these</p>',
    'Both of the above',
    'neither of them',
    'Any of the above options',
    'None of these apply',
  ])
    expect(staysLast(body), body).toBe(true)
  for (const body of [
    'None of the beneficiaries may sue',
    'All of the money',
    'Above all, none',
    'Neither',
    'The above',
  ])
    expect(staysLast(body), body).toBe(false)
})

const options = ['a', 'b', 'c', 'None of the above', 'All of the above'].map((body, at) => ({ id: `${at}`, body }))

it('it stands last in every order, and the others in any', () => {
  const orders = Array.from({ length: 200 }, () => byLot(options))
  for (const order of orders) expect(order.slice(3)).toEqual(['3', '4'])
  expect(new Set(orders.map((order) => order.slice(0, 3).join(''))).size).toBe(6)
  expect(optionOrder({ subtype: 'single_best_answer', options: options.toReversed() }, false)).toEqual([
    '4',
    '3',
    '2',
    '1',
    '0',
  ])
})
