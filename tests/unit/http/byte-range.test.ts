import { expect, it } from 'vitest'
import { byteRange } from '../../../server/kernel/http/byte-range'

it.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-30', { start: 70, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['Bytes=5-6', { start: 5, end: 6 }],
  ['bytes=100-', 'beyond'],
  ['bytes=100-200', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=99999999999999999999-', 'beyond'],
  ['bytes=20-10', null],
  ['bytes=200-100', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  ['items=0-5', null],
  ['', null],
  [undefined, null],
] as const)('reads %s of 100 bytes as %o', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range)
})

it('finds nothing in an empty body', () => {
  expect(byteRange('bytes=0-', 0)).toBe('beyond')
  expect(byteRange('bytes=-5', 0)).toBe('beyond')
})
