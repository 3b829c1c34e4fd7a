/** Every address of the specification: path | layout | guard | what it needs | where it leads. */
export const addresses = `
/login | auth | guest
/register | auth | guest
/login/{token} | auth | guest
/auth/{provider}/callback | auth | guest
/privacy-policy | auth | public
/cookies-policy | auth | public
/terms-and-conditions | auth | public
/blocked | blocked | public
/unauthorized | auth | public
/404 | auth | public
/ | main | public |  | /dashboard
/dashboard | main | signedIn
/account | main | signedIn
/calendar | main | signedIn |  | /calendar/events
/calendar/events | main | signedIn
/calendar/slots | main | signedIn
/test-results | main | signedIn
/test-results/{bundle_id} | main | signedIn
/wallet | main | signedIn |  | /wallet/top-up
/wallet/top-up | main | signedIn
/wallet/transactions | main | signedIn
/wallet/payouts | main | signedIn
/wallet/packages | main | signedIn
/wallet/packages/{package_id} | main | signedIn
/studio | main | signedIn | tutor
/studio/{content_id} | main | signedIn | tutor | /studio/{content_id}/overview
/studio/{content_id}/overview | main | signedIn | tutor
/studio/{content_id}/editor | main | signedIn | tutor
/studio/{content_id}/materials | main | signedIn | tutor
/studio/{content_id}/templates | main | signedIn | tutor
/studio/{content_id}/marksheet | main | signedIn | tutor
/studio/{content_id}/metadata | main | signedIn | tutor
/studio/{content_id}/authors | main | signedIn | tutor
/studio/{content_id}/permissions | main | signedIn | tutor
/studio/{content_id}/preview | main | signedIn | tutor
/courses | main | signedIn
/courses/{course_id} | main | signedIn |  | /courses/{course_id}/overview
/courses/{course_id}/overview | main | signedIn
/courses/{course_id}/info | main | signedIn
/courses/{course_id}/purchase | main | signedIn
/courses/{course_id}/classrooms | main | signedIn
/courses/{course_id}/calendar | main | signedIn
/courses/{course_id}/scores | main | signedIn
/courses/{course_id}/members | main | signedIn
/courses/{course_id}/statistics | main | signedIn
/courses/{course_id}/policy | main | signedIn
/courses/{course_id}/settings | main | signedIn
/booking | main | signedIn
/booking/confirmation | main | signedIn
/booking/{session_type_id} | main | signedIn
/study-groups | main | signedIn
/study-groups/{study_group_id} | main | signedIn |  | /study-groups/{study_group_id}/info
/study-groups/{study_group_id}/info | main | signedIn
/study-groups/{study_group_id}/members | main | signedIn
/study-groups/{study_group_id}/smart-events | main | signedIn
/study-groups/{study_group_id}/smart-events/{event_id} | main | signedIn
/study-groups/{study_group_id}/policy | main | signedIn
/study-groups/{study_group_id}/sub-groups | main | signedIn
/study-groups/{study_group_id}/settings | main | signedIn
/marketplace | main | signedIn
/marketplace/{content_id} | main | signedIn
/library | main | signedIn
/library/settings | main | signedIn | manage_content
/library/{category_id} | main | signedIn
/library/{category_id}/{bundle_id} | main | signedIn
/library/{category_id}/{bundle_id}/edit | main | signedIn
/library/{bundle_id}/editor | main | signedIn
/smart-events | main | signedIn
/smart-events/{meeting_id} | main | signedIn
/events | main | signedIn
/events/{event_id} | main | signedIn
/classrooms | main | signedIn
/classroom | main | signedIn
/classroom/{session_id} | main | signedIn
/classrooms/{classroom_id} | classroom | signedIn
/courses/{course_id}/classrooms/{classroom_id} | classroom | signedIn
/admin/dashboard | main | signedIn | any staff ability
/content | main | signedIn | manage_content
/content/categories | main | signedIn | manage_content
/admin/classrooms | main | signedIn | manage_content
/content/{content_id} | main | signedIn | manage_content | /content/{content_id}/overview
/content/{content_id}/overview | main | signedIn | manage_content
/content/{content_id}/editor | main | signedIn | manage_content
/content/{content_id}/materials | main | signedIn | manage_content
/content/{content_id}/templates | main | signedIn | manage_content
/content/{content_id}/marksheet | main | signedIn | manage_content
/content/{content_id}/metadata | main | signedIn | manage_content
/content/{content_id}/authors | main | signedIn | manage_content
/content/{content_id}/permissions | main | signedIn | manage_content
/content/{content_id}/preview | main | signedIn | manage_content
/sessions | main | signedIn | view_all_sessions
/sessions/{session_id} | main | signedIn | view_all_sessions
/users | main | signedIn | view_all_users
/interest | main | signedIn | view_all_users
/users/{account_id} | main | signedIn | view_all_users | /users/{account_id}/profile
/users/{account_id}/profile | main | signedIn | view_all_users
/users/{account_id}/wallet | main | signedIn | view_all_users
/users/{account_id}/calendar | main | signedIn | view_all_users
/users/{account_id}/slots | main | signedIn | view_all_users
/users/{account_id}/mocks | main | signedIn | view_all_users
/users/{account_id}/study-groups | main | signedIn | view_all_users
/users/{account_id}/sessions | main | signedIn | view_all_users
/users/{account_id}/payments | main | signedIn | view_all_users
/users/{account_id}/library | main | signedIn | view_all_users
/users/{account_id}/test-results | main | signedIn | view_all_users
/users/{account_id}/test-results/{bundle_id} | main | signedIn | view_all_users
/users/{account_id}/authorship | main | signedIn | view_all_users
/users/{account_id}/content | main | signedIn | view_all_users
/users/{account_id}/classrooms | main | signedIn | view_all_users
/users/{account_id}/smart-events | main | signedIn | view_all_users
/users/{account_id}/booking | main | signedIn | view_all_users
/users/{account_id}/booking/{session_type_id} | main | signedIn | view_all_users
/users/{account_id}/activity-analytics | main | signedIn | view_all_users
/schedule | main | signedIn | manage_sessions | /schedule/study-days
/schedule/study-days | main | signedIn | manage_sessions
/schedule/study-periods | main | signedIn | manage_sessions
/schedule/general-schedule | main | signedIn | manage_sessions
/mocks | main | signedIn | view_all_mocks
/mocks/{mock_id} | main | signedIn | view_all_mocks | /mocks/{mock_id}/info
/mocks/{mock_id}/info | main | signedIn | view_all_mocks
/mocks/{mock_id}/marksheet | main | signedIn | view_all_mocks
/mocks/{mock_id}/extra-tasks | main | signedIn | view_all_mocks
/mocks/{mock_id}/materials | main | signedIn | view_all_mocks
/mocks/{mock_id}/templates | main | signedIn | view_all_mocks
/mocks/{mock_id}/permissions | main | signedIn | view_all_mocks
/billing | main | signedIn | manage_billing | /billing/purchases
/billing/purchases | main | signedIn | manage_billing
/billing/payments | main | signedIn | manage_billing
/billing/transactions | main | signedIn | manage_billing
/billing/payouts | main | signedIn | manage_billing
/billing/payouts/{user_id} | main | signedIn | manage_billing
/billing/packages | main | signedIn | manage_billing
/billing/coupons | main | signedIn | manage_billing
/settings | main | signedIn | manage_settings | /settings/google-account
/settings/google-account | main | signedIn | manage_settings
/settings/practice-areas | main | signedIn | manage_settings
/settings/session-types | main | signedIn | manage_settings
/settings/roles | main | signedIn | manage_roles
/settings/queue | main | signedIn | manage_settings
`
  .trim()
  .split('\n')
  .map((line) => {
    const [path = '', layout = '', guard = '', can = '', to = ''] = line.split('|').map((part) => part.trim())
    return { path, layout, guard, can, to }
  })
