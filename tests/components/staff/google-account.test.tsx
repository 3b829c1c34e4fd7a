// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { GoogleAccountPage } from '../../../src/staff/google-account/google-account-page'
import { answering, button, openAt, refusal, text } from '../library/answering-server'
import { click, eventually } from '../render'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const none = {
  ...{ state: 'not_connected', email: null, connectedAt: null, connectedByName: null },
  ...{ failedAt: null, failure: null, eventCount: 0, hasZoom: false },
}
const connected = {
  ...{ ...none, state: 'connected', email: 'school@gmail.example', connectedAt: '2026-11-20T10:00:00Z' },
  ...{ connectedByName: 'Helen Prosser', eventCount: 3, hasZoom: true },
}

type Answers = Parameters<typeof answering>
function open(account: object, address = '/settings/google-account', ...more: Answers) {
  let now = account
  const server = answering(
    ['GoogleAccount', () => ({ googleAccount: now })],
    [
      'FinishGoogleAccount',
      () => {
        now = connected
        return { googleAccountCallback: connected }
      },
    ],
    [
      'DisconnectGoogleAccount',
      () => {
        now = none
        return { googleAccountDisconnect: none }
      },
    ],
    ['ConnectGoogleAccount', () => ({ googleAccountConnect: { url: 'https://accounts.google.com/o/oauth2/v2/auth' } })],
    ...more,
  )
  return { server, at: openAt('/settings/google-account', address, <GoogleAccountPage />) }
}

it('says which variables the operator sets, and offers nothing, where Google is not set up', async () => {
  open({ ...none, state: 'not_configured' })
  await eventually(() => expect(text()).toContain('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET'))
  expect(text()).toContain('ZOOM_ACCOUNT_ID, ZOOM_CLIENT_ID and ZOOM_CLIENT_SECRET')
  expect(() => button('Connect')).toThrow()
  expect(() => button('Disconnect')).toThrow()
})

it('leads to Google to connect the account', async () => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
  open(none)
  await eventually(() => button('Connect'))
  click(button('Connect'))
  await eventually(() => expect(leave).toHaveBeenCalledWith('https://accounts.google.com/o/oauth2/v2/auth'))
})

it('finishes once what Google brings back, and keeps its code in no address', async () => {
  const { server, at } = open(none, '/settings/google-account?code=4%2Fabc&state=xyz&scope=openid')
  await eventually(() => expect(text()).toContain('school@gmail.example'))
  expect(server.callsOf('FinishGoogleAccount')).toEqual([{ code: '4/abc', state: 'xyz' }])
  expect(at()).toBe('/settings/google-account')
})

it('says why Google did not connect it', async () => {
  const words = 'Google did not let Articled write the calendar.'
  open(none, '/settings/google-account?code=a&state=b', ['FinishGoogleAccount', () => refusal('FORBIDDEN', words)])
  await eventually(() => expect(document.querySelector('[role=alert]')?.textContent).toContain(words))
})

it('says that its person stopped at Google', async () => {
  const { server } = open(none, '/settings/google-account?error=access_denied&state=b')
  await eventually(() => expect(text()).toContain('You stopped at Google, so nothing has changed.'))
  expect(server.callsOf('FinishGoogleAccount')).toEqual([])
})

it('asks before it disconnects, and says for how many events', async () => {
  const { server } = open(connected)
  await eventually(() => expect(text()).toContain('by Helen Prosser'))
  expect(text()).toContain('a meeting is made with the school’s Zoom account')
  click(button('Disconnect'))
  await eventually(() => expect(text()).toContain('3 events ahead have their links from this account.'))
  expect(server.callsOf('DisconnectGoogleAccount')).toEqual([])
  const sends = document.querySelector<HTMLButtonElement>('[role=alertdialog] [data-sends]')
  click(sends as HTMLButtonElement)
  await eventually(() => expect(text()).toContain('Not connected'))
  expect(server.callsOf('DisconnectGoogleAccount')).toHaveLength(1)
})

it('says since when and why it fails, and lets it be connected again', async () => {
  open({ ...connected, state: 'failing', failedAt: '2026-11-21T09:30:00Z', failure: 'account_ended' })
  await eventually(() => expect(text()).toContain('Google no longer accepts the school’s account'))
  expect(text()).toContain('09:30')
  button('Connect again')
})
