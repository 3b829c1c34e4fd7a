/** A steady load with the answers that it got, to compare with the database afterwards. */
export interface Load {
  /** Names of the practice areas that the server said it made. */
  areas: string[]
  /** Addresses to which the server said it would send a mail. */
  addresses: string[]
  /** The number of answers of each kind: a status and a code, or `none` with the reason. */
  answers: Map<string, number>
  slowestMs: number
  /** Waits until the server acknowledges a write that began after this call, and answers how many milliseconds that took. */
  untilWritten(): Promise<number>
  stop(): Promise<void>
}

const CREATE = 'mutation ($name: String!) { practiceAreaCreate(name: $name, shortName: "x") { id } }'
const REQUEST = 'mutation ($email: String!) { web3Request(email: $email, redirectUri: "/") { sent } }'
/** Longer than the server may take for any answer. */
const PATIENCE_MS = 30_000
const REST_MS = 20

let loads = 0

/** Writes without a pause with the given token. Half of the writes queue a mail. */
export function startLoad(url: string, token: string, { writers = 8 } = {}): Load {
  const run = `${process.pid}-${++loads}`
  const load: Load = {
    areas: [],
    addresses: [],
    answers: new Map(),
    slowestMs: 0,
    async untilWritten() {
      const begun = performance.now()
      while (lastBegun < begun) await pause(5)
      return performance.now() - begun
    },
    async stop() {
      stopped = true
      await Promise.all(all)
    },
  }
  let stopped = false
  /** The beginning of the last acknowledged write. */
  let lastBegun = 0

  async function send(query: string, variables: object): Promise<boolean> {
    const begun = performance.now()
    const told = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).then(
      async (answer) => {
        const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] }
        return `${answer.status} ${errors?.[0]?.extensions.code ?? 'done'}`
      },
      (error: Error) => `none: ${(error.cause as Error | undefined)?.message ?? error.message}`,
    )
    load.slowestMs = Math.max(load.slowestMs, performance.now() - begun)
    load.answers.set(told, (load.answers.get(told) ?? 0) + 1)
    const isDone = told === '200 done'
    if (isDone) lastBegun = Math.max(lastBegun, begun)
    else await pause(REST_MS)
    return isDone
  }

  async function write(writer: number) {
    for (let turn = 0; !stopped; turn++) {
      const name = `${run}-${writer}-${turn}`
      if (await send(CREATE, { name })) load.areas.push(name)
      const email = `load-${name}@articled.example`
      if (await send(REQUEST, { email })) load.addresses.push(email)
    }
  }
  const all = Array.from({ length: writers }, (_, writer) => write(writer))
  return load
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
