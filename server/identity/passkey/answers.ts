import { z } from 'zod'
import { invalid } from '../../kernel/errors'

/** The refusal of a bad passkey. It gives no details, which could help only a forger. */
export const unsound = () => invalid('response', 'This passkey could not be checked. Please try again, or use e-mail.')

const text = z.string().max(20_000)
const credential = {
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
}

const creation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
})

const assertion = z.object({
  ...credential,
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text, userHandle: text }),
})

/** A device's answer when it has created a passkey. Throws VALIDATION. */
export const creationAnswer = (response: unknown) => read(creation, response)
export type CreationAnswer = z.infer<typeof creation>

/** A device's answer when it has signed with a passkey. It names its owner, since the request named nobody. Throws VALIDATION. */
export const assertionAnswer = (response: unknown) => read(assertion, response)
export type AssertionAnswer = z.infer<typeof assertion>

/** The challenge that the device claims to answer; the signature's check decides whether it did. Throws VALIDATION. */
export function challengeOf({ response }: CreationAnswer | AssertionAnswer): string {
  return read(clientData, Buffer.from(response.clientDataJSON, 'base64url').toString()).challenge
}

const clientData = z
  .string()
  .transform((json, context) => {
    try {
      return JSON.parse(json) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'no JSON' })
      return z.NEVER
    }
  })
  .pipe(z.object({ challenge: z.string() }))

function read<Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> {
  const { success, data } = shape.safeParse(value)
  if (!success) throw unsound()
  return data
}
