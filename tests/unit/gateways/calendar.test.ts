import { describe, expect, it } from 'vitest'
import { invitationAttachment, type SessionInvitation, sessionInvitation } from '../../../server/gateways/calendar'

const invitation: SessionInvitation = {
  uid: '01920000-0000-7000-8000-0000000000cc@articled.example',
  title: 'Client interview; wills, probate',
  description: `Materials open at 11:20 London time.\nBring: pen, paper; no phone. C:\\mock\n${'Ünïcode café £70 '.repeat(20)}`,
  start: new Date('2026-03-29T11:30:00Z'),
  end: new Date('2026-03-29T12:00:00Z'),
  url: 'https://articled.example/classroom/01920000-0000-7000-8000-0000000000cc?from=mail&to=room',
  organiser: { name: 'Tom "Tutor" Ash', email: 'tutor@articled.example' },
  attendee: { name: 'Amara Okafor\r\nX-EVIL:1', email: 'student@articled.example' },
  sequence: 3,
  cancelled: false,
  stamp: new Date('2026-03-01T10:00:00Z'),
}

/** The lines as a calendar program reads them: unfolded, split at the first colon outside quotes, unescaped. */
function parse(ics: string) {
  expect(ics.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/)
  const lines = ics.split('\r\n')
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  return lines
    .join('\r\n')
    .replace(/\r\n /g, '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => {
      const [, head = '', value = ''] = line.match(/^((?:[^":]|"[^"]*")+):(.*)$/s) ?? []
      const [name = '', ...parameters] = head.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)
      const unescaped = value.replace(/\\([\\;,nN])/g, (_, escaped) => (/n/i.test(escaped) ? '\n' : escaped))
      return { name, parameters, value: unescaped }
    })
}

it('the last line of an invitation ends as the others do', () => {
  const cancelled = sessionInvitation({ ...invitation, cancelled: true })
  for (const text of [sessionInvitation(invitation), cancelled]) expect(text).toMatch(/[^\r\n]\r\nEND:VCALENDAR\r\n$/)
})

describe('an invitation', () => {
  const lines = parse(sessionInvitation(invitation))
  const valuesOf = (name: string) => lines.filter((line) => line.name === name).map(({ value }) => value)

  it('asks for a place in the calendar, in universal time', () => {
    expect(valuesOf('METHOD')).toEqual(['REQUEST'])
    expect(valuesOf('UID')).toEqual([invitation.uid])
    expect(valuesOf('SEQUENCE')).toEqual(['3'])
    expect(valuesOf('DTSTART')).toEqual(['20260329T113000Z'])
    expect(valuesOf('DTEND')).toEqual(['20260329T120000Z'])
    expect(valuesOf('DTSTAMP')).toEqual(['20260301T100000Z'])
    expect(valuesOf('STATUS')).toEqual(['CONFIRMED'])
    expect(valuesOf('BEGIN')).toEqual(['VCALENDAR', 'VEVENT'])
  })

  it('keeps its texts unchanged', () => {
    expect(valuesOf('SUMMARY')).toEqual([invitation.title])
    expect(valuesOf('DESCRIPTION')).toEqual([invitation.description])
    expect(valuesOf('URL')).toEqual([invitation.url])
  })

  it('names both people, and no name can start a line of its own', () => {
    const organiser = lines.find(({ name }) => name === 'ORGANIZER')
    expect(organiser?.value).toBe('mailto:tutor@articled.example')
    expect(organiser?.parameters).toContain('CN="Tom ’Tutor’ Ash"')
    const attendee = lines.find(({ name }) => name === 'ATTENDEE')
    expect(attendee?.value).toBe('MAILTO:student@articled.example')
    expect(attendee?.parameters).toContain('CN="Amara Okafor X-EVIL:1"')
    expect(lines.map(({ name }) => name)).not.toContain('X-EVIL')
  })

  it('takes a cancelled session out again', () => {
    const cancelled = parse(sessionInvitation({ ...invitation, cancelled: true, sequence: 4 }))
    const values = Object.fromEntries(cancelled.map(({ name, value }) => [name, value]))
    expect(values).toMatchObject({ METHOD: 'CANCEL', STATUS: 'CANCELLED', SEQUENCE: '4', UID: invitation.uid })
  })

  it('says its method to the mail program too', () => {
    expect(invitationAttachment(invitation).contentType).toBe('text/calendar; charset=utf-8; method=REQUEST')
    expect(invitationAttachment({ ...invitation, cancelled: true }).contentType).toContain('method=CANCEL')
  })

  it('refuses an invalid address', () => {
    const attendee = { name: 'A', email: 'a@b.example\r\nX-EVIL:1' }
    expect(() => sessionInvitation({ ...invitation, attendee })).toThrow('plain addresses')
  })
})

it('an address with signs that a link has for itself stands in an invitation as a link that leads to it', () => {
  const email = 'smith&jones/50%?#@firm.example'
  const attendee = parse(sessionInvitation({ ...invitation, attendee: { name: 'Ann', email } })).find(
    ({ name }) => name === 'ATTENDEE',
  )
  const link = new URL(attendee?.value ?? '')
  expect([link.protocol, decodeURIComponent(link.pathname), link.search, link.hash]).toEqual(['mailto:', email, '', ''])
})
