// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import identityStyles from '../../../src/learn/identity/identity.module.css'
import { CheckMail } from '../../../src/learn/identity/sign-in/check-mail'
import { click, find, render, type } from '../render'
import { settled } from '../settled'

const usedUp = 'Five wrong codes: follow the link in the mail, or send a new one.'

beforeEach(() => {
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const isCode = JSON.parse(body).query.includes('web3Confirmation')
    const errors = [{ message: usedUp, extensions: { code: 'EXPIRED' } }]
    return new Response(JSON.stringify(isCode ? { data: null, errors } : { data: { web3Request: { sent: true } } }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const field = () => find<HTMLInputElement>(`.${identityStyles.codeField} input`)

function Page() {
  const [sentAt, setSentAt] = useState(Date.now() - 120_000)
  return (
    <CheckMail
      request={{ email: 'a@b.example', sentAt }}
      to="/"
      onSentAgain={() => setSentAt(Date.now())}
      onChangeAddress={() => {}}
    />
  )
}

it('shows the server’s refusal of a code, and starts again with the next mail', async () => {
  render(<Page />)
  type(field(), '12345678')
  await settled()
  expect(find('[id$="-error"]').textContent).toContain(usedUp)
  const again = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Send again')
  again?.focus()
  click(again!)
  await settled()
  expect(document.querySelector('[id$="-error"]')).toBeNull()
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(find('h1'))
})
