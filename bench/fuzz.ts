import { type Fuzzed, fuzz as send } from '../tests/server/attack/forms/fuzz'
import { generatedForms } from '../tests/server/attack/forms/generated'
import { productArguments, renew, signIn, startServer, temporaryFolder } from './server'
import { sized } from './size'
import { print, verdict } from './table'

const PORT = 4320
const FORMS = sized(10_000, 20)
const BATCH = sized(1_000, 20)
const FIRST_SEED = Number(process.env.FUZZ_SEED ?? 1)

/** Sends malformed forms and counts their effects on the server. Another FUZZ_SEED makes other forms. */
export async function fuzz(): Promise<void> {
  const server = await startServer(productArguments(), {
    port: PORT,
    env: { NODE_ENV: 'development', DATA_DIR: temporaryFolder(), RATE_FACTOR: '1000000' },
  })
  try {
    let sender = await signIn(server.url, 'student@articled.example')
    const statuses = new Map<number, number>()
    const wrong: Fuzzed['wrong'] = []
    for (let sent = 0; sent < FORMS && isAlive(server.pid); sent += BATCH) {
      sender = await renew(server.url, sender)
      const { user, accessToken: token } = sender
      const batch = await send(PORT, generatedForms(BATCH, FIRST_SEED + sent / BATCH, { id: user.id, token }))
      wrong.push(...batch.wrong)
      for (const [status, count] of batch.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count)
    }
    report(statuses, wrong, isAlive(server.pid))
  } finally {
    await server.stop()
  }
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function report(statuses: Fuzzed['statuses'], wrong: Fuzzed['wrong'], isUp: boolean) {
  const count = (status: number) => statuses.get(status) ?? 0
  const sent = [...statuses.values()].reduce((sum, each) => sum + each, 0)
  const rows: [string, number, number][] = [
    ['forms sent', sent, FORMS],
    ['ends of the server', isUp ? 0 : 1, 0],
    ['answers of 500', count(500), 0],
    ['no answer, or a wrong one', wrong.length, 0],
  ]
  const answers = [...statuses].map(([status, times]) => `${times} × ${status || 'hung up'}`).join(', ')
  print(
    `Malformed forms, seeds ${FIRST_SEED} to ${FIRST_SEED + FORMS / BATCH - 1} (${answers})`,
    ['', 'seen', 'target', ''],
    rows.map(([name, seen, target]) => [name, String(seen), String(target), verdict(seen === target)]),
  )
  for (const { request, answer } of wrong.slice(0, 3))
    console.log(
      `\n${answer}\nwas answered to\n${request.head}${Buffer.concat(request.pieces).toString('latin1').slice(0, 1_000)}`,
    )
}
