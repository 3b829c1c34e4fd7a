import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { root } from '../../scripts/prepare.mjs'

it('npm start says that its port is in use, and how to choose another, before it builds anything', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const start = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    env: { ...process.env, PORT: String(port) },
  })
  const [said, printed, [code]] = await Promise.all([text(start.stderr), text(start.stdout), once(start, 'exit')])
  other.close()
  expect(code).toBe(1)
  expect(said).toBe(`Port ${port} is in use. Stop what uses it, or set PORT to another: PORT=4100 npm start\n`)
  expect(printed).toBe('')
})
