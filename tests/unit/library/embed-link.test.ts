import { expect, it } from 'vitest'
import { embedLink } from '../../../rules/content/embed-link'

const hosts = ['player.vimeo.com']

it('keeps an https address of an allowed host', () => {
  expect(embedLink(' https://player.vimeo.com/video/76979871?h=8272103f6e ', hosts)).toBe(
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
  )
})

it.each([
  'http://player.vimeo.com/video/1',
  'https://vimeo.com/1',
  'https://player.vimeo.com.evil.example/1',
  'https://evil.example/https://player.vimeo.com/',
  'https://player.vimeo.com@evil.example/',
  'https://somebody:secret@player.vimeo.com/',
  'https://player.vimeo.com:8443/',
  '//player.vimeo.com/video/1',
  'javascript:alert(1)',
  'data:text/html,hello',
  'player.vimeo.com/video/1',
  '',
])('refuses %s', (given) => {
  expect(embedLink(given, hosts)).toBeNull()
})

it('refuses every host where none is allowed', () => {
  expect(embedLink('https://player.vimeo.com/video/1', [])).toBeNull()
})
