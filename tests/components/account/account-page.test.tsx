// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest'
import accountStyles from '../../../src/learn/account/account.module.css'
import { queryClient } from '../../../src/providers/api/query'
import rowListStyles from '../../../src/ui/data/row-list.module.css'
import { click, eventually, find, type } from '../render'
import { button, errorLater, server, show, signIn, text } from './showing'

signIn()

describe('the account page', () => {
  it('goes to the section in the address', async () => {
    show('/account#privacy')
    await eventually(() => expect(document.activeElement?.id).toBe('privacy'))
    expect(find('[aria-current="location"]').textContent).toBe('Privacy')
  })

  it.each([
    ['a student', {}, true],
    ['a tutor', { type: 'tutoringSolicitor' }, false],
    ['staff', { abilities: ['view_all_users'] }, false],
    ['an admin', { role: 'admin' }, false],
  ])('asks %s for exams, or does not', (_who, more, asks) => {
    queryClient.setQueryData(['CurrentUser', {}], (viewer: object) => ({ ...viewer, ...more }))
    show()
    expect(text().includes('Exam profile')).toBe(asks)
    expect(document.querySelector('#exam') !== null).toBe(asks)
  })

  it('lists this device first, in plain words', () => {
    show()
    const rows = [...document.querySelectorAll(`#sign-in .${rowListStyles.item}`)].map(({ textContent }) => textContent)
    expect(rows[0]).toContain('Firefox on Windows This device')
    expect(rows[1]).toContain('A browser that does not say its name')
  })

  it('offers each kind of notification to those who get it, by the ways that it is sent', () => {
    show()
    const rows = [...document.querySelectorAll('#notifications tbody tr')].map((row) => [
      row.querySelector('th')?.firstChild?.textContent,
      row.querySelectorAll('input').length,
    ])
    expect(rows).toEqual([
      ...[
        ['Sessions', 0],
        ['Booked, moved or cancelled', 3],
        ['Reminder before a session or an event', 3],
      ],
      ...[
        ['Ten minutes to join', 2],
        ['Missed sessions and disputes', 1],
      ],
      ...[
        ['Marks', 0],
        ['Marks are out', 3],
        ['An answer handed back to you', 3],
      ],
      ...[
        ['Tests', 0],
        ['A result worked out again', 3],
        ['Faults reported in questions', 3],
      ],
      ...[
        ['Study groups and events', 0],
        ['Invitations, answers and places of study groups', 3],
        ['Posts of your study groups', 3],
        ['Somebody names you in a study group', 3],
        ['Applications to groups that you lead', 3],
        ['Your tickets, and invitations to events', 3],
        ['A place at an event kept for you', 3],
      ],
      ...[
        ['Money', 0],
        ['Top-up or credit received', 3],
        ['Balance under £20.00', 3],
      ],
      ...[
        ['Account', 0],
        ['A way to sign in added or removed', 1],
        ['Messages from the school', 1],
        ['Your request for access is answered', 3],
        ['A calendar of yours that can no longer be read', 3],
        ['News about the school', 3],
      ],
    ])
  })

  it('shows the accepted version of each policy', () => {
    show()
    const lines = [...document.querySelectorAll(`.${accountStyles.consents} .meta`)].map(
      ({ textContent }) => textContent,
    )
    expect(lines.slice(0, 3)).toEqual([
      'Agreed on 17 September 2026, to version 1.0',
      'Not agreed',
      'Agreed on 17 August 2026, to version 1.0',
    ])
  })
})

describe('deleting the account', () => {
  const lastStep = async () => {
    show()
    click(button('Delete account'))
    click(button('Continue'))
    await eventually(() => button('Delete for good'))
  }

  it('asks for the address and for the money before it sends anything', async () => {
    await lastStep()
    click(button('Delete for good'))
    await errorLater('delete-email', 'Type your e-mail address.')
    expect(find('#delete-giveUpBalance-error').textContent).toContain('tick this')
    expect(server.sent).toEqual([])
  })

  it('gives up the amount on the screen, and asks again where the wallet’s balance has changed', async () => {
    await lastStep()
    server.refusal = {
      message: 'There is money in your wallet.',
      extensions: { code: 'CONFLICT', field: 'giveUpBalance', balance: 2000 },
    }
    type(find<HTMLInputElement>('#delete-email'), 'maya@articled.example')
    click(find('#delete-giveUpBalance'))
    click(button('Delete for good'))
    await eventually(() => expect(text()).toContain('Give up the £20.00 in my wallet'))
    expect(server.sent.map(({ variables }) => variables)).toEqual([
      { email: 'maya@articled.example', giveUpBalance: 1234 },
    ])
    expect(find<HTMLInputElement>('#delete-giveUpBalance').checked).toBe(false)
  })
})
