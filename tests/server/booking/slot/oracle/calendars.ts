import fc from 'fast-check'

const DAY = 86_400_000

/** Days before a change of the clocks in one of the zones, forward or back, and before the end of the year. */
const eves = ['2026-03-06', '2026-03-27', '2026-04-03', '2026-10-02', '2026-10-23', '2026-10-30', '2026-12-29']
const zones = [
  'Europe/London',
  'America/New_York',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
]

const two = (number: number) => String(number).padStart(2, '0')
const wall = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 20, 30, 45))
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}`)
const day = fc.integer({ min: -3, max: 18 })
/** Indexes of the allowed two: none means all. */
const narrowing = fc.constantFrom<number[]>([], [], [], [0], [1], [0, 1])

const hours = fc
  .record({
    zone: fc.constantFrom(...zones),
    weekday: fc.integer({ min: 1, max: 7 }),
    times: fc.uniqueArray(wall, { minLength: 2, maxLength: 2 }).map((times) => times.sort()),
    toMidnight: fc.constantFrom(false, false, true),
    validFrom: fc.option(day, { freq: 4 }),
    validUntil: fc.option(day, { freq: 4 }),
    types: narrowing,
    areas: narrowing,
  })
  .map(({ times: [from = '', until = ''], toMidnight, ...rest }) => ({
    ...rest,
    from,
    until: toMidnight ? '24:00' : until,
  }))

const exception = fc
  .record({
    kind: fc.constantFrom('off' as const, 'extra' as const),
    /** Minutes since the world's beginning. */
    at: fc.integer({ min: -1000, max: 20_000 }),
    length: fc.integer({ min: 15, max: 4000 }),
    types: narrowing,
    areas: narrowing,
  })
  .map((each) => (each.kind === 'off' ? { ...each, types: [], areas: [] } : each))

/** A session of at most one a day, so that a person's sessions do not overlap. */
const session = fc.record({
  minute: fc.integer({ min: 0, max: 1300 }),
  length: fc.constantFrom(25, 55, 90),
  state: fc.constantFrom('booked', 'booked', 'held', 'held for long', 'lapsed', 'own hold', 'own booking'),
})

const permission = fc.record({
  type: fc.constantFrom('mark' as const, 'mark' as const, 'conduct' as const, 'view' as const),
  role: fc.constantFrom('tutor' as const, 'tutor' as const, 'interviewer' as const),
})

export type GeneratedTutor = typeof tutor extends fc.Arbitrary<infer Tutor> ? Tutor : never
const tutor = fc.record({
  disabled: fc.constantFrom(false, false, false, false, true),
  hours: fc.array(hours, { maxLength: 8 }),
  exceptions: fc.array(exception, { maxLength: 4 }),
  sessions: fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 14 }), session), {
    maxLength: 5,
    selector: ([at]) => at,
  }),
  permissions: fc.tuple(fc.option(permission), fc.option(permission), permission),
})

const sessionType = fc.record({
  mode: fc.constantFrom('live' as const, 'live' as const, 'live' as const, 'window' as const),
  duration: fc.constantFrom(25, 50, 60, 90),
  breakTime: fc.constantFrom(0, 10, 35),
  preparationTime: fc.constantFrom(0, 10, 120),
  noticeHours: fc.constantFrom(0, 2, 24),
})

export type World = typeof world extends fc.Arbitrary<infer Generated> ? Generated : never
/** A small school around a day, and the period of the question. */
export const world = fc.record({
  now: fc
    .tuple(fc.constantFrom(...eves), fc.integer({ min: 0, max: 1439 }))
    .map(([date, minute]) => new Date(Date.parse(date) + minute * 60_000)),
  types: fc.tuple(sessionType, sessionType),
  tutors: fc.array(tutor, { minLength: 10, maxLength: 10 }),
  /** Whether the student has sat each of the three mocks. */
  sat: fc.tuple(fc.boolean(), fc.constant(false), fc.boolean()),
  /** Whether each mock marks law. */
  law: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
  from: fc.integer({ min: 1, max: 4 * 1440 }),
  length: fc.constantFrom(1, 60, 1440, 7 * 1440, 14 * 1440, 16 * 1440),
})

export const dateAfter = (now: Date, days: number) => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10)
