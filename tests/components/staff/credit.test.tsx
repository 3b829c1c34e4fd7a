// @vitest-environment happy-dom

import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { CreditDialog } from '../../../src/staff/users/credit/credit-dialog'
import { click, eventually, find, type } from '../render'
import { button, person, server, show, text } from './desk'

describe('credit by hand', () => {
  beforeEach(async () => {
    server.answers = { PersonAtDesk: person, AddCredit: { walletCredit: { id: 'w', balance: 22_250 } } }
    show(<CreditDialog id="amara" name="Amara Okafor" onClose={() => {}} />)
    await eventually(() => expect(text()).toContain('£182.50'))
  })
  const added = () => server.sent.filter(({ query }) => query.includes('AddCredit'))

  it('chooses nothing by itself, and sends nothing until kind, amount and reason are given', async () => {
    expect(document.querySelector('input[type="radio"]:checked')).toBeNull()
    click(button('Add credit'))
    await eventually(() => expect(text()).toContain('Choose what it is'))
    expect(text()).toContain('Field is required')
    expect(added()).toEqual([])
  })

  it('names whom it is for, and shows the balance afterwards before it is sent', async () => {
    expect(find('h2').textContent).toBe('Add credit to Amara Okafor')
    click(find('input[value="bonus"]'))
    type(find<HTMLInputElement>('input[inputmode="decimal"]'), '40')
    await eventually(() => expect(find('tfoot').textContent).toContain('£222.50'))
    expect(button('Add £40.00 bonus')).toBeDefined()
  })

  const advocacy = { id: 'half', description: 'Advocacy', insertedAt: '2026-11-01T10:00:00.000Z', notGivenBack: 3500 }
  const interview = {
    id: 'whole',
    description: 'Interview',
    insertedAt: '2026-11-02T10:00:00.000Z',
    notGivenBack: 9000,
  }
  const toGiveBack = (entries: object[], nextPage: number | null = null) => ({
    transactions: { entries, pageInfo: { nextPage } },
  })
  const options = () => [...document.querySelectorAll('select option')].map(({ textContent }) => textContent)
  const amount = () => find<HTMLInputElement>('input[inputmode="decimal"]')
  const choose = (id: string) =>
    act(() => {
      find<HTMLSelectElement>('select').value = id
      find('select').dispatchEvent(new Event('change', { bubbles: true }))
    })
  async function openRefund(payments: object[], nextPage: number | null = null) {
    server.answers.PaymentsToGiveBack = toGiveBack(payments, nextPage)
    click(find('input[value="refund"]'))
    await eventually(() => expect(options()).toHaveLength(payments.length + 1))
  }

  it('refunds a payment that is named, with what of it is left', async () => {
    await openRefund([interview, advocacy])
    expect(options()).toContain('Advocacy, Sun 1 Nov 2026: £35.00')
    type(find<HTMLTextAreaElement>('textarea'), 'The sound failed')
    click(button('Add credit'))
    await eventually(() => expect(text()).toContain('Choose what is given back'))
    expect(added()).toEqual([])
    choose('half')
    click(button('Refund £35.00'))
    await eventually(() => expect(added()).toHaveLength(1))
    expect(added()[0]?.variables).toMatchObject({ kind: 'refund', amount: 3500, reversesId: 'half' })
  })

  it('suggests what is left of the payment that is chosen, until somebody types an amount', async () => {
    await openRefund([interview, advocacy])
    choose('half')
    expect(amount().value).toBe('35.00')
    choose('whole')
    expect(amount().value).toBe('90.00')
    choose('')
    expect(amount().value).toBe('')
    choose('whole')
    type(amount(), '12')
    choose('half')
    expect(amount().value).toBe('12')
  })

  it('suggests no amount of a payment for another kind', async () => {
    await openRefund([advocacy])
    choose('half')
    click(find('input[value="bonus"]'))
    expect(amount().value).toBe('')
  })

  it('asks the server for payments that can be given back alone, and reads earlier ones on', async () => {
    await openRefund([interview], 2)
    const [asked] = server.sent.filter(({ query }) => query.includes('PaymentsToGiveBack'))
    expect(asked?.query).toContain('refundableTo: $userId')
    server.answers.PaymentsToGiveBack = toGiveBack([advocacy])
    click(button('Read earlier payments too'))
    await eventually(() => expect(options()).toHaveLength(3))
    expect(server.sent.at(-1)?.variables).toMatchObject({ userId: 'amara', page: 2 })
    expect(text()).not.toContain('Read earlier payments too')
  })

  it('says that nothing is left only where the server said so, and asks again after a failure', async () => {
    server.refusals.PaymentsToGiveBack = 'This was an error of ours.'
    click(find('input[value="refund"]'))
    await eventually(() => expect(text()).toContain('The payments did not load'))
    expect(text()).not.toContain('No payment is left to give back')
    delete server.refusals.PaymentsToGiveBack
    server.answers.PaymentsToGiveBack = toGiveBack([])
    click(button('Try again'))
    await eventually(() => expect(options()).toEqual(['No payment is left to give back']))
    expect(text()).not.toContain('The payments did not load')
  })

  it('takes away by an adjustment alone, and never below nothing', async () => {
    expect(text()).not.toContain('Take away')
    click(find('input[value="adjustment"]'))
    click(find('input[value="down"]'))
    type(find<HTMLInputElement>('input[inputmode="decimal"]'), '182.51')
    click(button('Take away £182.51'))
    await eventually(() => expect(text()).toContain('A wallet never falls below nothing'))
    expect(added()).toEqual([])
  })
})
