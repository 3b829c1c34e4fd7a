import { loadDemo } from './demo/load'
import { loadReference } from './identity/country/load-countries'
import { ensureAdmin } from './identity/user/first-admin'
import type { Services } from './kernel/context'

/** Puts the rows that a sign-up needs into a fresh database, and the demo school outside production. Safe to run again. */
export async function firstStart(services: Services): Promise<{ isDemo: boolean }> {
  const { environment, adminEmail } = services.settings
  await loadReference(services)
  const isDemo = environment !== 'production' && (await loadDemo(services))
  if (adminEmail) await ensureAdmin(services, adminEmail)
  return { isDemo }
}
