import { mailAddress } from '../../../rules/mail-address'
import { invalid } from '../../kernel/errors'

/** The stored and compared form of an address. Throws VALIDATION. */
export function emailOf(text: string, field = 'email') {
  const email = mailAddress(text)
  if (!email) throw invalid(field, 'Please enter an e-mail address, such as name@example.com.')
  return email
}
