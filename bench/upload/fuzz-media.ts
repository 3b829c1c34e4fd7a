import { generatedCaptions, generatedFiles, generatedTus } from '../../tests/server/attack/forms/generated-media'
import { exchange, type RawAnswer, type RawRequest } from '../../tests/server/attack/forms/raw-request'
import { mp4 } from '../../tests/unit/gateways/sample-files'
import { memoryOf } from '../processes'
import { ask, productArguments, renew, type SignedIn, signIn, startServer, temporaryFolder } from '../server'
import { sized } from '../size'
import { print, verdict } from '../table'

const PORT = 4323
const COUNT = Number(process.env.FUZZ_COUNT ?? sized(10_000, 20))
const BATCH = sized(500, 20)
const ABREAST = 8
const FIRST_SEED = Number(process.env.FUZZ_SEED ?? 1)
const MOST_GROWTH = 300

interface Seen {
  statuses: Map<number, number>
  faults: string[]
}

/** Sends generated requests of the upload protocol, and generated sounds, videos and captions; counts what they do to the server. */
export async function fuzzMedia(): Promise<void> {
  // Without a path it finds no ffprobe: what other programs do with a file would take most of the time. FUZZ_PROBE=1 has them look too.
  const path = process.env.FUZZ_PROBE ? {} : { PATH: '' }
  const env = { NODE_ENV: 'development', DATA_DIR: temporaryFolder(), RATE_FACTOR: '1000000', ...path }
  const server = await startServer(productArguments(), { port: PORT, env })
  try {
    let author = await signIn(server.url, 'admin@articled.example')
    const videoId = await aVideo(server.url, author.accessToken)
    const before = memoryOf(server.pid) ?? Number.NaN
    let most = before
    const makers: Record<string, (seed: number, sender: SignedIn) => Promise<RawRequest[]>> = {
      'tus requests': async (seed, { accessToken: token }) =>
        generatedTus(BATCH, seed, { token, ids: await someUploads(token) }),
      sounds: async (seed, { accessToken }) => generatedFiles('audio', BATCH, seed, accessToken),
      videos: async (seed, { accessToken }) => generatedFiles('video', BATCH, seed, accessToken),
      captions: async (seed, { accessToken: token }) => generatedCaptions(BATCH, seed, { token, videoId }),
    }
    const rows: string[][] = []
    for (const [name, make] of Object.entries(makers)) {
      const seen: Seen = { statuses: new Map(), faults: [] }
      for (let sent = 0; sent < COUNT && isAlive(server.pid); sent += BATCH) {
        author = await renew(server.url, author)
        await sendAll(await make(FIRST_SEED + sent / BATCH, author), seen)
        await dropUploads(author.accessToken)
        most = Math.max(most, memoryOf(server.pid) ?? 0)
      }
      rows.push(rowOf(name, seen, isAlive(server.pid)))
      for (const fault of seen.faults.slice(0, 2)) console.log(`\n${fault}`)
    }
    print(`Generated uploads, seeds from ${FIRST_SEED}`, ['', 'sent', 'exits', '500', 'no answer', 'answers', ''], rows)
    const growth = Math.round(most - before)
    console.log(
      `The server grew by ${growth} MiB to ${Math.round(most)} MiB: ${verdict(growth < MOST_GROWTH)} (< ${MOST_GROWTH})`,
    )
  } finally {
    await server.stop()
  }
}

function rowOf(name: string, { statuses, faults }: Seen, isUp: boolean): string[] {
  const sent = [...statuses.values()].reduce((sum, each) => sum + each, 0)
  const failed = [...statuses].filter(([status]) => status === 500).reduce((sum, [, times]) => sum + times, 0)
  const answers = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${times}×${status}`)
  const isRight = isUp && failed === 0 && faults.length === 0
  return [
    name,
    String(sent),
    isUp ? '0' : '1',
    String(failed),
    String(faults.length),
    answers.join(' '),
    verdict(isRight),
  ]
}

async function sendAll(requests: readonly RawRequest[], { statuses, faults }: Seen) {
  const left = requests.values()
  const some = async () => {
    for (const request of left) {
      const failed = (error: Error): RawAnswer => ({ status: -1, body: error.message })
      const once = () => exchange(PORT, request, 20_000).catch(failed)
      let answer = await once()
      // A refusal can be lost where the connection closes while the rest is still sent, as a browser's client sends again.
      for (let tries = 0; tries < 3 && answer.status === 0 && !answer.body && !request.end; tries++)
        answer = await once()
      // The answer to HEAD has the length of a body, and none.
      const status = answer.status || Number(/^HTTP\/1\.1 (\d{3})/.exec(answer.body)?.[1] ?? 0)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const location = /location: \/files\/uploads\/(\S+)/i.exec(answer.head ?? '')?.[1]
      if (location) begun.add(location)
      if (status === -1 || status === 500 || (status === 0 && !request.end))
        faults.push(`${status} ${answer.body.slice(-200)} was answered to\n${request.head}`)
    }
  }
  await Promise.all(Array.from({ length: ABREAST }, some))
}

const begun = new Set<string>()
const tus = (token: string, more = {}) => ({ 'tus-resumable': '1.0.0', authorization: `Bearer ${token}`, ...more })

/** Begins a few uploads that the requests can meet. */
async function someUploads(token: string): Promise<string[]> {
  for (let each = 0; each < 3; each++) {
    const headers = tus(token, { 'upload-length': '5000', 'upload-metadata': 'filename ZmlsbS5tcDQ=' })
    const answer = await fetch(`http://127.0.0.1:${PORT}/files/uploads`, { method: 'POST', headers })
    const id = answer.headers.get('location')?.split('/').at(-1)
    if (id) begun.add(id)
  }
  return [...begun]
}

/** A person may have few unfinished uploads, so they are cancelled between the batches. */
async function dropUploads(token: string) {
  for (const id of begun)
    await fetch(`http://127.0.0.1:${PORT}/files/uploads/${id}`, { method: 'DELETE', headers: tus(token) })
  begun.clear()
}

/** A video to whose captions the changes are made. */
async function aVideo(url: string, token: string): Promise<string> {
  const film = mp4('isom', ['vide', 'soun'])
  const headers = tus(token, {
    'upload-length': String(film.length),
    'content-type': 'application/offset+octet-stream',
    'upload-metadata': 'filename ZmlsbS5tcDQ=',
  })
  const answer = await fetch(`${url}/files/uploads`, { method: 'POST', headers, body: new Uint8Array(film) })
  const file = answer.headers.get('location')?.split('/').at(-1)
  const { bundles } = await ask<{ bundles: { entries: { id: string }[] } }>(
    url,
    '{ bundles(pageSize: 1) { entries { id } } }',
    {},
    token,
  )
  const document =
    'mutation ($bundleId: ID!, $file: ID!) { libraryVideoCreate(bundleId: $bundleId, title: "A film", file: $file) { id } }'
  const made = await ask<{ libraryVideoCreate: { id: string } }>(
    url,
    document,
    { bundleId: bundles.entries[0]?.id, file },
    token,
  )
  return made.libraryVideoCreate.id
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
