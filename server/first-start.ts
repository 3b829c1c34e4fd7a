import { loadDemo } from './demo/load'
import { loadReference } from './identity/country/load-countries'
import { ensureAdmin } from './identity/user/first-admin'
import type { Services } from './kernel/context'

/** Puts into the database what must be there before anybody can sign up, and outside production the demo school. Doing it again does nothing more. */
export async function firstStart(services: Services): Promise<{ isDemo: boolean }> {
  const { environment, adminEmail } = services.settings
  await loadReference(services)
  const isDemo = environment !== 'production' && (await loadDemo(services))
  if (adminEmail) await ensureAdmin(services, adminEmail)
  return { isDemo }
}
