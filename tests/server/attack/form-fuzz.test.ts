import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type TestApp } from '../../build'
import { listen, until } from '../kernel/realtime/clients'
import { fuzz } from './forms/fuzz'
import { generatedForms } from './forms/generated'

/** As many as a few seconds allow. `npm run bench -- fuzz` sends ten times as many. */
const COUNT = Number(process.env.FUZZ_COUNT ?? 1_000)
const SEED = Number(process.env.FUZZ_SEED ?? 9)

let app: TestApp
let port: number
beforeAll(async () => {
  app = await build()
  port = Number(new URL(await listen(app)).port)
})
afterAll(() => app.close())

describe('generated forms', () => {
  it(`of ${COUNT} malformed in many ways end nothing, and none is answered 500 or not at all`, async () => {
    const crashes: Error[] = []
    const note = (error: Error) => void crashes.push(error)
    process.on('uncaughtExceptionMonitor', note)
    const sender = await app.person()
    const { statuses, wrong } = await fuzz(port, generatedForms(COUNT, SEED, sender))
    process.off('uncaughtExceptionMonitor', note)
    process.stdout.write(`${COUNT} forms: ${JSON.stringify(Object.fromEntries(statuses))}\n`)
    expect(wrong.slice(0, 3)).toEqual([])
    expect(crashes).toEqual([])
    // Every status occurs, so the forms differ from one another.
    expect([...statuses.keys()].sort()).toEqual([0, 200, 400, 401])
    expect((await app.send('{ currentUser { id } }', {}, sender)).data.currentUser.id).toBe(sender.id)
    const partial = () =>
      readdirSync(app.services.settings.dataDir, { recursive: true }).filter((name) => String(name).endsWith('.part'))
    await until(() => !partial().length)
  }, 120_000)
})
