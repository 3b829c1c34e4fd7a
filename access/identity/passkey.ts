import { allow, ME, noun } from '../rule'

export const passkey = noun({
  operations: {
    passkeys: 'confirmed',
    passkeyRegistrationOptions: 'confirmed',
    passkeyRegister: 'confirmed',
    passkeyRename: 'confirmed',
    passkeyDelete: 'confirmed',
    passkeySignInOptions: 'anyone',
    passkeySignIn: 'anyone',
  },
  rules: () => [
    ...allow(['read', 'delete'], 'Passkey', { userId: ME }),
    ...allow('update', 'Passkey', { userId: ME }, ['name']),
  ],
})
