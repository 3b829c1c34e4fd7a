import { z } from 'zod'
import type { GoogleSettings } from '../gateways/meeting-links/google-account'
import type { ZoomSettings } from '../gateways/meeting-links/zoom'

const word = z.string().regex(/^\S+$/, 'It has no spaces.').optional()

/** The variables of Google and Zoom. */
export const meetingVariables = {
  GOOGLE_CLIENT_ID: word,
  GOOGLE_CLIENT_SECRET: word,
  ZOOM_ACCOUNT_ID: word,
  ZOOM_CLIENT_ID: word,
  ZOOM_CLIENT_SECRET: word,
}

type Variables = { [Name in keyof typeof meetingVariables]?: string | undefined }

/** The settings of those who make links. Throws where a part of them is missing. */
export function meetingsFrom(given: Variables): { google?: GoogleSettings; zoom?: ZoomSettings } {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, ZOOM_ACCOUNT_ID, ZOOM_CLIENT_ID, ZOOM_CLIENT_SECRET } = given
  if (!GOOGLE_CLIENT_ID !== !GOOGLE_CLIENT_SECRET)
    throw new Error('Google needs both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or neither.')
  const ofZoom = [ZOOM_ACCOUNT_ID, ZOOM_CLIENT_ID, ZOOM_CLIENT_SECRET].filter(Boolean).length
  if (ofZoom !== 0 && ofZoom !== 3)
    throw new Error('Zoom needs all of ZOOM_ACCOUNT_ID, ZOOM_CLIENT_ID and ZOOM_CLIENT_SECRET, or none.')
  return {
    ...(GOOGLE_CLIENT_ID &&
      GOOGLE_CLIENT_SECRET && { google: { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET } }),
    ...(ZOOM_ACCOUNT_ID &&
      ZOOM_CLIENT_ID &&
      ZOOM_CLIENT_SECRET && {
        zoom: { accountId: ZOOM_ACCOUNT_ID, clientId: ZOOM_CLIENT_ID, clientSecret: ZOOM_CLIENT_SECRET },
      }),
  }
}
