import { type IdentityProvider, ProviderRefused, ProviderSilent } from '../../gateways/sign-in/identity-provider'
import type { Context } from '../../kernel/context'
import { conflict, forbidden, notFound } from '../../kernel/errors'

/** The provider with that id. Throws NOT_FOUND. */
export function providerOf(context: Context, id: string): IdentityProvider {
  const provider = context.identityProviders.get(id)
  if (!provider) throw notFound('This sign-in provider')
  return provider
}

/** The refusal for a provider's failure. The log gets only its words, not its cause. */
export function explainedBy(context: Context, { id, name }: IdentityProvider) {
  return (error: unknown): never => {
    if (!(error instanceof ProviderSilent || error instanceof ProviderRefused)) throw error
    context.log.warn({ provider: id, reason: error.message }, error.name)
    if (error instanceof ProviderRefused) throw forbidden(`${name} did not confirm this sign-in. Please begin again.`)
    throw conflict(`${name} does not answer at the moment. Please try again in a few minutes, or sign in by e-mail.`)
  }
}
