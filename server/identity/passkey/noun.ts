import { crud } from '../../kernel/crud/crud'
import { alreadyThere } from '../../kernel/errors'
import { perAddress, perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { all } from '../../kernel/read/lists'
import { fields } from '../../kernel/read/selection'
import { passkeyDelete } from './passkeyDelete'
import { passkeyRegister } from './passkeyRegister'
import { passkeyRegistrationOptions } from './passkeyRegistrationOptions'
import { passkeySignIn } from './passkeySignIn'
import { passkeySignInOptions } from './passkeySignInOptions'
import { passkey as entity } from './table'

const { update } = crud(entity)

export const passkey = noun({
  entities: [entity],
  operations: {
    passkeyDelete,
    passkeyRegister,
    passkeyRegistrationOptions,
    passkeyRename: update,
    passkeys: all('Passkey'),
    passkeySignIn,
    passkeySignInOptions,
  },
  rates: {
    passkeySignInOptions: perAddress(300),
    passkeySignIn: perAddress(60),
    passkeyRegistrationOptions: perPerson(30),
    passkeyRegister: perPerson(30),
  },
  constraints: {
    passkeys_credential_id_unique: () => alreadyThere('This passkey has been added already.', 'response'),
  },
  gained: { passkeys: 'inserted_at' },
  erasure: 'goes with the account',
  exported: { passkeys: ['Passkey', fields('name', 'deviceType', 'backedUp', 'insertedAt', 'lastUsedAt')] },
  unwatched: { passkey_challenges: 'a sign-in, with secrets', passkeys: 'each person’s own' },
  unrecorded: { passkeyRegistrationOptions: 'their own', passkeySignInOptions: 'a sign-in' },
})
