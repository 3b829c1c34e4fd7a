// Reads the busy times of calendars in a thread of its own: a large one takes seconds, and a hostile one for ever.
import { parentPort } from 'node:worker_threads'
import ICAL from 'ical.js'
import { tzlib_get_ical_block as definitionOf } from 'timezones-ical-library'
import { findIana } from 'windows-iana'

/**
 * A time as the calendar writes it: its clock's, as if it were UTC, and the zone of that clock; null: the reader's.
 * @typedef {{ at: number, zone: string | null }} Wall
 * @typedef {{ from: Wall, until: Wall, allDay: boolean }} Busy
 * @typedef {{ text: string, from: number, until: number }} Asked
 * @typedef {import('ical.js').default.Time} Time
 * @typedef {import('ical.js').default.Component} Component
 */

const DAY_MS = 86_400_000
/** Of all busy times, and of the repetitions of one entry that are gone through. */
const MOST_TIMES = 3_000
const MOST_TURNS = 50_000
/** Of an entry that says how long it is, not when it ends. */
const LONGEST_DAYS = 60
/** Ours, which come back with the invitations that we sent. */
const OWN = /@articled$/

class TooMany extends Error {}

/** @type {Map<string, string | null>} */
const zones = new Map([['UTC', 'UTC']])

/** The zone that a calendar names, by the names of the time zone database or of Windows; null: neither knows it. @param {string} name */
function knownZone(name) {
  let zone = zones.get(name)
  if (zone === undefined) {
    zone = [name, name.replace(/^\/[^/]+\/[^/]+\//, ''), findIana(name)[0]].find(isZone) ?? null
    zones.set(name, zone)
  }
  return zone
}

/** @param {string | undefined} zone @returns {zone is string} */
function isZone(zone) {
  try {
    return Boolean(zone) && Boolean(new Intl.DateTimeFormat('en', { timeZone: /** @type {string} */ (zone) }))
  } catch {
    return false
  }
}

/** @param {Time} time */
const clock = ({ year, month, day, hour, minute, second }) => Date.UTC(year, month - 1, day, hour, minute, second)

/** @param {Time} time @returns {Wall} */
function wallOf(time) {
  if (time.isDate) return { at: clock(time), zone: null }
  const { zone } = time
  if (!zone || zone === ICAL.Timezone.localTimezone) return { at: clock(time), zone: null }
  const known = knownZone(zone.tzid)
  if (known) return { at: clock(time), zone: known }
  // The calendar itself says how this clock goes.
  return { at: clock(time.convertToZone(ICAL.Timezone.utcTimezone)), zone: 'UTC' }
}

/** Tells the library how the clocks go that a text names without saying so. @param {string} text */
function learnZones(text) {
  for (const [, quoted, bare] of text.matchAll(/;TZID=(?:"([^"\r\n]+)"|([^":;,\r\n]+))/gi)) {
    const name = quoted ?? bare ?? ''
    if (ICAL.TimezoneService.has(name)) continue
    const zone = knownZone(name)
    const [definition] = zone ? definitionOf(zone) : []
    if (!definition) continue
    const component = new ICAL.Component(ICAL.parse(definition))
    component.updatePropertyWithValue('tzid', name)
    ICAL.TimezoneService.register(new ICAL.Timezone({ component, tzid: name }), name)
  }
}

/** Each part of a calendar by itself, so that one that is broken spoils no other. */
const PARTS = /^BEGIN:(VTIMEZONE|VEVENT|VFREEBUSY)[ \t]*\r?$[\s\S]*?^END:\1[ \t]*\r?$/gim

/** The calendar that a text holds, without entries that are long over; null: it holds none. @param {string} text @param {number} from */
function calendarIn(text, from) {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text.slice(0, 1_000))) return null
  const calendar = new ICAL.Component('vcalendar')
  const counted = { entries: 0, repeating: 0 }
  for (const [part, kind = ''] of text.matchAll(PARTS)) {
    const isRepeating = /^(RRULE|RDATE)[:;]/im.test(part)
    if (kind.toUpperCase() === 'VEVENT') {
      if (!/^RECURRENCE-ID[:;]/im.test(part)) counted.entries++
      if (isRepeating) counted.repeating++
      if (!isRepeating && isLongOver(part, from)) continue
    }
    tolerant(() => calendar.addSubcomponent(new ICAL.Component(ICAL.parse(part))))
  }
  const name = /^X-WR-TIMEZONE:(.+?)\r?$/im.exec(text)?.[1]
  return { calendar, ...counted, timezone: name ? knownZone(name) : null }
}

/** Whether an entry that does not repeat ended days before, by its dates alone: most of a calendar is past, and need not be read. @param {string} part @param {number} from */
function isLongOver(part, from) {
  const [, start] = /^DTSTART[^:\r\n]*:(\d{8})/im.exec(part) ?? []
  const [, end] = /^DTEND[^:\r\n]*:(\d{8})/im.exec(part) ?? []
  const last = end ?? start
  if (!last) return false
  const longest = end ? 3 : LONGEST_DAYS
  return Date.UTC(+last.slice(0, 4), +last.slice(4, 6) - 1, +last.slice(6)) < from - longest * DAY_MS
}

/** @param {Component} event */
function isBusy(event) {
  const word = (/** @type {string} */ name) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase()
  if (OWN.test(String(event.getFirstPropertyValue('uid') ?? ''))) return false
  return (
    word('transp') !== 'TRANSPARENT' &&
    word('status') !== 'CANCELLED' &&
    !['FREE', 'WORKINGELSEWHERE'].includes(word('x-microsoft-cdo-busystatus'))
  )
}

/** Adds what touches the period, a day wider, since the clocks of zones differ. @param {Asked} asked @param {Busy[]} times */
const gathering = ({ from, until }, times) =>
  /** @param {Time} start @param {Time} end @param {boolean} allDay */
  function add(start, end, allDay) {
    const [begins, ends] = [wallOf(start), wallOf(end)]
    if (allDay && ends.at <= begins.at) ends.at = begins.at + DAY_MS
    if (ends.at <= begins.at || ends.at < from - DAY_MS || begins.at > until + DAY_MS) return
    if (times.length === MOST_TIMES) throw new TooMany()
    times.push({ from: begins, until: ends, allDay })
  }

/** @typedef {ReturnType<typeof gathering>} Add */

/** The repetitions of an entry within the period. @param {InstanceType<typeof ICAL.Event>} event @param {Asked} asked @param {Add} add */
function addRepeated(event, { until }, add) {
  const turns = event.iterator()
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const next = turns.next()
    if (!next || clock(next) > until + DAY_MS) return
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    if (isBusy(item.component)) add(startDate, endDate, startDate.isDate)
  }
}

/** An entry with those of its repetitions that were changed. @param {Component} component @param {Component[]} changed @param {Asked} asked @param {Add} add */
function addEvent(component, changed, asked, add) {
  const event = new ICAL.Event(component, { exceptions: changed, strictExceptions: false })
  if (!event.startDate) return
  if (event.isRecurring()) return addRepeated(event, asked, add)
  if (isBusy(component)) add(event.startDate, event.endDate, event.startDate.isDate)
}

/** Busy times that a calendar tells without entries. @param {Component} component @param {Add} add */
function addFreeBusy(component, add) {
  for (const property of component.getAllProperties('freebusy')) {
    if (String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() === 'FREE') continue
    for (const period of /** @type {InstanceType<typeof ICAL.Period>[]} */ (property.getValues()))
      add(period.start, period.getEnd(), false)
  }
}

/** What can go wrong with one entry is left out with it. @param {() => void} work */
function tolerant(work) {
  try {
    work()
  } catch (error) {
    if (error instanceof TooMany) throw error
  }
}

const isChange = (/** @type {Component} */ each) => each.hasProperty('recurrence-id')

/** Entries with the changed repetitions of each; one whose entry is not there stands alone. @param {Component[]} all @returns {[entry: Component, changed: Component[]][]} */
function withChanges(all) {
  /** @type {Map<string, Component[]>} */
  const named = new Map()
  for (const each of all) {
    const uid = String(each.getFirstPropertyValue('uid') ?? '')
    const same = named.get(uid)
    if (same) same.push(each)
    else named.set(uid, [each])
  }
  return [...named.values()].flatMap((each) => {
    const [entries, changed] = [each.filter((part) => !isChange(part)), each.filter(isChange)]
    return (entries.length ? entries : changed).map((entry) => [entry, entries.length ? changed : []])
  })
}

/** @param {Asked} asked */
function read(asked) {
  learnZones(asked.text)
  const found = calendarIn(asked.text, asked.from)
  if (!found) return { failure: 'not_a_calendar' }
  const { calendar, ...told } = found
  /** @type {Busy[]} */
  const times = []
  const add = gathering(asked, times)
  for (const [entry, changed] of withChanges(calendar.getAllSubcomponents('vevent')))
    tolerant(() => addEvent(entry, changed, asked, add))
  for (const part of calendar.getAllSubcomponents('vfreebusy')) tolerant(() => addFreeBusy(part, add))
  return { ...told, times }
}

parentPort?.on('message', (/** @type {Asked} */ asked) => {
  try {
    parentPort?.postMessage(read(asked))
  } catch (error) {
    parentPort?.postMessage({ failure: error instanceof TooMany ? 'too_large' : 'not_a_calendar' })
  }
})
