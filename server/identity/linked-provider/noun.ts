import type { Context } from '../../kernel/context'
import { crud } from '../../kernel/crud/crud'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { all } from '../../kernel/read/lists'
import { fields } from '../../kernel/read/selection'
import { providerLink } from './providerLink'
import { providerLinkRequest } from './providerLinkRequest'
import { linkedProvider as entity } from './table'

interface Linked {
  issuer: string
}
const providerOf = ({ issuer }: Linked, { identityProviders }: Context) =>
  [...identityProviders.values()].find((each) => each.issuer === issuer)

const provider = (linked: Linked, _args: never, context: Context) => providerOf(linked, context)?.id ?? null
const name = (linked: Linked, _args: never, context: Context) =>
  providerOf(linked, context)?.name ?? new URL(linked.issuer).host

export const linkedProvider = noun({
  entities: [entity],
  operations: {
    linkedProviders: all('LinkedProvider'),
    providerLink,
    providerLinkRequest,
    providerUnlink: crud(entity).delete,
  },
  fields: { LinkedProvider: { name, provider } },
  rates: { providerLinkRequest: perPerson(30), providerLink: perPerson(30) },
  gained: { identities: 'inserted_at' },
  erasure: 'goes with the account',
  exported: { linkedProviders: ['LinkedProvider', fields('issuer', 'email', 'insertedAt', 'lastUsedAt')] },
  outOfReach: {
    identities_issuer_once: 'linking again is refused by the operation',
    identities_subject_once: 'linking again is refused by the operation',
  },
  unrecorded: { providerLinkRequest: 'their own' },
})
