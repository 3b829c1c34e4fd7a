import { z } from 'zod'

/** Whether an address is reached without TLS, and so without proof of who answers. */
export const isPlain = (url: string) => url.startsWith('http:')

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an address is on this machine. */
export const isLoopback = (url: string) => URL.canParse(url) && loopback.has(new URL(url).hostname)

const provider = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,32}$/, 'must be 1 to 32 small letters, digits and hyphens: it stands in addresses'),
  name: z.string().trim().min(1).max(40),
  issuer: z.url({ protocol: /^https?$/ }).refine((url) => !isPlain(url) || isLoopback(url), 'must begin with https:'),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
})

const isOnce = (values: string[]) => new Set(values).size === values.length

/** The outside sign-in providers: a JSON list in one variable. Errors name the fault, never the secrets. */
export const oidcProviders = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({
        code: 'custom',
        message: 'must be a JSON list of { id, name, issuer, clientId, clientSecret }',
      })
      return z.NEVER
    }
  })
  .pipe(
    z
      .array(provider)
      .refine((list) => isOnce(list.map(({ id }) => id)), 'each id must be there once')
      .refine((list) => isOnce(list.map(({ issuer }) => issuer)), 'each issuer must be there once'),
  )
