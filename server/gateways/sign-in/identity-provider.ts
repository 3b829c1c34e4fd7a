/** An OpenID Connect provider as the settings name it. */
export interface ProviderSettings {
  /** Its name in our addresses. */
  id: string
  /** Its name for people. */
  name: string
  issuer: string
  clientId: string
  clientSecret: string
}

/** The record that the server keeps between the two halves of a sign-in. */
export interface Begun {
  state: string
  nonce: string
  verifier: string
}

/** The person that a provider names. */
export interface Claimed {
  issuer: string
  subject: string
  email?: string
  /** Whether the provider has verified that the address is theirs. */
  isEmailVerified: boolean
}

export interface IdentityProvider extends Pick<ProviderSettings, 'id' | 'name' | 'issuer'> {
  /** The provider's address for the browser, and the record needed when it returns; the state starts with `mark`. Throws ProviderSilent. */
  begin(mark?: string): Promise<Begun & { url: string }>
  /** Exchanges the code that the browser brought back, and `iss` if given. Throws ProviderSilent and ProviderRefused. */
  finish(answer: { code: string; iss?: string | null }, begun: Begun): Promise<Claimed>
}

/** The provider gave no answer, or one that no provider gives. */
export class ProviderSilent extends Error {
  override name = 'ProviderSilent'
}

/** The provider refused, or its answer is not valid. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused'
}
