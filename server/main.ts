import { buildApp } from './app'
import { firstStart } from './first-start'
import { endInOrder } from './kernel/process/ending'
import { settingsFrom } from './kernel/settings'

/** Starts the product: one process, one port. */
async function main() {
  const settings = settingsFrom(process.env)
  let onLost = giveUp
  const app = await buildApp(settings, { onLost: (reason) => onLost(reason) })
  const { endFor } = endInOrder({
    clock: app.services.clock,
    patience: settings.patience,
    log: app.server.log,
    close: app.close,
  })
  onLost = endFor
  const { isDemo } = await firstStart(app.services)
  await app.server.listen({ port: settings.port, host: settings.host })
  await app.resume()
  greet(settings.publicUrl, { isDemo, embedded: app.services.database.kind === 'embedded', outbox: !settings.smtpUrl })
}

function greet(url: string, { isDemo, embedded, outbox }: { isDemo: boolean; embedded: boolean; outbox: boolean }) {
  const lines = ['', `Articled is at ${url}`]
  if (isDemo && outbox)
    lines.push(
      '',
      'Sign in as student@articled.example, tutor@articled.example or admin@articled.example:',
      `enter the address at ${url}/login, then open the link from ${url}/dev/mail`,
    )
  if (embedded)
    lines.push(
      '',
      'Data is in the embedded database: safe when the process dies, not when the power fails. Set DATABASE_URL for real use.',
    )
  process.stdout.write(`${lines.join('\n')}\n\n`)
}

function giveUp(error: Error & { code?: string }) {
  const isTaken = error.code === 'EADDRINUSE'
  console.error(isTaken ? `${error.message}. Stop what uses it, or set PORT to another.` : error.message)
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exit(1)
}

main().catch(giveUp)
