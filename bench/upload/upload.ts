import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Upload } from 'tus-js-client'
import { memoryOf } from '../processes'
import { productArguments, renew, signIn, startServer, temporaryFolder } from '../server'
import { sized } from '../size'
import { print, verdict } from '../table'
import { cuttingProxy } from './cutting-proxy'
import { hashOf, writeFilm } from './large-film'

const PORT = 4322
const BYTES = sized(1_000_000_000, 20_000_000)
const CUTS = sized(10, 1)
const CHUNK = 8 * 1024 * 1024
const MOST_GROWTH = 300
const RENEW_MS = 5 * 60_000

/** Uploads a film of 1 GB over a connection that is cut ten times, and compares what the server keeps. */
export async function upload(): Promise<void> {
  const [folder, dataDir] = [temporaryFolder(), temporaryFolder()]
  const film = join(folder, 'film.mp4')
  await writeFilm(film, BYTES)
  const server = await startServer(productArguments(), {
    port: PORT,
    env: { NODE_ENV: 'development', DATA_DIR: dataDir },
  })
  const proxy = await cuttingProxy(PORT, { every: BYTES / (CUTS + 1), times: CUTS })
  try {
    let author = await signIn(server.url, 'tutor@articled.example')
    const before = memoryOf(server.pid) ?? Number.NaN
    let most = before
    const watching = setInterval(() => {
      most = Math.max(most, memoryOf(server.pid) ?? 0)
    }, 100)
    const keeping = setInterval(async () => {
      author = await renew(server.url, author)
    }, RENEW_MS)
    const started = performance.now()
    const id = await send(film, proxy.port, () => author.accessToken)
    const seconds = (performance.now() - started) / 1000
    clearInterval(watching)
    clearInterval(keeping)
    const kept = id.replaceAll('-', '')
    const isWhole = (await hashOf(join(dataDir, 'files', kept.slice(0, 2), kept))) === (await hashOf(film))
    const growth = Math.round(most - before)
    print(
      `A film of ${BYTES / 1_000_000} MB in parts of ${CHUNK / 1024 / 1024} MiB, in ${seconds.toFixed(0)} s`,
      ['', 'seen', 'target', ''],
      [
        ['connections cut', String(proxy.cuts()), String(CUTS), verdict(proxy.cuts() === CUTS)],
        ['what is kept is what was sent', isWhole ? 'yes' : 'no', 'yes', verdict(isWhole)],
        ['growth of the server, MiB', String(growth), `< ${MOST_GROWTH}`, verdict(growth < MOST_GROWTH)],
        ['memory of the server at most, MiB', String(Math.round(most)), '', ''],
      ],
    )
  } finally {
    proxy.close()
    await server.stop()
  }
}

/** Uploads as the browser's client does and answers the id. */
function send(path: string, port: number, token: () => string): Promise<string> {
  return new Promise((done, fail) => {
    const sending = new Upload(createReadStream(path), {
      endpoint: `http://127.0.0.1:${port}/files/uploads`,
      chunkSize: CHUNK,
      uploadSize: BYTES,
      retryDelays: [0, 200, 500, 1_000, 3_000],
      metadata: { filename: 'film.mp4' },
      onBeforeRequest: (request) => request.setHeader('Authorization', `Bearer ${token()}`),
      onError: fail,
      onSuccess: () => done(sending.url?.split('/').at(-1) ?? ''),
    })
    sending.start()
  })
}
