import { BEGINS_HOUR } from '../../../rules/library/review-day'

/** The SQL of the day of reviews in which an instant lies, in a zone that is a parameter. */
export const daySql = (instant: string, zone: string) =>
  `((${instant} at time zone ${zone}) - interval '${BEGINS_HOUR} hours')::date`
