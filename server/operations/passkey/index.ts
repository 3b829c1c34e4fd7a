import { crud } from '../../crud'
import { all } from '../../lists'
import { nameOf } from '../../services/passkeys/limits'
import { passkey as entity } from '../../tables/passkey'
import { passkeyDelete } from './passkeyDelete'
import { passkeyRegister } from './passkeyRegister'
import { passkeyRegistrationOptions } from './passkeyRegistrationOptions'
import { passkeySignIn } from './passkeySignIn'
import { passkeySignInOptions } from './passkeySignInOptions'

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
