import { hashSecret } from '../../gateways/secrets'
import type { Context } from '../../kernel/context'

/** What is kept of the browser that asks, to know it again when it comes back. */
export const browserHash = (context: Context): string => hashSecret(context.request.browser())
