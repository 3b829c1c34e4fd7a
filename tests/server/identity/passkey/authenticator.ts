import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** The faults that a test can choose. Everything else is a good device's answer. */
export interface Twist {
  origin?: string
  rpId?: string
  challenge?: string
  /** Whether the device verified the user, by a finger or a number. */
  verified?: boolean
  counter?: number
  userHandle?: string
  credentialId?: string
  /** Signs with a key other than the one that it registered. */
  wrongKey?: boolean
}

interface Options {
  challenge: string
  user?: { id: string }
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const KEY_INCLUDED = 0x40

const encoded = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** A device with one passkey, in software: it signs WebAuthn's bytes with ES256. Source: https://www.w3.org/TR/webauthn-3/#sctn-authenticator-model */
export function createAuthenticator(at = { origin: 'http://localhost:4000', rpId: 'localhost' }) {
  const keys = newKeys()
  const credentialId = encoded(randomBytes(32))
  let counter = 0
  let owner = ''

  const clientData = (type: string, { challenge }: Options, twist: Twist) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: twist.challenge ?? challenge,
        origin: twist.origin ?? at.origin,
        crossOrigin: false,
      }),
    )

  function authenticatorData(twist: Twist, key: Uint8Array | null) {
    const flags = USER_PRESENT | (twist.verified === false ? 0 : USER_VERIFIED) | (key ? KEY_INCLUDED : 0)
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(twist.counter ?? counter)
    return Buffer.concat([sha256(twist.rpId ?? at.rpId), Buffer.of(flags), counted, key ?? Buffer.alloc(0)])
  }

  function attestedKey(id: string) {
    const { x = '', y = '' } = keys.publicKey.export({ format: 'jwk' })
    const raw = Buffer.from(id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(raw.length)
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    return Buffer.concat([Buffer.alloc(16), length, raw, isoCBOR.encode(cose)])
  }

  return {
    credentialId,
    /** Makes the passkey and answers like `navigator.credentials.create`. */
    create(options: Options, twist: Twist = {}) {
      owner = options.user?.id ?? ''
      const id = twist.credentialId ?? credentialId
      const data = authenticatorData(twist, attestedKey(id))
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(data)],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: encoded(clientData('webauthn.create', options, twist)),
          attestationObject: encoded(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
      }
    },
    /** Signs and answers like `navigator.credentials.get`. Each use counts one more. */
    get(options: Options, twist: Twist = {}) {
      counter++
      const id = twist.credentialId ?? credentialId
      const data = authenticatorData(twist, null)
      const client = clientData('webauthn.get', options, twist)
      const { privateKey } = twist.wrongKey ? newKeys() : keys
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(data),
          signature: encoded(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: twist.userHandle ?? owner,
        },
      }
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>
