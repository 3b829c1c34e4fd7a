import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation                   anonymous        unconfirmed  disabled  student     another     tutor       unassigned  staff       supervisor  admin
passkeys                    unauthenticated  forbidden    disabled  some        some        none        none        none        none        none
passkeyDelete               unauthenticated  forbidden    disabled  ok          not_found   not_found   not_found   not_found   not_found   not_found
passkeyRegister             unauthenticated  forbidden    disabled  validation  validation  validation  validation  validation  validation  validation
passkeyRegistrationOptions  unauthenticated  forbidden    disabled  ok          ok          ok          ok          ok          ok          ok
passkeyRename               unauthenticated  forbidden    disabled  ok          not_found   not_found   not_found   not_found   not_found   not_found
passkeySignIn               validation       validation   disabled  validation  validation  validation  validation  validation  validation  validation
passkeySignInOptions        ok               ok           disabled  ok          ok          ok          ok          ok          ok          ok
`,
  {
    passkeyDelete: ({ passkeyId }) => ({ id: passkeyId }),
    passkeyRegister: () => ({ response, name: 'Phone' }),
    passkeyRename: ({ passkeyId }) => ({ id: passkeyId, name: 'Phone' }),
    passkeySignIn: () => ({ response }),
  },
)

const response = { id: 'unknown', rawId: 'unknown', type: 'public-key', response: {} }
