import { all } from '../../kernel/read/lists'
import { crud } from '../../kernel/write/crud'
import { nameOf } from './limits'
import { passkeyDelete } from './passkeyDelete'
import { passkeyRegister } from './passkeyRegister'
import { passkeyRegistrationOptions } from './passkeyRegistrationOptions'
import { passkeySignIn } from './passkeySignIn'
import { passkeySignInOptions } from './passkeySignInOptions'
import { passkey as entity } from './table'

const { update } = crud(entity, { prepare: ({ name }) => ({ name: nameOf(String(name)) }) })

export const passkey = {
  passkeyDelete,
  passkeyRegister,
  passkeyRegistrationOptions,
  passkeyRename: update,
  passkeys: all('Passkey'),
  passkeySignIn,
  passkeySignInOptions,
}
