import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '../../scripts/prepare.mjs'
import { openDatabase } from '../../server/kernel/database/database'
import { lockDatabase, lockFolder } from '../../server/kernel/database/folder-lock'
import { createClock } from '../../server/kernel/time/clock'

let folder: string
let holder: ChildProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'articled-lock-'))
})
afterEach(() => {
  holder?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const isolation = ['--user', '--map-root-user', '--pid', '--fork', '--kill-child']
const canIsolate = spawnSync('unshare', [...isolation, 'true']).status === 0
const script = [process.execPath, '--import', 'tsx', join(root, 'tests/timing/hold-lock.ts')]

/** Has another process take the lock. */
async function hold(before: string[] = []) {
  const [command = '', ...args] = [...before, ...script, folder]
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  holder = child
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve)
    child.once('exit', reject)
  })
  return child
}
const ended = (child: ChildProcess) => new Promise((done) => child.once('exit', done))

it('keeps a second server out until the first is killed', async () => {
  const child = await hold()
  expect(() => lockFolder(folder)).toThrow(`is in use by another server (process ${child.pid})`)
  child.kill('SIGKILL')
  await ended(child)
  lockFolder(folder)()
})

it('lets a server in where a live process has the number of a killed server', () => {
  writeFileSync(join(folder, 'server.lock'), String(process.ppid))
  lockFolder(folder)()
})

it('keeps a second server out where the number of the first means nothing, as in another container', async () => {
  await hold()
  writeFileSync(join(folder, 'server.lock'), '2147483646')
  expect(() => lockFolder(folder)).toThrow('is in use by another server')
})

it.runIf(canIsolate)('keeps a second server out while the first runs among other process numbers', async () => {
  await hold(['unshare', ...isolation])
  expect(readFileSync(join(folder, 'server.lock'), 'utf8')).toBe('1\n')
  expect(() => lockFolder(folder)).toThrow('is in use by another server')
})

it('keeps a second server out though somebody deleted the lock while the first runs', async () => {
  mkdirSync(join(folder, 'database'))
  writeFileSync(join(folder, 'database', 'PG_VERSION'), '17\n')
  const child = await hold()
  rmSync(join(folder, 'server.lock'))
  const second = lockFolder(folder)
  expect(() => lockDatabase(folder)).toThrow('is in use by another server')
  second()
  child.kill('SIGKILL')
  await ended(child)
  lockDatabase(folder)?.()
})

it('keeps a second database off the same folder, also from its first start on', async () => {
  const open = () =>
    openDatabase({ clock: createClock({ settable: false }), folder, migrations: join(root, 'server/migrations') })
  const first = await open()
  rmSync(join(folder, 'server.lock'))
  await expect(open()).rejects.toThrow('is in use by another server')
  await first.close()
  await (await open()).close()
}, 60_000)

it('locks again a folder that it has released', () => {
  lockFolder(folder)()
  const release = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow('is in use')
  release()
})
