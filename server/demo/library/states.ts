import type { ContentStatus, Visibility } from '../../../schema/generated/types'

/** How far a bundle is, and who finds it. */
export interface BundleState {
  status: ContentStatus
  visibility: Visibility
}

const statuses: readonly string[] = ['draft', 'in_review', 'published', 'archived'] satisfies ContentStatus[]
const visibilities: readonly string[] = ['public', 'authenticated', 'restricted', 'private'] satisfies Visibility[]

/** What a front part says of it: published, and for whoever is signed in, unless told. */
export function stateOf({ status = 'published', visibility = 'authenticated' }: Partial<Record<string, string>>) {
  if (!statuses.includes(status) || !visibilities.includes(visibility))
    throw new Error('There is no such status or visibility.')
  return { status, visibility } as BundleState
}
