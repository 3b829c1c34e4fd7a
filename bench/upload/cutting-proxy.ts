import { connect, createServer, type Socket } from 'node:net'

/** Passes connections on to a server, and cuts them where it is told. */
export interface CuttingProxy {
  port: number
  /** How often a connection was cut. */
  cuts(): number
  close(): void
}

/** Cuts every connection that is open when so many more bytes have gone to the server, this many times. */
export async function cuttingProxy(
  to: number,
  { every, times }: { every: number; times: number },
): Promise<CuttingProxy> {
  const open = new Set<Socket>()
  let passed = 0
  let cut = 0
  const server = createServer((client) => {
    const served = connect(to, '127.0.0.1')
    for (const socket of [client, served]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        client.destroy()
        served.destroy()
      })
    }
    served.pipe(client)
    client.on('data', (bytes) => {
      passed += bytes.length
      if (cut < times && passed > every * (cut + 1)) {
        cut++
        for (const socket of open) socket.destroy()
        return
      }
      if (!served.write(bytes)) {
        client.pause()
        served.once('drain', () => client.resume())
      }
    })
    client.on('end', () => served.end())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  return {
    port,
    cuts: () => cut,
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
