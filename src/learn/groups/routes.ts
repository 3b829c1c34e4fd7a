import { type AppRoute, page } from '../../providers/page/app-route'

/** Study groups: one's own and those that one may join, and a page for each of them in parts. */
export const groupRoutes: readonly AppRoute[] = [
  page('/study-groups', {
    load: () => import('./lists/groups-page').then((m) => ({ Component: m.GroupsPage, ahead: m.askGroups })),
  }),
  page('/i/:token', {
    load: () => import('./invited/invited-page').then((m) => ({ Component: m.InvitedPage, ahead: m.askLink })),
  }),
  page('/study-groups/:studyGroupId/info', {
    load: () => import('./info/info-page').then((m) => ({ Component: m.InfoPage, ahead: m.askGroup })),
  }),
  page('/study-groups/:studyGroupId/members', {
    load: () => import('./members/members-page').then((m) => ({ Component: m.MembersPage })),
  }),
  page('/study-groups/:studyGroupId/smart-events', {
    load: () => import('./events/group-events-page').then((m) => ({ Component: m.GroupEventsPage })),
  }),
  page('/study-groups/:studyGroupId/sub-groups', {
    load: () => import('./sub-groups/sub-groups-page').then((m) => ({ Component: m.SubGroupsPage })),
  }),
  page('/study-groups/:studyGroupId/policy', {
    load: () => import('./policy/policy-page').then((m) => ({ Component: m.PolicyPage })),
  }),
  page('/study-groups/:studyGroupId/results', {
    load: () => import('./results/results-page').then((m) => ({ Component: m.ResultsPage })),
  }),
  page('/study-groups/:studyGroupId/settings', {
    load: () => import('./settings/settings-page').then((m) => ({ Component: m.SettingsPage })),
  }),
]
