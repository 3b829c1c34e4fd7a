/** The instant at which the world stands still: a Monday in winter. */
export const NOON = new Date('2026-11-02T12:00:00Z')
export const later = ({ days = 0, minutes = 0 }) => new Date(NOON.getTime() + (days * 1440 + minutes) * 60_000)

/** A start at which tutors are free. */
export const FREE = '2026-11-09T10:00:00.000Z'
