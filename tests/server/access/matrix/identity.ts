import { sheet } from './table'

const response = { id: 'unknown', rawId: 'unknown', type: 'public-key', response: {} }

/** One's own ways in and what belongs to the account: nobody reaches another's, staff neither. */
export const identity = sheet(
  `
operation                      anonymous        unconfirmed  disabled  student     another     tutor       unassigned  staff       supervisor  admin
calendarFeed                   unauthenticated  forbidden    disabled  ok           ok           none         none         none         none         none
calendarFeedCreate             unauthenticated  forbidden    disabled  ok           ok           ok           ok           ok           ok           ok
calendarFeedDelete             unauthenticated  forbidden    disabled  ok           ok           not_found    not_found    not_found    not_found    not_found
devices                        unauthenticated  forbidden    disabled  some        some        some        some        some        some        some
deviceEnd                      unauthenticated  forbidden    disabled  ok          not_found   not_found   not_found   not_found   not_found   not_found
devicesEndOthers               unauthenticated  forbidden    disabled  some        some        some        some        some        some        some
linkedProviders                unauthenticated  forbidden    disabled  some        some        none        none        none        none        none
notificationPreferences        unauthenticated  forbidden    disabled  some        some        some        some        some        some        some
notificationPreferencesUpdate  unauthenticated  forbidden    disabled  ok          ok          ok          ok          ok          ok          ok
passkeys                       unauthenticated  forbidden    disabled  some        some        none        none        none        none        none
passkeyDelete                  unauthenticated  forbidden    disabled  ok          not_found   not_found   not_found   not_found   not_found   not_found
passkeyRegister                unauthenticated  forbidden    disabled  validation  validation  validation  validation  validation  validation  validation
passkeyRegistrationOptions     unauthenticated  forbidden    disabled  ok          ok          ok          ok          ok          ok          ok
passkeyRename                  unauthenticated  forbidden    disabled  ok          not_found   not_found   not_found   not_found   not_found   not_found
passkeySignIn                  validation       validation   disabled  validation  validation  validation  validation  validation  validation  validation
passkeySignInOptions           ok               ok           disabled  ok          ok          ok          ok          ok          ok          ok
providerLink                   unauthenticated  forbidden    disabled  not_found   not_found   not_found   not_found   not_found   not_found   not_found
providerLinkRequest            unauthenticated  forbidden    disabled  not_found   not_found   not_found   not_found   not_found   not_found   not_found
providerUnlink                 unauthenticated  forbidden    disabled  ok          not_found   not_found   not_found   not_found   not_found   not_found
`,
  {
    deviceEnd: ({ people }) => ({ id: people.student.signInId }),
    notificationPreferencesUpdate: () => ({ kind: 'news', email: true }),
    passkeyDelete: ({ passkeyId }) => ({ id: passkeyId }),
    passkeyRegister: () => ({ response, name: 'Phone' }),
    passkeyRename: ({ passkeyId }) => ({ id: passkeyId, name: 'Phone' }),
    passkeySignIn: () => ({ response }),
    providerLink: () => ({ provider: 'elsewhere', code: 'code', state: 'state' }),
    providerLinkRequest: () => ({ provider: 'elsewhere' }),
    providerUnlink: ({ identityId }) => ({ id: identityId }),
  },
)
