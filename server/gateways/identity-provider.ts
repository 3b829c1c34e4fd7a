/** An OpenID Connect provider as the settings name it. */
export interface ProviderSettings {
  /** Its name in our addresses. */
  id: string
  /** What people call it. */
  name: string
  issuer: string
  clientId: string
  clientSecret: string
}

/** What the server keeps between the two halves of a sign-in. */
export interface Begun {
  state: string
  nonce: string
  verifier: string
}

/** Whom a provider says somebody is. */
export interface Claimed {
  issuer: string
  subject: string
  email?: string
  /** Whether the provider has made sure that the address is theirs. */
  isEmailVerified: boolean
}

export interface IdentityProvider extends Pick<ProviderSettings, 'id' | 'name' | 'issuer'> {
  /** Where the browser goes, and what is needed when it comes back; `mark` is what the state begins with. Throws ProviderSilent. */
  begin(mark?: string): Promise<Begun & { url: string }>
  /** Exchanges the code that the browser came back with, `iss` beside it. Throws ProviderSilent and ProviderRefused. */
  finish(answer: { code: string; iss?: string | null }, begun: Begun): Promise<Claimed>
}

/** The provider does not answer, or not as a provider would. */
export class ProviderSilent extends Error {
  override name = 'ProviderSilent'
}

/** The provider says no, or its answer does not hold. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused'
}
