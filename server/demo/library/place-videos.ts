import { join } from 'node:path'
import { cleanCaptions } from '../../../rules/content/captions'
import { addMedia } from '../media'
import { addHandout } from './handout'
import type { PlacedDivision } from './place-shelves'
import { readCaptions, readLengths, readVideos, videoFolder } from './read-videos'
import { authorOf, dayOf, type PlacedBundle, type Placing, paragraphs, type Shelving } from './shelving'

/** Adds the short videos as one free bundle, on the shelf of their area. */
export function placeVideos(
  placing: Placing,
  shelving: Shelving,
  divisions: readonly PlacedDivision[],
): PlacedBundle | null {
  const videos = [...readVideos()]
  const [first] = videos
  const division = divisions.find(({ key }) => key === first?.[1].area)
  if (!first || !division) return null
  const { area, lawStatedAt } = first[1]
  const lengths = readLengths()
  const author = authorOf(placing.tutors, area)
  const bundle = shelving.addBundle(author, {
    ...division.shelf,
    title: 'Limitation in two short videos',
    description: paragraphs([
      ...videos.map(([, { about }]) => about),
      `With captions and a handout. The law is stated as at ${dayOf(lawStatedAt)}.`,
    ]),
    type: 'lecture',
    price: 0,
    accessDuration: 6,
    accessDurationUnit: 'month',
    recommended: false,
  })
  const { at, stamps } = shelving
  const ownerId = author?.id ?? null
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
  const lecture = { ...first[1], title: bundle.title, chapters: videos.flatMap(([, { chapters }]) => chapters) }
  addHandout(placing, shelving, { bundleId: bundle.id, ownerId, name: 'limitation', lecture, areaName: division.name })
  return bundle
}
