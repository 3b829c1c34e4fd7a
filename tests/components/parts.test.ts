import { describe, expect, it } from 'vitest'
import { slideBetween } from '../../src/layouts/path-depth'
import { initials } from '../../src/ui/data/avatar'
import { checkFile, formatBytes } from '../../src/ui/files/check-file'
import { formatLeft, minuteWords } from '../../src/ui/time/use-time-left'
import { openingBox, placementOf, placeWindow } from '../../src/ui/windows/use-windows'

describe('slideBetween', () => {
  it('compares the depth of the two paths', () => {
    expect(slideBetween('/booking', '/booking/1')).toBe('deeper')
    expect(slideBetween('/booking/1', '/booking')).toBe('back')
    expect(slideBetween('/dashboard', '/booking')).toBe('none')
    expect(slideBetween('/', '/dashboard')).toBe('deeper')
    expect(slideBetween('/a/', '/a')).toBe('none')
  })
})

describe('time left', () => {
  it.each([
    [1_074_000, '17:54'],
    [299_001, '5:00'],
    [59_000, '0:59'],
    [3_723_000, '1:02:03'],
    [187_200_000, '2 d 4 h'],
    [0, '0:00'],
  ])('writes %i ms as %s', (ms, text) => {
    expect(formatLeft(ms)).toBe(text)
  })

  it('is said in words', () => {
    expect([0, 1, 17, 150].map(minuteWords)).toEqual(['Less than a minute', '1 minute', '17 minutes', '2 hours'])
  })
})

describe('checkFile', () => {
  const rules = { accept: ['application/pdf', '.docx', 'image/*'], maxBytes: 20_000_000 }
  const file = (name: string, type: string, size = 10) => ({ name, type, size })

  it('accepts files by type, by ending or by kind', () => {
    expect(checkFile(file('a.pdf', 'application/pdf'), rules)).toBeUndefined()
    expect(checkFile(file('A.DOCX', ''), rules)).toBeUndefined()
    expect(checkFile(file('a.png', 'image/png'), rules)).toBeUndefined()
  })

  it('gives the reason for a refusal', () => {
    expect(checkFile(file('a.exe', 'application/x-msdownload'), rules)).toBe('a.exe is not one of: PDF, DOCX, image.')
    expect(checkFile(file('a.pdf', 'application/pdf', 20_000_001), rules)).toBe('a.pdf is larger than 20 MB.')
    expect(checkFile(file('a.pdf', 'application/pdf', 0), rules)).toBe('a.pdf is empty.')
  })

  it('writes sizes in round figures', () => {
    expect([999, 240_000, 2_400_000].map(formatBytes)).toEqual(['999 B', '240 kB', '2.4 MB'])
  })
})

describe('initials', () => {
  it('consist of the first and the last name’s letters', () => {
    expect(initials('Amara Ngozi Okafor')).toBe('AO')
    expect(initials('  ruth ')).toBe('R')
    expect(initials('')).toBe('–')
  })
})

describe('the places of windows', () => {
  it('begin 60 px further from the left and the top for each window', () => {
    expect(openingBox(1)).toMatchObject({ x: 60, y: 60 })
    const one = placeWindow({}, { id: 'a', to: 'floating' }, {})
    const two = placeWindow(one, { id: 'b', to: 'floating' }, {})
    expect(two.a?.box).toMatchObject({ x: 60, y: 60 })
    expect(two.b?.box).toMatchObject({ x: 120, y: 120 })
  })

  it('return from the tray to their place', () => {
    let places = placeWindow({}, { id: 'a', to: 'floating' }, {})
    places = placeWindow(places, { id: 'a', box: { x: 5, y: 6, width: 200, height: 200 } }, {})
    places = placeWindow(places, { id: 'a', to: 'minimised' }, {})
    places = placeWindow(places, { id: 'a', restore: true }, {})
    expect(places.a).toMatchObject({ state: 'floating', box: { x: 5, y: 6 } })
  })

  it('put the last touched window above the others', () => {
    let places = placeWindow({}, { id: 'a', to: 'floating' }, {})
    places = placeWindow(places, { id: 'b', to: 'floating' }, {})
    places = placeWindow(places, { id: 'a', front: true }, {})
    expect(placementOf(places, 'a').level).toBeGreaterThan(placementOf(places, 'b').level)
  })
})
