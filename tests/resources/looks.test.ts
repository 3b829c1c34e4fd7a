import { expect, test } from 'vitest'
import { looksOf } from '../../bench/school/looks'

test('the benches look at each filter, sort and page of a list of the staff, of every area', async () => {
  expect(await looksOf('', '', ['/users', '/sessions'])).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\/users\?/), expect.stringMatching(/^\/sessions\?.*status=/)]),
  )
})
