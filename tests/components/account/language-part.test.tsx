import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { LanguagePart } from '../../../src/learn/account/language-part'
import { queryClient } from '../../../src/providers/api/query'
import { eventually, find, render } from '../render'
import { account, id, server, signIn } from './showing'

signIn()

function show(locales: string[]) {
  render(
    <QueryClientProvider client={queryClient}>
      <LanguagePart account={account} locales={locales} reload={vi.fn()} />
    </QueryClientProvider>,
  )
}

describe('the language of an account', () => {
  it('is chosen among those of the build, each by its own name, and stored before the page loads in it', async () => {
    show(['en-us', 'cy'])
    const choice = find<HTMLSelectElement>('select')
    expect([...choice.options].map(({ textContent }) => textContent)).toEqual(['British English', 'Cymraeg'])
    act(() => {
      choice.value = 'cy'
      choice.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await eventually(() => expect(server.sent.map(({ variables }) => variables)).toEqual([{ id, locale: 'cy' }]))
  })

  it('is no choice where there is English alone', () => {
    show(['en-us'])
    expect(document.querySelector('select')).toBeNull()
  })
})
