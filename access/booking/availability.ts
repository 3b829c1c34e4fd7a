import { allow, ME, noun } from '../rule'
import { holds, isTutor } from '../viewer'

const tutorOrStaff = ['tutor', 'manage_sessions'] as const

export const slot = noun({
  operations: {
    slots: 'confirmed',
    availabilityRules: tutorOrStaff,
    availabilityExceptions: tutorOrStaff,
    sessionQuote: 'confirmed',
    availabilityRuleCreate: tutorOrStaff,
    availabilityRuleUpdate: tutorOrStaff,
    availabilityRuleDelete: tutorOrStaff,
    availabilityExceptionCreate: tutorOrStaff,
    availabilityExceptionDelete: tutorOrStaff,
    sessionHold: 'confirmed',
    sessionBook: 'confirmed',
    sessionReschedule: 'confirmed',
    sessionCancel: 'confirmed',
  },
  rules: (viewer) =>
    ['AvailabilityRule', 'AvailabilityException'].flatMap((subject) => [
      ...(isTutor(viewer) ? allow(['read', 'create', 'update', 'delete'], subject, { userId: ME }) : []),
      ...(holds(viewer, 'manage_sessions') ? allow(['read', 'create', 'update', 'delete'], subject) : []),
    ]),
})
