import { join } from 'node:path'
import { addMedia } from '../media'
import { addHandout } from './handout'
import { mediaName, slidesOf, type WrittenLecture, type WrittenSlide } from './lecture-text'
import { mediaFolder, readLectures, readMade } from './read-lectures'
import { dayOf, namedAuthor, type Placing, paragraphs, type Shelf, type Shelving } from './shelving'

const PRICE = 900
/** The lecture that everybody may hear: it shows what lectures are like. */
const FREE = 'offer-acceptance-and-the-post'

/** What adds the spoken lectures of an area to its shelf: chapters, slides with picture and sound, and a handout. */
export function placeLectures(placing: Placing, shelving: Shelving) {
  const { school, tutors } = placing
  const { id, at, stamps } = shelving
  const lectures = readLectures()
  const made = readMade()

  function add(name: string, lecture: WrittenLecture, areaName: string, shelf: Shelf) {
    const slides = slidesOf(lecture)
    const seconds = (index: number) => made[mediaName(name, index)]?.seconds ?? 0
    const minutes = Math.round(slides.reduce((sum, _, index) => sum + seconds(index), 0) / 60)
    const author = namedAuthor(tutors, lecture.author, lecture.area)
    const ownerId = author?.id ?? null
    const bundle = shelving.addBundle(author, {
      ...shelf,
      title: lecture.title,
      description: paragraphs([
        lecture.about,
        `${slides.length} slides, ${minutes} minutes, with a handout. Chapters: ${lecture.chapters.map(({ title }) => title).join(', ')}.`,
        `The law is stated as at ${dayOf(lecture.lawStatedAt)}.`,
      ]),
      type: 'lecture',
      status: lecture.status,
      visibility: lecture.visibility,
      price: name === FREE ? 0 : PRICE,
      accessDuration: 6,
      accessDurationUnit: 'month',
      recommended: name === FREE,
    })
    const chapterOf = lecture.chapters.flatMap(({ title, slides }, position) => {
      const chapterId = id()
      school.libraryChapters.push({ id: chapterId, bundleId: bundle.id, title, position, ...stamps })
      return slides.map(() => chapterId)
    })
    for (const [position, slide] of slides.entries()) {
      const media = { at, ownerId, title: slide.title, path: join(mediaFolder, mediaName(name, position)) }
      school.librarySlides.push({
        id: id(),
        bundleId: bundle.id,
        chapterId: chapterOf[position] ?? null,
        title: slide.title,
        image: addMedia(placing, { ...media, kind: 'image' }),
        audio: addMedia(placing, { ...media, kind: 'audio' }),
        meta: { seconds: seconds(position), transcript: slide.narration.join('\n\n'), alt: altOf(slide) },
        position,
        ...stamps,
      })
    }
    addHandout(placing, shelving, { bundleId: bundle.id, ownerId, name, lecture, areaName })
  }

  return {
    add(area: string, areaName: string, shelf: Shelf) {
      for (const [name, lecture] of lectures)
        if (lecture.isSpoken && lecture.area === area) add(name, lecture, areaName, shelf)
    },
  }
}

/** What a slide's picture shows, in words. */
function altOf({ title, bullets, drawing }: WrittenSlide): string {
  const drawn = drawing && `${drawing.steps ? 'Steps' : 'Side by side'}: ${drawing.boxes.join('; ')}.`
  return [`${title}. ${bullets.join('; ')}.`, drawn].filter(Boolean).join(' ')
}
