import { chromium } from 'playwright'
import { ensureBrowser } from '../../scripts/browser.mjs'
import { HoldStart, LetGo } from '../../src/learn/booking/booking.documents'
import { type Offer, offersOf, startsOf } from '../school/offers'
import { keptSignIn, recordPaths, type Sent } from '../school/record'
import { ask, type Server } from '../server'
import { arrive } from '../visitors'

/** The queries of a student's pages when they open, and the ids in them. */
export interface Pages {
  dashboard: Sent[]
  starts: Sent[]
  held: Sent[]
  room: Sent[]
  ids: { typeId: string; areaId: string; heldId: string; sessionId: string }
  offers: Offer[]
}

/** Opens the pages as the demo student and keeps their queries. It releases the hold that it makes for this. */
export async function recordStudentPages(server: Server): Promise<Pages> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    await arrive(context, server, 'student')
    const { accessToken } = await keptSignIn(context, server.url)
    const asked = <Data>(document: string, variables: object = {}) =>
      ask<Data>(server.url, document, variables, accessToken)
    const offers = (await offersOf(server.url, accessToken)).filter(({ isLive }) => isLive)
    const [first, startAt] = await firstStart(server.url, accessToken, offers)
    const { typeId: sessionTypeId, areaId: practiceAreaId } = first
    const { sessionHold } = await asked<{ sessionHold: { session: { id: string } } }>(HoldStart, {
      sessionTypeId,
      practiceAreaId,
      startAt,
    })
    const heldId = sessionHold.session.id
    const { userSessions } = await asked<{ userSessions: { entries: { id: string }[] } }>(
      '{ userSessions(status: [in_progress], pageSize: 1) { entries { id } } }',
    )
    const sessionId = userSessions.entries[0]?.id ?? ''
    const open = (path: string) => recordPaths(context, server.url, [path], 'student')
    const pages = {
      dashboard: await open('/dashboard'),
      starts: await open(`/booking/${first.typeId}?area=${first.areaId}`),
      held: await open(`/booking/confirmation?session=${heldId}`),
      room: await open(`/classroom/${sessionId}`),
      ids: { typeId: sessionTypeId, areaId: practiceAreaId, heldId, sessionId },
      offers,
    }
    await asked(LetGo, { id: heldId })
    return pages
  } finally {
    await browser.close()
  }
}

/** A type and area that the student has not sat, with a possible start. */
async function firstStart(url: string, token: string, offers: readonly Offer[]): Promise<[Offer, string]> {
  for (const offer of offers) {
    const [start] = await startsOf(url, token, offer, new Date())
    if (start) return [offer, start]
  }
  throw new Error('nothing can be booked')
}
