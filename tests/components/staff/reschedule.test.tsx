// @vitest-environment happy-dom

import { beforeEach, describe, expect, it } from 'vitest'
import { RescheduleDialog } from '../../../src/staff/sessions/reschedule-dialog'
import { getToasts } from '../../../src/ui/overlay/toast'
import { click, eventually, find, type } from '../render'
import { button, server, show, text } from './desk'

/** Noon in London in a week or so, whatever day the test runs on. */
const at = new Date(Date.now() + 8 * 86_400_000)
at.setUTCHours(12, 0, 0, 0)
const start = at.toISOString()
const session = {
  id: 's',
  name: 'Advocacy',
  startAt: new Date(at.getTime() + 86_400_000).toISOString(),
  sessionTypeId: 't',
  practiceAreaId: 'a',
  sessionType: { id: 't', mode: 'live', noticeHours: 24 },
  attendees: [{ id: 'c', role: 'candidate', userId: 'callum', user: { id: 'callum', fullName: 'Callum Reid' } }],
}
const sent = () => server.sent.filter(({ query }) => query.includes('MoveByStaff')).map(({ variables }) => variables)

describe('the dialog with which staff move a session', () => {
  const open = async (fee: number) => {
    server.answers = {
      SessionToMove: { session, sessionQuote: { total: fee } },
      FreeStarts: { slots: { reason: null, entries: [{ id: start, from: start, until: start, tutor: null }] } },
      MoveByStaff: { sessionReschedule: { id: 'next', startAt: start } },
    }
    show(<RescheduleDialog id="s" onClose={() => {}} />)
    await eventually(() => find('fieldset input[type="radio"]'))
  }
  beforeEach(() => window.history.replaceState(null, '', '/'))

  it('asks for a start and a reason before it sends anything', async () => {
    await open(0)
    expect(text()).not.toContain('Take the fee')
    click(button('Move session'))
    await eventually(() => expect(text()).toContain('Choose the start to move it to'))
    expect(text()).toContain('Field is required')
    expect(sent()).toEqual([])
  })

  it('moves it without a fee unless that is ticked', async () => {
    await open(1000)
    click(find('fieldset input[type="radio"]'))
    type(find<HTMLTextAreaElement>('textarea'), 'The tutor is ill')
    expect(text()).toContain('Take the fee of £10.00 from the candidate')
    click(button(/^Move to/))
    await eventually(() =>
      expect(sent()).toEqual([
        expect.objectContaining({ id: 's', startAt: start, reason: 'The tutor is ill', chargeFee: false }),
      ]),
    )
    await eventually(() => expect(getToasts().at(-1)?.text).toContain('Advocacy is moved to'))
  })
})
