import { calendarAddress } from '../../gateways/outer-calendar'
import { deriveKey, seal, unseal } from '../../gateways/sign-in/secrets'
import { invalid } from '../../kernel/errors'
import type { Settings } from '../../kernel/settings'

const keyOf = ({ secret }: Pick<Settings, 'secret'>) => deriveKey(secret, 'busy-calendar')

/** The address of a calendar that a person gave. Throws VALIDATION. */
export function addressOf(text: string): URL {
  const url = calendarAddress(text)
  if (!url) throw invalid('address', 'The address of a calendar begins with https:// and is on the public internet.')
  return url
}

/** An address as it is stored: whoever copies the database opens no calendar with it. */
export const sealed = ({ href }: URL, settings: Pick<Settings, 'secret'>): string => seal(href, keyOf(settings))

export const opened = (address: string, settings: Pick<Settings, 'secret'>): URL =>
  new URL(unseal(address, keyOf(settings)))
