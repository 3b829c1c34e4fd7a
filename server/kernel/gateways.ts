import { join } from 'node:path'
import { createFileStore } from '../gateways/files/files'
import { addressIn } from '../gateways/mail/address-in'
import { createMailer } from '../gateways/mail/mail'
import { createOutbox } from '../gateways/mail/outbox'
import { createGoogle } from '../gateways/meeting-links/google-account'
import { createZoom } from '../gateways/meeting-links/zoom'
import type { Outside } from '../gateways/outside/outside'
import { patient } from '../gateways/payment/patient-gateway'
import type { PaymentGateway } from '../gateways/payment/payment'
import { createSandbox } from '../gateways/payment/sandbox'
import { createPusher } from '../gateways/push/push'
import { createIdentityProviders } from '../gateways/sign-in/oidc'
import { deriveKey } from '../gateways/sign-in/secrets'
import { createAccessTokens } from '../gateways/sign-in/tokens'
import type { Settings } from './settings'
import type { Clock } from './time/clock'

interface Options {
  clock: Clock
  /** The address by which this server reaches itself. */
  own: () => string
  outside: Outside
}

/** Opens the gateways by the settings. */
export async function openGateways(settings: Settings, { clock, own, outside }: Options) {
  const { dataDir, patience, publicUrl, secret, vapidKey } = settings
  const outbox = await createOutbox(dataDir)
  const mailer = createMailer({
    ...(settings.smtpUrl && { smtpUrl: settings.smtpUrl }),
    from: settings.mailFrom,
    outbox,
    clock,
    patience,
  })
  const tokens = createAccessTokens({ secret, clock })
  const isProduction = settings.environment === 'production'
  const sandbox = isProduction
    ? null
    : await createSandbox({
        dir: dataDir,
        secret: deriveKey(secret, 'sandbox-webhook').toString('hex'),
        clock,
        patience,
        webhookUrl: () => `${own()}/webhooks/sandbox`,
        payOrigin: publicUrl,
      })
  const stripe = await stripeOf(settings, clock)
  const payments = new Map<string, PaymentGateway>(
    [stripe, sandbox]
      .filter((gateway) => gateway !== null)
      .map((gateway) => [gateway.name, patient(gateway, clock, patience.gatewayMs)]),
  )
  return {
    outside,
    outbox,
    mailer,
    tokens,
    sandbox,
    payments,
    files: createFileStore(join(dataDir, 'files')),
    google: settings.google
      ? createGoogle(settings.google, {
          clock,
          patience,
          callback: `${publicUrl}/settings/google-account`,
          addresses: outside.google,
        })
      : null,
    zoom: settings.zoom ? createZoom(settings.zoom, { clock, patience, addresses: outside.zoom }) : null,
    identityProviders: createIdentityProviders(settings.oidcProviders, {
      publicUrl,
      mayBePlain: !isProduction,
      patience,
    }),
    pusher: createPusher({
      clock,
      patience,
      privateKey: vapidKey ?? deriveKey(secret, 'vapid'),
      subject: settings.vapidSubject ?? `mailto:${addressIn(settings.mailFrom)}`,
      ...outside,
    }),
  }
}

/** Stripe, where it is set up. Its library, 20 MB in memory, is read only there. */
async function stripeOf({ stripe, patience }: Settings, clock: Clock): Promise<PaymentGateway | null> {
  if (!stripe) return null
  const { createStripe } = await import('../gateways/payment/stripe')
  return createStripe({ ...stripe, clock, patience })
}
