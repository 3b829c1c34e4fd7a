import { expect, it } from 'vitest'
import { meetingsFrom } from '../../server/kernel/meeting-settings'
import { settingsFrom } from '../../server/kernel/settings'

const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'a-secret' }
const zoom = { ZOOM_ACCOUNT_ID: 'account', ZOOM_CLIENT_ID: 'id', ZOOM_CLIENT_SECRET: 'another-secret' }

it('takes those who make links of events whole, or not at all', () => {
  expect(meetingsFrom({})).toEqual({})
  expect(meetingsFrom(google)).toEqual({ google: { clientId: 'id', clientSecret: 'a-secret' } })
  expect(meetingsFrom(zoom)).toEqual({
    zoom: { accountId: 'account', clientId: 'id', clientSecret: 'another-secret' },
  })
  for (const [whole, words] of [
    [google, 'Google needs both'],
    [zoom, 'Zoom needs all of'],
  ] as const)
    for (const name of Object.keys(whole)) {
      const act = () => settingsFrom({ SECRET_KEY: 'a secret for tests that is long enough', ...whole, [name]: '' })
      expect(act).toThrow(words)
      expect(act).not.toThrow('-secret')
    }
})
