import { Agent, type IncomingMessage, request } from 'node:http'

export interface Answer {
  status: number
  text: string
  /** From the wish to the last byte, connecting included. */
  ms: number
}

/** Sends requests of one person, over connections of their own, as a browser does: six at most, kept for the next request. */
export function createClient(url: string) {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: 6 })

  function send(
    method: 'GET' | 'POST',
    path: string,
    headers: Record<string, string | number>,
    body?: string | Buffer,
  ) {
    const started = performance.now()
    return new Promise<Answer>((resolve, reject) => {
      const sent = request({ hostname, port, agent, method, path, headers, timeout: 120_000 }, (response) =>
        read(response).then((text) => {
          resolve({ status: response.statusCode ?? 0, text, ms: performance.now() - started })
        }, reject),
      )
      sent.on('timeout', () => sent.destroy(new Error(`${path} was not answered in two minutes`)))
      sent.on('error', reject)
      sent.end(body)
    })
  }

  return {
    page: (path: string) => send('GET', path, { accept: 'text/html' }),
    post: (body: string | Buffer, token: string, headers: Record<string, string> = {}) =>
      send(
        'POST',
        '/graphql',
        {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          authorization: `Bearer ${token}`,
          ...headers,
        },
        body,
      ),
    close: () => agent.destroy(),
  }
}

export type Client = ReturnType<typeof createClient>

async function read(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
