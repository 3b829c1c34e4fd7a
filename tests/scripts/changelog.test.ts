import { expect, it } from 'vitest'
import { changesNow, headings, joined, withRelease } from '../../scripts/changelog.mjs'

const [first = '', second = ''] = headings

it('joins the changes under their headings, whatever the order of their files', () => {
  const text = joined(
    new Map([
      ['later.md', `# ${first}\n\n- Later.\n`],
      ['below.md', `# ${second}\n\n- Below.\n`],
      ['first.md', `# ${first}\n\n- First,\n  in two lines.\n`],
    ]),
  )
  expect(text).toBe(`**${first}**\n\n- First,\n  in two lines.\n- Later.\n\n**${second}**\n\n- Below.\n`)
})

it('puts a release before all others, and below what stands at the head', () => {
  const one = withRelease('# Changelog\n\nA word.\n', '1.0.0', '- New.\n')
  expect(one).toBe('# Changelog\n\nA word.\n\n## 1.0.0\n\n- New.\n')
  const two = withRelease(one, '1.1.0', '- Newer.\n')
  expect(two).toBe('# Changelog\n\nA word.\n\n## 1.1.0\n\n- Newer.\n\n## 1.0.0\n\n- New.\n')
})

it('refuses a change that nobody is named for', () => {
  expect(() => joined(new Map([['lost.md', '# Martians\n\n- They see it.\n']]))).toThrow('changes/lost.md begins with')
  expect(() => joined(new Map([['bare.md', '- They see it.\n']]))).toThrow('changes/bare.md begins with')
})

it('can join the changes that are here', () => {
  expect(() => joined(changesNow())).not.toThrow()
})
