import type { Context } from '../../context'
import { crud } from '../../crud'
import { all } from '../../lists'
import type { FieldResolvers } from '../../operation'
import { linkedProvider as entity } from '../../tables/linked-provider'

export const linkedProvider = {
  linkedProviders: all('LinkedProvider'),
  providerUnlink: crud(entity).delete,
}

const name = ({ issuer }: { issuer: string }, _args: never, { identityProviders }: Context) =>
  [...identityProviders.values()].find((each) => each.issuer === issuer)?.name ?? new URL(issuer).host

export const linkedProviderFields = { LinkedProvider: { name } } satisfies FieldResolvers
