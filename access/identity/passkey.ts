import { allow, audiences, ME, noun } from '../rule'

const fields = audiences('Passkey', { reader: ['id', 'name', 'deviceType', 'backedUp', 'insertedAt', 'lastUsedAt'] })

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
  unseen: ['passkeys'],
  fields: { Passkey: fields },
  rules: () => [
    ...allow(['read', 'delete'], 'Passkey', { userId: ME }),
    ...allow('update', 'Passkey', { userId: ME }, ['name']),
  ],
})
