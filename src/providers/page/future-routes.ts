import { type AppRoute, familyToCome, page, toCome } from './app-route'

const authorTabs = [
  'overview',
  'editor',
  'materials',
  'templates',
  'marksheet',
  'metadata',
  'authors',
  'permissions',
  'preview',
]

const learning: readonly AppRoute[] = [
  toCome('/wallet/payouts'),
  toCome('/studio', { can: 'tutor' }),
  page('/studio/:contentId', { can: 'tutor', to: '/studio/:contentId/overview' }),
  ...familyToCome('/studio/:contentId', authorTabs, { can: 'tutor' }),
  toCome('/courses'),
  page('/courses/:courseId', { to: '/courses/:courseId/overview' }),
  ...familyToCome('/courses/:courseId', [
    'overview',
    'info',
    'purchase',
    'classrooms',
    'calendar',
    'scores',
    'members',
    'statistics',
    'policy',
    'settings',
  ]),
  page('/study-groups/:studyGroupId', { to: '/study-groups/:studyGroupId/info' }),
  toCome('/marketplace'),
  toCome('/marketplace/:contentId'),
  toCome('/classrooms'),
  toCome('/classrooms/:classroomId', { layout: 'classroom' }),
  toCome('/courses/:courseId/classrooms/:classroomId', { layout: 'classroom' }),
]

const staff: readonly AppRoute[] = [
  toCome('/content', { can: 'manage_content' }),
  toCome('/content/categories', { can: 'manage_content' }),
  toCome('/admin/classrooms', { can: 'manage_content' }),
  page('/content/:contentId', { can: 'manage_content', to: '/content/:contentId/overview' }),
  ...familyToCome('/content/:contentId', authorTabs, { can: 'manage_content' }),
  ...familyToCome(
    '/users/:id',
    ['authorship', 'content', 'classrooms', 'booking', 'booking/:sessionTypeId', 'activity-analytics'],
    { can: 'view_all_users' },
  ),
  page('/schedule', { can: 'manage_sessions', to: '/schedule/study-days' }),
  ...familyToCome('/schedule', ['study-days', 'study-periods', 'general-schedule'], { can: 'manage_sessions' }),
  page('/billing', { can: 'manage_billing', to: '/billing/purchases' }),
  ...familyToCome('/billing', ['payouts', 'payouts/:userId'], {
    can: 'manage_billing',
  }),
  page('/settings', { can: 'manage_settings', to: '/settings/google-account' }),
]

/** Addresses of the specification whose pages are still to come, and those that lead to one. */
export const futureRoutes: readonly AppRoute[] = [...learning, ...staff]
