import { build, type TestApp } from '../tests/build'
import { listen, live, phone } from '../tests/server/kernel/realtime/clients'
import { until } from '../tests/until'
import { median } from './processes'
import { sized } from './size'
import { print, verdict } from './table'

const ROUNDS = sized(20, 1)
const MOST_MS = 1_000

/** Measures how soon an order to disable a person ends their requests and their sockets, on the embedded database. */
export async function disabling(): Promise<void> {
  const app = await build()
  const address = await listen(app)
  const rounds: Record<string, number>[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await once(app, address))
  await app.close()
  const rows = Object.keys(rounds[0] ?? {}).map((name) => {
    const figures = rounds.map((figure) => figure[name] ?? 0)
    const most = Math.max(...figures)
    return [name, median(figures).toFixed(0), most.toFixed(0), `≤ ${MOST_MS}`, verdict(most <= MOST_MS)]
  })
  print(`Ms from the order to disable a person, ${ROUNDS} times`, ['what ends', 'median', 'most', 'target', ''], rows)
}

async function once(app: TestApp, address: string) {
  const [person, admin] = [await app.person(), await app.person({ role: 'admin' })]
  const [subscriptions, channels] = [live(address, person), phone(address, person)]
  await subscriptions.subscribe('subscription { sessionTypeUpdated { id } }')
  await until(() => channels.socket.isConnected())
  const begun = performance.now()
  const after = async (isSo: () => unknown) => {
    await until(isSo)
    return performance.now() - begun
  }
  const ordered = app.send('mutation ($id: ID!) { userDisable(id: $id) { id } }', { id: person.id }, admin)
  const [requests, subscription, channel] = await Promise.all([
    after(async () => (await app.send('{ currentUser { id } }', {}, person)).errors),
    after(() => subscriptions.closed.length),
    after(() => channels.closed.length),
  ])
  await ordered
  await subscriptions.client.dispose()
  channels.socket.disconnect()
  return { requests, 'socket of subscriptions': subscription, 'socket of channels': channel }
}
