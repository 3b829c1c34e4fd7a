import { openSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { until } from '../until'
import { type ChildServer, preparedFolder, startServer } from './child-server'

const planted = join(import.meta.dirname, 'planted-fault.mjs')

/** Longer than anything here takes, so that what waits for it in vain is seen. */
const FINISH_MS = 60_000

const start = (env: NodeJS.ProcessEnv = {}, stdio?: number) =>
  startServer({
    imports: [planted],
    env: { DATA_DIR: preparedFolder(), PATIENCE: `0.1 finishMs=${FINISH_MS} endingMs=${2 * FINISH_MS}`, ...env },
    ...(stdio && { stdio }),
  })

const connected = ({ url }: ChildServer) => connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})

/** Whether it takes no connections any more, since it is ending. */
const isClosing = (server: ChildServer) =>
  new Promise<boolean>((resolve) => {
    const socket = connected(server)
    socket
      .once('error', () => resolve(true))
      .once('connect', () => {
        resolve(false)
        socket.destroy()
      })
  })

/** Sends half a request, and answers a function that sends the rest and reads the response. */
async function halfAsked(server: ChildServer) {
  const body = JSON.stringify({ query: '{ countries { name } }' })
  const head = `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue`
  const socket = connected(server)
  let answer = ''
  socket.on('data', (text) => (answer += text))
  const closed = new Promise((done) => socket.once('close', done))
  socket.write(`${head}\r\n\r\n${body.slice(0, 10)}`)
  // The server has begun it.
  await until(() => answer.includes('100 Continue'))
  return async () => {
    socket.write(body.slice(10))
    await closed
    return answer.slice(answer.lastIndexOf('HTTP/1.1'))
  }
}

it('finishes running requests at SIGTERM, even where nobody reads its log, and does not wait for idle connections', async () => {
  const server = await start({ LOG_LEVEL: 'debug' })
  server.process.stdout?.destroy()
  server.process.stderr?.destroy()
  connected(server)
  const answered = await halfAsked(server)
  server.process.kill('SIGTERM')
  await until(() => isClosing(server))
  expect(server.process.exitCode).toBeNull()
  expect(await answered()).toMatch(/^HTTP\/1\.1 200/)
  const begun = performance.now()
  expect(await server.ended).toBe(0)
  expect((performance.now() - begun) / FINISH_MS).toBeLessThan(0.5)
})

it('cuts a request that does not end in its time at SIGTERM', async () => {
  const server = await start({ PATIENCE: `0.1 endingMs=${2 * FINISH_MS}` })
  await halfAsked(server)
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})

it('finishes running requests after an unforeseen fault, logs it whole, and ends with 1', async () => {
  const server = await start({ PLANTED: 'rejection,exception' })
  const answered = await halfAsked(server)
  server.process.kill('SIGUSR2')
  await until(() => isClosing(server))
  expect(await answered()).toMatch(/^HTTP\/1\.1 200/)
  expect(await server.ended).toBe(1)
  const faults = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
  expect(faults.map(({ level, err }) => [level, err?.message])).toEqual([
    [60, 'a planted rejection'],
    [60, 'a planted exception'],
  ])
  expect(faults[0].err.stack).toContain('planted-fault.mjs')
})

it('ends in order when the thread of the embedded database is lost, since it can serve nothing without it', async () => {
  const server = await start({ PLANTED: 'lost thread' })
  server.process.kill('SIGUSR2')
  expect(await server.ended).toBe(1)
  expect(server.output()).toContain('the thread of the embedded database ended')
})

it.runIf(process.platform === 'linux')('neither ends nor hangs when the disk behind its log is full', async () => {
  const server = await start({ LOG_LEVEL: 'debug', PLANTED: 'exception' }, openSync('/dev/full', 'w'))
  expect((await fetch(`${server.url}/livez`)).status).toBe(200)
  server.process.kill('SIGUSR2')
  expect(await server.ended).toBe(1)
})
