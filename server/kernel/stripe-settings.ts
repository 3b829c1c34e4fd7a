import { z } from 'zod'
import { isLoopback, isPlain } from './provider-settings'

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Where its API is, if not at Stripe: a stub on this machine. */
  apiUrl?: string
}

/** The variables of Stripe. Errors name the fault, never the secrets. */
export const stripeVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w{8,}$/, 'It is the secret or restricted key, sk_… or rk_….')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S{10,}$/, 'It is the signing secret of the webhook, whsec_…, of at least 16 characters.')
    .optional(),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isLoopback, 'It is for a stub on this machine: it must be a loopback address.')
    .optional(),
}

type Variables = { [Name in keyof typeof stripeVariables]?: string | undefined }

/** The settings of Stripe, or null where there are none. Throws where they do not go together. */
export function stripeFrom(
  { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl }: Variables,
  publicUrl: string,
): StripeSettings | null {
  if (!secretKey !== !webhookSecret)
    throw new Error('Stripe needs both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or neither.')
  if (!secretKey || !webhookSecret) return null
  if (secretKey.includes('_live_') && isPlain(publicUrl) && !isLoopback(publicUrl))
    throw new Error('A live STRIPE_SECRET_KEY needs https: in PUBLIC_URL.')
  return { secretKey, webhookSecret, ...(apiUrl && { apiUrl }) }
}
