import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { LookupOptions } from 'node:dns'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Outside } from '../../server/gateways/outside/outside'

const HOST = 'push.example'
const [key, cert] = ['key', 'certificate'].map((name) => readFileSync(new URL(`${name}.pem`, import.meta.url), 'utf8'))

/** A browser as a push service knows it: it alone can read its messages. */
export interface TestBrowser {
  endpoint: string
  p256dh: string
  auth: string
  /** The messages that reached it, decrypted. */
  messages: Record<string, string>[]
  /** The service's next answers: a status, or a way of misbehaving. */
  answers: (number | 'silence' | 'flood')[]
}

export interface PushService {
  /** How a server reaches it. */
  outside: Outside
  browser(): TestBrowser
  close(): Promise<void>
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Reads a message of one record. Source: RFC 8188, RFC 8291. */
function decrypted(body: Buffer, ecdh: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + (body[20] ?? 0))
  const record = body.subarray(21 + sender.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32)
  const cipherKey = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', cipherKey, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  // The last byte that is not zero ends the text.
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** Whether the server signed for this service with the key that it gave browsers. Source: RFC 8292. */
function isSigned(authorization: string | undefined): boolean {
  const [, token = '', k = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}')
  const point = Buffer.from(k, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isGenuine && aud.startsWith(`https://${HOST}`) && exp * 1000 > Date.now() && sub.startsWith('mailto:')
}

/** A push service on this machine, over TLS: it takes what is signed, and gives it to browsers that decrypt it. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, TestBrowser & { ecdh: ECDH; secret: Buffer }>()
  const server = createServer({ key, cert }, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const browser = browsers.get(request.url ?? '')
      const answer = browser ? (browser.answers.shift() ?? 201) : 404
      if (answer === 'silence') return
      if (answer === 'flood') {
        response.writeHead(201)
        const flood = () => {
          while (!response.destroyed && response.write(randomBytes(65_536)));
        }
        response.on('drain', flood)
        return flood()
      }
      if (!isSigned(request.headers.authorization)) return response.writeHead(403).end()
      if (browser && answer < 300)
        browser.messages.push(JSON.parse(decrypted(Buffer.concat(chunks), browser.ecdh, browser.secret)))
      response.writeHead(answer).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  let made = 0
  const lookup = (_host: string, options: LookupOptions, answer: (...result: unknown[]) => void) =>
    options.all ? answer(null, [{ address: '127.0.0.1', family: 4 }]) : answer(null, '127.0.0.1', 4)
  return {
    outside: { lookup: lookup as NonNullable<Outside['lookup']>, ca: cert ?? '' },
    browser() {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const secret = randomBytes(16)
      made += 1
      const path = `/to/${made}`
      const browser = {
        endpoint: `https://${HOST}:${port}${path}`,
        p256dh: ecdh.getPublicKey('base64url'),
        auth: secret.toString('base64url'),
        messages: [],
        answers: [],
        ...{ ecdh, secret },
      }
      browsers.set(path, browser)
      return browser
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
