// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AddPasskey } from '../../../src/learn/account/sign-in/add-passkey'
import { deviceName } from '../../../src/learn/account/sign-in/device-name'
import { click, eventually, find, render, type } from '../render'

const options = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Articled' },
  user: { id: 'AAAA', name: 'a@articled.example', displayName: 'A' },
  pubKeyCredParams: [],
  timeout: 300_000,
}
const bytes = () => new Uint8Array(3).buffer
const made = {
  id: 'AAAA',
  rawId: bytes(),
  type: 'public-key',
  response: { attestationObject: bytes(), clientDataJSON: bytes() },
  getClientExtensionResults: () => ({}),
}

let sent: { query: string; variables: Record<string, unknown> }[]
let refusal: object | null
const create = vi.fn<() => Promise<unknown>>()
const closed = vi.fn()

beforeEach(() => {
  sent = []
  refusal = null
  create.mockReset().mockResolvedValue(made)
  closed.mockReset()
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const operation = JSON.parse(body)
    sent.push(operation)
    if (refusal) return new Response(JSON.stringify({ data: null, errors: [refusal] }))
    const data = operation.query.includes('passkeyRegister(')
      ? { passkeyRegister: { id: '1' } }
      : { passkeyRegistrationOptions: options }
    return new Response(JSON.stringify({ data }))
  })
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true })
})
afterEach(() => vi.unstubAllGlobals())

function add(name?: string) {
  render(<AddPasskey onClose={closed} />)
  if (name !== undefined) type(find<HTMLInputElement>('input'), name)
  click(find('button[type="submit"]'))
}
const saysLater = (words: string) => eventually(() => expect(find('[role="alert"]').textContent).toBe(words))
const closesLater = () => eventually(() => expect(closed).toHaveBeenCalledOnce())

describe('adding a passkey', () => {
  it('lets the device make it, and sends the server its name', async () => {
    add('Laptop')
    await closesLater()
    expect(sent.map(({ variables }) => variables.name)).toEqual([undefined, 'Laptop'])
    expect(sent[1]?.variables.response).toMatchObject({ id: 'AAAA', type: 'public-key' })
  })

  it('asks for a name before it asks the device', async () => {
    add('  ')
    await eventually(() => expect(document.body.textContent).toContain('Field is required'))
    expect(sent).toEqual([])
  })

  it.each([
    ['NotAllowedError', 'No passkey was made. You can try again.'],
    ['InvalidStateError', 'This device has a passkey for your account already.'],
    ['SecurityError', 'This device cannot make a passkey here.'],
  ])('explains the browser’s %s in plain words, and can be tried again', async (name, words) => {
    create.mockRejectedValueOnce(new DOMException('…', name))
    add()
    await saysLater(words)
    click(find('button[type="submit"]'))
    await closesLater()
  })

  it('leads a person with an old sign-in to a fresh one', async () => {
    refusal = { message: 'Your sign-in is more than ten minutes old.', extensions: { code: 'FORBIDDEN' } }
    add()
    await saysLater('Your sign-in is more than ten minutes old.')
    expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toContain('Sign in again')
    expect(create).not.toHaveBeenCalled()
  })

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 'iPhone'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36', 'Android'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'Mac'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'Windows'],
    ['something else', 'This device'],
  ])('suggests a name: %s', (agent, name) => {
    expect(deviceName(agent)).toBe(name)
  })
})
