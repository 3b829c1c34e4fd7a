import { sheet } from '../../access/matrix/table'
import { secrets } from '../../access/matrix/world/accounts'

export const matrix = sheet(
  `
operation         anonymous  unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
signInProviders   none       none         disabled  none       none       none       none        none       none        none
oauthRequest      not_found  not_found    disabled  not_found  not_found  not_found  not_found   not_found  not_found   not_found
oauthCallback     not_found  not_found    disabled  not_found  not_found  not_found  not_found   not_found  not_found   not_found
web3Request       ok         ok           disabled  ok         ok         ok         ok          ok         ok          ok
web3Validate      ok         ok           disabled  ok         ok         ok         ok          ok         ok          ok
web3Confirmation  ok         ok           disabled  ok         ok         ok         ok          ok         ok          ok
refreshTokens     ok         ok           disabled  ok         ok         ok         ok          ok         ok          ok
logout            ok         ok           disabled  ok         ok         ok         ok          ok         ok          ok
`,
  {
    oauthRequest: () => ({ provider: 'elsewhere', redirectUri: '/' }),
    oauthCallback: () => ({ provider: 'elsewhere', redirectUri: '/', code: 'code', state: 'state' }),
    web3Request: () => ({ email: 'somebody@articled.example', redirectUri: '/' }),
    web3Validate: () => ({ token: secrets.link }),
    web3Confirmation: () => ({ token: secrets.link }),
    refreshTokens: () => ({ refreshToken: secrets.refresh }),
    logout: () => ({ refreshToken: secrets.refresh }),
  },
)
