import { lookup as ask, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import type { GoogleAddresses } from '../meeting-links/google-account'
import type { ZoomAddresses } from '../meeting-links/zoom'
import { isPublicAddress } from './public-address'

/** How servers of others are reached. Tests replace it, since theirs are on this machine. */
export interface Outside {
  /** Finds the address of a host; without it, public ones alone. */
  lookup?: LookupFunction
  /** Certificates trusted beside the usual ones. */
  ca?: string
  /** Where Google and Zoom are, if not where they always are. */
  google?: GoogleAddresses
  zoom?: ZoomAddresses
}

/** Nobody was asked, since the name leads to a machine that is not on the public internet. */
export class NotPublic extends Error {}

/** Finds a host's addresses and refuses those that are not public, at the moment of connecting, so that a name cannot change in between. */
export const publicLookup: LookupFunction = (hostname, options, answer) => {
  ask(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const reply = answer as unknown as (error: Error | null, address?: unknown, family?: number) => void
    if (error) return reply(error)
    const [first] = addresses
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return reply(new NotPublic('This name leads to no machine of the public internet.'))
    if (options.all) reply(null, addresses)
    else reply(null, first.address, first.family)
  })
}
