import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../../scripts/prepare.mjs'
import { openSchool, type School } from '../school/schools'
import type { Server } from '../server'

export interface Inside {
  /** The longest turn of the event loop since the last request for it. */
  longestMs: number
  /** The memory on the heap after a collection. */
  heapMiB: number
}

export interface Watched extends Server {
  inside(): Promise<Inside>
}

/** Runs the product on a school and reads figures from inside. */
export async function openWatched(school: School, port: number): Promise<Watched> {
  const file = join(school.folder, 'loop.json')
  const server = await openSchool(school, port, {
    more: ['--expose-gc', '--import', join(root, 'bench/people/loop.mjs')],
    env: { LOOP_FILE: file },
  })
  return {
    ...server,
    async inside() {
      rmSync(file, { force: true })
      process.kill(server.pid, 'SIGUSR2')
      for (let tries = 0; !existsSync(file); tries++) {
        if (tries > 3000) throw new Error('The server does not report its event loop.')
        await wait(10)
      }
      const inside = JSON.parse(readFileSync(file, 'utf8')) as Inside
      await wait(60)
      return inside
    },
  }
}
