import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation            anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
linkedProviders      unauthenticated  forbidden    disabled  some       some       none       none        none       none        none
providerLink         unauthenticated  forbidden    disabled  not_found  not_found  not_found  not_found   not_found  not_found   not_found
providerLinkRequest  unauthenticated  forbidden    disabled  not_found  not_found  not_found  not_found   not_found  not_found   not_found
providerUnlink       unauthenticated  forbidden    disabled  ok         not_found  not_found  not_found   not_found  not_found   not_found
`,
  {
    providerLink: () => ({ provider: 'elsewhere', code: 'code', state: 'state' }),
    providerLinkRequest: () => ({ provider: 'elsewhere' }),
    providerUnlink: ({ identityId }) => ({ id: identityId }),
  },
)
