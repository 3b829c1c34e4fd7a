import { createDice, createIds } from '../random'
import type { Placing } from './shelving'

/** How many slides the demo student has heard of a lecture by the beginning of its title, and how many days ago; the one after is half heard. */
const heard: readonly (readonly [title: RegExp, slides: number, days: number])[] = [
  [/^Overreaching and occupiers/, 5, 1],
  [/^Serving the claim form/, 99, 8],
]

/** Where students are in the lectures that they have opened. */
export function placePlaces({ school, calendar, students: [first] }: Placing) {
  const dice = createDice(1931)
  const ids = createIds(createDice(1932))
  for (const { userId, bundleId, from, status } of school.libraryPermissions) {
    const slides = school.librarySlides.filter((slide) => slide.bundleId === bundleId)
    if (!from || status !== 'active' || !slides.length) continue
    const title = school.bundles.find(({ id }) => id === bundleId)?.title ?? ''
    const own = userId === first?.id ? heard.find(([begins]) => begins.test(title)) : undefined
    if (userId === first?.id && !own) continue
    const [, whole, days] = own ?? ['', dice.int(1, slides.length), dice.int(1, 5)]
    const last = calendar.at(-days, '21:40')
    for (const [index, { id: itemId = '', meta }] of slides.slice(0, whole + 1).entries()) {
      const isWhole = index < whole
      const at = new Date(last.getTime() - Math.max(0, whole - index) * 60_000)
      const seconds = isWhole ? 0 : Math.round((meta?.seconds ?? 0) / 2)
      school.libraryPlaces.push({ id: ids(at), userId, bundleId, itemId, seconds, whole: isWhole, at })
    }
  }
}
