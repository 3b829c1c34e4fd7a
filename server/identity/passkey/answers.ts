import { z } from 'zod'
import { invalid } from '../../kernel/errors'

/** A passkey that will not do. What is wrong with it is no use to whoever holds it, and of some to whoever forged it. */
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

/** What a device answers when it has made a passkey. Throws VALIDATION. */
export const creationAnswer = (response: unknown) => read(creation, response)
export type CreationAnswer = z.infer<typeof creation>

/** What a device answers when it has signed with one; whose it is comes with it, since nobody was named. Throws VALIDATION. */
export const assertionAnswer = (response: unknown) => read(assertion, response)
export type AssertionAnswer = z.infer<typeof assertion>

/** The challenge that the device says it has answered; whether it has is for the check of the signature. Throws VALIDATION. */
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
