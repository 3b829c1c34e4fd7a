import { useState } from 'react'
import { expect, test } from 'vitest'
import { Pages } from '../../src/ui/list/pages'
import { eventually, find, render } from './render'

/** A list of 214 rows by pages of 20, as an address of page 99 asks for it. */
function Listed({ totalPages }: { totalPages: number }) {
  const [page, setPage] = useState(99)
  const info = { currentPage: page, totalPages, hasPreviousPage: page > 1, hasNextPage: page < totalPages }
  return (
    <>
      <p id="page">{page}</p>
      <Pages info={info} onPage={setPage} />
    </>
  )
}

test('a page beyond the end leads to the last', async () => {
  render(<Listed totalPages={11} />)
  await eventually(() => expect(find('#page').textContent).toBe('11'))
  expect(document.body.textContent).toContain('Page 11 of 11')
})

test('a page of an empty list leads to the first', async () => {
  render(<Listed totalPages={0} />)
  await eventually(() => expect(find('#page').textContent).toBe('1'))
})
