// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { plainWords } from '../../src/ui/rich-text/plain-words'

it.each([
  ['<p>Dear Ann</p><p>Your claim</p>', 'Dear Ann Your claim'],
  ['<ul><li>One</li><li>Two</li></ul><h3>Then</h3>', 'One Two Then'],
  ['<table><tbody><tr><td>Fee</td><td>£40</td></tr></tbody></table>', 'Fee £40'],
  ['<p>First<br>second, <strong>one</strong>word</p>', 'First second, oneword'],
])('keeps the words of %s apart', (html, words) => {
  expect(plainWords(html)).toBe(words)
})

it('says a picture by the words in its place', () => {
  expect(plainWords('<p>See<img src="/a.png" alt="a plan">here</p>')).toBe('See a plan here')
})
