import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { exchange } from '../../../server/gateways/meeting-links/asking'
import { ProviderBusy } from '../../../server/gateways/meeting-links/meeting-links'
import { boundedText, TooLarge } from '../../../server/gateways/outside/bounded-text'
import { createClock } from '../../../server/kernel/time/clock'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server that sends without an end, and how many bytes have left it. */
async function endless() {
  let sent = 0
  const server = createServer((_request, response) => {
    const send = () => {
      while (!response.destroyed) {
        sent += 65_536
        if (!response.write(Buffer.alloc(65_536, 'é'))) break
      }
    }
    response.on('drain', send)
    send()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`), sent: () => sent }
}

async function* parts(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

describe('an answer of a server of others', () => {
  it('is read whole up to its bound, also where a letter comes in two parts', async () => {
    const letter = Buffer.from('é')
    const halves = [letter.subarray(0, 1), letter.subarray(1)]
    expect(await boundedText(new Blob(halves).stream(), 2)).toBe('é')
    expect(await boundedText(parts('ab', 'cd'), 4)).toBe('abcd')
    expect(await boundedText(null, 4)).toBe('')
  })

  it('is refused above it, and read no further', async () => {
    await expect(boundedText(parts('ab', 'cd', 'e'), 4)).rejects.toThrow(TooLarge)
    const { url, sent } = await endless()
    const waiting = { clock: createClock({ settable: false }), patience: { meetingMs: 60_000 } }
    await expect(exchange(url, {}, waiting)).rejects.toThrow(new ProviderBusy(`${url.host} answered more than is read`))
    // What the network holds beside what was read.
    expect(sent()).toBeLessThan(20_000_000)
  })
})
