import { hashSecret } from '../../gateways/sign-in/secrets'
import type { Context } from '../../kernel/context'

/** The hash that identifies the asking browser when it returns. */
export const browserHash = (context: Context): string => hashSecret(context.request.browser('signIn'))
