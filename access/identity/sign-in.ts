import { noun } from '../rule'

export const signIn = noun({
  operations: {
    signInProviders: 'anyone',
    oauthRequest: 'anyone',
    oauthCallback: 'anyone',
    web3Request: 'anyone',
    web3Validate: 'anyone',
    web3Confirmation: 'anyone',
    refreshTokens: 'anyone',
    logout: 'anyone',
  },
  unseen: ['oauthRequest', 'web3Validate'],
  rules: () => [],
})
