import type { Context } from '../../kernel/context'
import { type AssertionAnswer, type CreationAnswer, challengeOf, unsound } from './answers'
import { CHALLENGE_MS } from './challenges'
import type { passkeys } from './table'

type Passkey = typeof passkeys.$inferSelect

/** Loaded with the first passkey, because it reads many kinds of certificates and would slow the start. */
const library = () => import('@simplewebauthn/server')

/** ES256 and RS256: every authenticator has one of them. Source: https://www.iana.org/assignments/cose/cose.xhtml#algorithms */
const ALGORITHMS = [-7, -257]

/** Our name for devices: a passkey works at the host of our public address only. */
function relyingParty({ settings }: Context) {
  const { hostname, origin } = new URL(settings.publicUrl)
  return { id: hostname, origin }
}

const bytes = (base64url: string) => Uint8Array.from(Buffer.from(base64url, 'base64url'))
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url')

/** The owner's id as the device stores it beside the key; it says nothing about the person. */
const handleOf = (userId: string) => Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex'))

/** The options for creating a passkey. */
export async function creationOptions(
  context: Context,
  challenge: string,
  account: { id: string; email: string; fullName: string | null },
  known: Pick<Passkey, 'credentialId' | 'transports'>[],
) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: 'Articled',
    rpID: relyingParty(context).id,
    userID: handleOf(account.id),
    userName: account.email,
    userDisplayName: account.fullName ?? account.email,
    challenge: bytes(challenge),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
}

/** The options for signing in: any passkey that the device has for us. */
export async function assertionOptions(context: Context, challenge: string) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: relyingParty(context).id,
    challenge: bytes(challenge),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  })
}

/** Checks a new passkey and returns the record to store. Throws VALIDATION. */
export async function checkedCreation(context: Context, answer: CreationAnswer) {
  const { verifyRegistrationResponse } = await library()
  const { id, origin } = relyingParty(context)
  const { registrationInfo } = await sound(
    context,
    verifyRegistrationResponse({
      response: answer,
      expectedChallenge: challengeOf(answer),
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!registrationInfo) throw unsound()
  const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo
  return {
    credentialId: credential.id,
    publicKey: base64url(credential.publicKey),
    counter: credential.counter,
    transports: answer.response.transports,
    deviceType: credentialDeviceType,
    backedUp: credentialBackedUp,
  }
}

/** Checks a passkey's signature and owner. The caller, who locks its row, checks the count. Throws VALIDATION. */
export async function checkedAssertion(context: Context, answer: AssertionAnswer, passkey: Passkey) {
  const { verifyAuthenticationResponse } = await library()
  const { id, origin } = relyingParty(context)
  const { verified, authenticationInfo } = await sound(
    context,
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challengeOf(answer),
      expectedOrigin: origin,
      expectedRPID: id,
      // The library checks the count before the signature, so a stranger could set off the owner's alarm.
      credential: { id: passkey.credentialId, publicKey: bytes(passkey.publicKey), counter: 0 },
    }),
  )
  if (!verified || answer.response.userHandle !== base64url(handleOf(passkey.userId))) throw unsound()
  return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp }
}

/** Turns what the library throws into a refusal, and logs it, because a wrong PUBLIC_URL shows here first. */
async function sound<Checked>({ log }: Context, check: Promise<Checked>): Promise<Checked> {
  try {
    return await check
  } catch (error) {
    log.warn(error, 'a passkey was refused')
    throw unsound()
  }
}
