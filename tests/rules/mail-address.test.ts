import '../seed'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mailAddress, mailLink } from '../../rules/mail-address'
import { explored } from '../explored'

describe('an address', () => {
  it.each([
    ['smith&jones@firm.example', 'smith&jones@firm.example'],
    [" O'Brien@Firm.Example ", "o'brien@firm.example"],
    ['info!@firm.example', 'info!@firm.example'],
    ['a/b=c?d^e`f{g|h}i~j#k$l%m*n+o_p-q@firm.example', 'a/b=c?d^e`f{g|h}i~j#k$l%m*n+o_p-q@firm.example'],
    ['anna@firm.xn--p1ai', 'anna@firm.xn--p1ai'],
    ['anna@ФИРМА.РФ', 'anna@xn--80apmps.xn--p1ai'],
    ['anna@müller.example', 'anna@xn--mller-kva.example'],
    ['anna@mu\u0308ller.example', 'anna@xn--mller-kva.example'],
    ['anna@XN--MLLER-KVA.example', 'anna@xn--mller-kva.example'],
    ['anna@日本語。jp', 'anna@xn--wgv71a119e.jp'],
    ['Jose\u0301@firm.example', 'jos\u00e9@firm.example'],
    ['иван@пример.рф', 'иван@xn--e1afmkfd.xn--p1ai'],
    ['x@a.b.c.d.museum', 'x@a.b.c.d.museum'],
    ['x@1st-firm.co.uk', 'x@1st-firm.co.uk'],
    ['1@2.example', '1@2.example'],
    [`${'a'.repeat(64)}@firm.example`, `${'a'.repeat(64)}@firm.example`],
  ])('%j is kept as %j', (text, kept) => {
    expect(mailAddress(text)).toBe(kept)
    expect(mailAddress(kept)).toBe(kept)
  })

  it.each([
    '',
    'anna',
    '@firm.example',
    'anna@',
    'anna@firm',
    'a@b@firm.example',
    '.anna@firm.example',
    'anna.@firm.example',
    'an..na@firm.example',
    'an na@firm.example',
    'anna@fi rm.example',
    'anna@-firm.example',
    'anna@firm-.example',
    'anna@firm..example',
    'anna@firm.example.',
    'anna@.example',
    'anna@my_host.example',
    'anna@127.0.0.1',
    'anna@1.2',
    'anna@[127.0.0.1]',
    'anna@firm.example:25',
    'anna@firm.example/x',
    'anna@firm.example?x',
    'anna@%66irm.example',
    'anna@xn--zz.example',
    'anna@firm.e\u202example',
    'an\u202ena@firm.example',
    'an\u200bna@firm.example',
    'anna\r\nBcc:x@firm.example',
    'Anna <anna@firm.example>',
    'anna@firm.example,b@firm.example',
    '"a b"@firm.example',
    'a;b@firm.example',
    'a:b@firm.example',
    'a\\b@firm.example',
    'a(b)@firm.example',
    'an\ud800na@firm.example',
    `${'a'.repeat(65)}@firm.example`,
    `${'é'.repeat(33)}@firm.example`,
    `a@${'b'.repeat(64)}.example`,
    `a@${'b.'.repeat(130)}example`,
  ])('%j is none', (text) => {
    expect(mailAddress(text)).toBeNull()
  })

  it('that is kept is the same when it is kept again, one line, and its link leads to it', () => {
    const sign = fc.oneof(
      fc.constantFrom(..."abzAZ09.@-_'&/!%?#éßИ語。\u202e\u200d "),
      fc.string({ unit: 'binary', maxLength: 1 }),
    )
    fc.assert(
      fc.property(fc.string({ unit: sign }), fc.string({ unit: sign }), (local, domain) => {
        const kept = mailAddress(`${local}@${domain}.example`)
        if (!kept) return
        expect(mailAddress(kept)).toBe(kept)
        expect(kept).toMatch(/^[^\s@<>()[\]\\,;:"]+@[a-z0-9.-]+$/)
        expect(decodeURIComponent(new URL(mailLink(kept)).pathname)).toBe(kept)
      }),
      { numRuns: explored ? 100_000 : 2_000 },
    )
  })
})
