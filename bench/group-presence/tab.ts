import { openSocket, type RawSocket } from '../live/raw-socket'

/** How long the phoenix client waits before each further try to return. */
const RETURNS_MS = [10, 50, 100, 150, 200, 250, 500, 1000, 2000]
const LATER_MS = 5000

type Entries = Record<string, { metas: { phx_ref: string }[] }>

/** How many tabs each person has open. */
export type Truth = ReadonlyMap<string, number>

/** A tab of a person with a group's channel, which returns by itself when it is cut off. */
export interface Tab {
  userId: string
  /** When it last heard anything of others, by `performance.now()`. */
  readonly heardAt: number
  tells(truth: Truth): boolean
  /** Its connection is reset, without a word of the protocol. */
  cut(): void
  /** It is there and reads and answers nothing any more, like a computer that sleeps. */
  sleep(): void
}

interface Options {
  port: number
  topic: string
  who: { id: string; token: string }
}

/** Opens a tab, and waits until it knows who is there. */
export async function openTab({ port, topic, who }: Options): Promise<Tab> {
  const path = `/socket/websocket?vsn=2.0.0&token=${who.token}`
  const here = new Map<string, Set<string>>()
  let socket: RawSocket | undefined
  let heardAt = 0
  let isGone = false

  function change(entries: Entries, act: 'add' | 'delete') {
    for (const [userId, { metas }] of Object.entries(entries)) {
      const refs = here.get(userId) ?? new Set()
      for (const { phx_ref } of metas) refs[act](phx_ref)
      if (refs.size) here.set(userId, refs)
      else here.delete(userId)
    }
  }
  function hear(text: Buffer, joined: () => void) {
    const [, , , event, payload] = JSON.parse(text.toString())
    if (event === 'phx_reply' && payload.status !== 'ok')
      throw new Error(`a join was answered ${JSON.stringify(payload)}`)
    if (event === 'presence_state') change(payload, 'add')
    if (event === 'presence_diff') {
      change(payload.joins, 'add')
      change(payload.leaves, 'delete')
    }
    heardAt = performance.now()
    if (event === 'presence_state') joined()
  }
  async function enter() {
    here.clear()
    let isIn = false
    await new Promise<void>((joined, failed) => {
      const lost = (reason: string) => {
        failed(new Error(reason))
        if (isIn && !isGone) void comeBack()
      }
      openSocket({ port, path, lost }).then((opened) => {
        socket = opened
        opened.hear((text) => hear(text, joined))
        opened.send(JSON.stringify(['1', '1', topic, 'phx_join', {}]))
      }, failed)
    })
    isIn = true
  }
  async function comeBack() {
    here.clear()
    for (let tries = 0; ; tries++) {
      await new Promise((done) => setTimeout(done, RETURNS_MS[tries] ?? LATER_MS))
      if (isGone) return
      const isIn = await enter().then(
        () => true,
        () => false,
      )
      if (isIn) return
    }
  }

  await enter()
  return {
    userId: who.id,
    get heardAt() {
      return heardAt
    },
    tells: (truth) => here.size === truth.size && [...truth].every(([userId, tabs]) => here.get(userId)?.size === tabs),
    cut() {
      isGone = true
      socket?.cut()
    },
    sleep() {
      isGone = true
      socket?.sleep()
    },
  }
}
