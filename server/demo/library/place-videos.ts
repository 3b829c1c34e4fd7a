import { join } from 'node:path'
import { cleanCaptions } from '../../../access/content/captions'
import { addMedia } from '../media'
import { readCaptions, readLengths, readVideos, videoFolder } from './read-videos'
import { authorOf, type PlacedBundle, type Placing, paragraphs, type Shelving } from './shelving'

/** Adds the short videos as one free bundle, on the shelf of another bundle of their area. */
export function placeVideos(placing: Placing, shelving: Shelving): PlacedBundle | null {
  const videos = [...readVideos()]
  const [first] = videos
  const beside = shelving.bundles.find(({ title }) => title.startsWith('Serving the claim form'))
  if (!first || !beside) return null
  const { area, lawStatedAt } = first[1]
  const { categoryId, subcategoryId, practiceAreaId } = beside
  const lengths = readLengths()
  const bundle = shelving.addBundle(area, {
    categoryId,
    subcategoryId: subcategoryId ?? null,
    practiceAreaId: practiceAreaId ?? null,
    title: 'Limitation in two short videos',
    description: paragraphs([
      ...videos.map(([, { about }]) => about),
      `With captions. The law is stated as at ${dayOf(lawStatedAt)}.`,
    ]),
    type: 'lecture',
    price: 0,
    accessDuration: 6,
    accessDurationUnit: 'month',
    recommended: false,
  })
  const { at, stamps } = shelving
  const ownerId = authorOf(placing.tutors, area)?.id ?? null
  for (const [position, [name, { title }]] of videos.entries()) {
    const media = { at, ownerId, title, path: join(videoFolder, name) }
    placing.school.libraryVideos.push({
      id: shelving.id(),
      bundleId: bundle.id,
      title,
      file: addMedia(placing, { ...media, kind: 'video' }),
      poster: addMedia(placing, { ...media, kind: 'image' }),
      seconds: lengths[name] ?? null,
      captions: cleanCaptions(readCaptions(name)),
      position,
      ...stamps,
    })
  }
  return bundle
}

const dayOf = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
