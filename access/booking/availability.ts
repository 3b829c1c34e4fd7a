import { allow, audiences, ME, noun } from '../rule'
import { holds, isTutor } from '../viewer'

const tutorOrStaff = ['tutor', 'manage_sessions'] as const

const ruleFields = audiences('AvailabilityRule', {
  reader: [
    'id',
    'userId',
    'timezone',
    'weekday',
    'from',
    'until',
    'validFrom',
    'validUntil',
    'sessionTypes',
    'practiceAreas',
  ],
})
const exceptionFields = audiences('AvailabilityException', {
  reader: ['id', 'userId', 'kind', 'from', 'until', 'note', 'sessionTypes', 'practiceAreas'],
})

export const availability = noun({
  operations: {
    availabilityRules: tutorOrStaff,
    availabilityExceptions: tutorOrStaff,
    availabilityRuleCreate: tutorOrStaff,
    availabilityRuleUpdate: tutorOrStaff,
    availabilityRuleDelete: tutorOrStaff,
    availabilityExceptionCreate: tutorOrStaff,
    availabilityExceptionUpdate: tutorOrStaff,
    availabilityExceptionDelete: tutorOrStaff,
  },
  fields: { AvailabilityRule: ruleFields, AvailabilityException: exceptionFields },
  rules: (viewer) =>
    (['AvailabilityRule', 'AvailabilityException'] as const).flatMap((subject) => [
      ...(isTutor(viewer) ? allow(['read', 'create', 'update', 'delete'], subject, { userId: ME }) : []),
      ...(holds(viewer, 'manage_sessions') ? allow(['read', 'create', 'update', 'delete'], subject) : []),
    ]),
})
