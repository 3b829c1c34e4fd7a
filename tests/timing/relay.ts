import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a database that can be cut: the client sees its connections end, and the database does not. */
export async function relayTo(target: string) {
  const { hostname, port } = new URL(target)
  const near = new Set<Socket>()
  const far = new Set<Socket>()
  let isUp = true
  const server = createServer((client) => {
    if (!isUp) return client.destroy()
    const upstream = connect(Number(port), hostname)
    near.add(client)
    far.add(upstream)
    for (const socket of [client, upstream]) socket.on('error', () => {})
    client.on('data', (bytes) => upstream.write(bytes))
    upstream.on('data', (bytes) => client.write(bytes)).on('close', () => client.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    /** Cuts all connections. With stayDown it also refuses new ones. */
    cut({ stayDown = false } = {}) {
      isUp = !stayDown
      for (const socket of near) socket.destroy()
      near.clear()
    },
    mend() {
      isUp = true
    },
    close() {
      server.close()
      for (const socket of [...near, ...far]) socket.destroy()
    },
  }
}
