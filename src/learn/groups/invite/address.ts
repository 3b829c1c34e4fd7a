import { toast } from '../../../ui/overlay/toast'

/** The address that a link is given to people as. */
export const addressOf = (token: string): string => `${window.location.origin}/i/${token}`

/** The same as people read it. */
export const shortAddressOf = (token: string): string => `${window.location.host}/i/${token}`

export async function copyAddress(token: string) {
  try {
    await navigator.clipboard.writeText(addressOf(token))
    toast({ kind: 'positive', text: 'The link is copied.' })
  } catch {
    toast({ kind: 'warning', text: 'This browser does not let us copy. Please select the link and copy it.' })
  }
}
