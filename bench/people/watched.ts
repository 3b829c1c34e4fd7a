import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../../scripts/prepare.mjs'
import { openSchool, type School } from '../school/schools'
import type { Server } from '../server'

export interface Inside {
  /** The longest turn of the event loop since it was last asked. */
  longestMs: number
  /** What the heap holds after a collection. */
  heapMiB: number
}

export interface Watched extends Server {
  inside(): Promise<Inside>
}

/** Runs the product on a school and can look inside. */
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
        if (tries > 3000) throw new Error('The server does not tell of its event loop.')
        await wait(10)
      }
      const inside = JSON.parse(readFileSync(file, 'utf8')) as Inside
      await wait(60)
      return inside
    },
  }
}
