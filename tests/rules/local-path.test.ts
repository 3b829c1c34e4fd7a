import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localPath } from '../../rules/local-path'

describe('a path to go on to', () => {
  it.each([
    '/booking',
    '/booking/confirmation?session=1#price',
    '/users?search=a%20b',
    '/calendar/events?week=2026-11-16',
  ])('keeps %s', (path) => {
    expect(localPath(path)).toBe(path)
  })

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    ' /booking',
    'booking',
    '/..//evil.example',
    '/.//evil.example',
    `/${'a'.repeat(2000)}`,
    '',
    null,
    undefined,
  ])('sends %j home', (asked) => {
    expect(localPath(asked)).toBe('/dashboard')
  })

  it('never leaves our own origin, whatever is asked for', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(
            '/',
            '\\',
            '.',
            ':',
            '@',
            'a',
            '\t',
            '\n',
            '?',
            '#',
            '%2f',
            'javascript:',
            'evil.example',
          ),
        }),
        (asked) => {
          const path = localPath(asked)
          expect(path.startsWith('/')).toBe(true)
          expect(new URL(path, 'https://articled.example').origin).toBe('https://articled.example')
        },
      ),
    )
  })
})
