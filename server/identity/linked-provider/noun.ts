import type { Context } from '../../kernel/context'
import type { FieldResolvers } from '../../kernel/graphql/operation'
import { all } from '../../kernel/read/lists'
import { crud } from '../../kernel/write/crud'
import { providerLink } from './providerLink'
import { providerLinkRequest } from './providerLinkRequest'
import { linkedProvider as entity } from './table'

export const linkedProvider = {
  linkedProviders: all('LinkedProvider'),
  providerLink,
  providerLinkRequest,
  providerUnlink: crud(entity).delete,
}

interface Linked {
  issuer: string
}
const providerOf = ({ issuer }: Linked, { identityProviders }: Context) =>
  [...identityProviders.values()].find((each) => each.issuer === issuer)

const provider = (linked: Linked, _args: never, context: Context) => providerOf(linked, context)?.id ?? null
const name = (linked: Linked, _args: never, context: Context) =>
  providerOf(linked, context)?.name ?? new URL(linked.issuer).host

export const linkedProviderFields = { LinkedProvider: { name, provider } } satisfies FieldResolvers
