import { Agent, type IncomingMessage, request } from 'node:http'

export interface Answer {
  status: number
  text: string
  /** From the start of the request to the last byte, with connecting. */
  ms: number
}

/** Sends the requests of one person over their own connections as a browser does: at most six, kept for the next requests. */
export function createClient(url: string) {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: 6 })

  type Wish = { method: 'GET' | 'POST'; path: string; headers: Record<string, string | number>; body?: string | Buffer }

  function send(wish: Wish, started = performance.now()): Promise<Answer> {
    const { body, ...asked } = wish
    return new Promise((resolve, reject) => {
      const sent = request({ hostname, port, agent, ...asked, timeout: 120_000 }, (response) =>
        read(response).then((text) => {
          resolve({ status: response.statusCode ?? 0, text, ms: performance.now() - started })
        }, reject),
      )
      sent.on('timeout', () => sent.destroy(new Error(`${asked.path} was not answered in two minutes`)))
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The server closed an idle connection, and a browser would take another one.
        if (sent.reusedSocket && error.code === 'ECONNRESET') send(wish, started).then(resolve, reject)
        else reject(error)
      })
      sent.end(body)
    })
  }

  return {
    page: (path: string) => send({ method: 'GET', path, headers: { accept: 'text/html' } }),
    post: (body: string | Buffer, token: string, more: Record<string, string> = {}) => {
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        authorization: `Bearer ${token}`,
        ...more,
      }
      return send({ method: 'POST', path: '/graphql', headers, body })
    },
    close: () => agent.destroy(),
  }
}

export type Client = ReturnType<typeof createClient>

async function read(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
