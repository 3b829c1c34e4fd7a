/** Zones of every kind: with and without summer time, of half and quarter hours, of half an hour of summer time, south and north of the equator. */
export const TEN_ZONES = [
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Pacific/Chatham',
  'Australia/Lord_Howe',
  'Australia/Eucla',
  'Africa/Casablanca',
  'Pacific/Apia',
] as const

const DAY_MS = 86_400_000

/** Each day of 2026 and 2027, as its midnight in UTC. */
export const EVERY_DAY = Array.from({ length: 730 }, (_, at) => Date.UTC(2026, 0, 1) + at * DAY_MS)
