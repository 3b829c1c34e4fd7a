import type { WrittenBlock } from '../../../rules/content/question-text'
import { grantAccess, openVideos, placeAccess } from './place-access'
import { placeAttempts } from './place-attempts'
import { placeHealth, voidQuestions } from './place-health'
import { placeLectures } from './place-lectures'
import { placePackage } from './place-package'
import { placePlaces } from './place-places'
import { placeReadings } from './place-readings'
import { placeRequests } from './place-requests'
import { placeSets } from './place-sets'
import { type PlacedShelf, placeShelves } from './place-shelves'
import { placeVideos } from './place-videos'
import { readFiles } from './read-files'
import { placeReviews } from './reviews/place-reviews'
import { freeArea } from './shelves'
import {
  authorOf,
  createShelving,
  type PlacedBundle,
  type Placing,
  paragraphs,
  type Shelf,
  type Shelving,
} from './shelving'
import { placeWritten } from './written/place-written'

/** The day on which the library was opened, in days from today. */
const OPENED = -385
/** Seconds that SQE1 gives for a question: 90 in 153 minutes. */
const SECONDS_A_QUESTION = 102

/** Shelves, bundles of questions, of cards and lectures for each area, and who holds them. */
export function placeLibrary(placing: Placing): PlacedBundle[] {
  const shelving = createShelving(placing, placing.calendar.at(OPENED, '10:00'))
  const shelves = placeShelves(placing, shelving)
  const divisions = shelves.flatMap((shelf) => shelf.divisions)
  const library = createWriters(placing, shelving)
  const lectures = placeLectures(placing, shelving)
  const questions = readFiles('questions')
  const cards = readFiles('cards')
  for (const { key, name, shelf } of divisions) {
    library.addTest(key, name, shelf, questions.get(key) ?? [])
    library.addCards(key, name, shelf, cards.get(key) ?? [])
    lectures.add(key, name, shelf)
  }
  grantAccess(placing, shelving.bundles)
  voidQuestions(placing, shelving.bundles)
  placeAttempts(placing, placing.students, shelving.bundles)
  placeHealth(placing, placing.students, shelving.bundles)
  placeReviews(placing, placing.students, shelving.bundles)
  openVideos(placing, placeVideos(placing, shelving, divisions))
  for (const shelf of shelves) placeCollection(placing, shelving, shelf)
  placePackage(placing, shelving.bundles)
  const before = shelving.bundles.length
  placeReadings(placing, shelving, divisions)
  placeSets(placing, shelving, divisions)
  const added = shelving.bundles.slice(before)
  placeAccess(placing, added)
  placeRequests(placing, added)
  placePlaces(placing)
  placeWritten(placing, shelving, divisions)
  return shelving.bundles
}

/** Sells a shelf as a whole, for less than its parts. */
function placeCollection({ tutors }: Placing, { addBundle }: Shelving, { id, written, divisions }: PlacedShelf) {
  const { title, price } = written
  if (price === null) return
  addBundle(authorOf(tutors, divisions[0]?.key ?? ''), {
    categoryId: id,
    subcategoryId: null,
    practiceAreaId: null,
    title: `All of ${title}`,
    description: paragraphs([
      `Every lecture, test and set of flashcards of ${title}, also what is added while you have it.`,
    ]),
    type: 'collection',
    price,
    accessDuration: 6,
    accessDurationUnit: 'month',
    recommended: false,
  })
}

/** What adds the tests and cards of an area to its shelf. */
function createWriters({ tutors }: Placing, { addBundle }: Shelving) {
  return {
    addTest(area: string, name: string, shelf: Shelf, blocks: readonly WrittenBlock[]) {
      if (!blocks.length) return
      const isFree = area === freeArea
      const minutes = Math.ceil((blocks.length * SECONDS_A_QUESTION) / 60)
      addBundle(
        authorOf(tutors, area),
        {
          ...shelf,
          title: isFree ? `${name}: a timed test` : `${name}: practice questions`,
          description: paragraphs([
            `${blocks.length} questions, each with one best answer of five, as in SQE1, and a reason for every option.`,
            `Topics: ${[...new Set(blocks.map(({ topic }) => topic))].join(', ')}.`,
          ]),
          instruction: paragraphs([
            isFree
              ? `You have ${minutes} minutes, the pace of the exam. The answers are shown when you have handed in.`
              : 'Take as long as you like. Say how sure you are, check, and read why.',
          ]),
          type: 'test',
          price: isFree ? 0 : 800,
          accessDuration: 6,
          accessDurationUnit: 'month',
          timeLimit: isFree ? minutes : null,
          timerEnable: isFree,
          feedbackShow: isFree ? 'after_submit' : 'after_answer',
          recommended: isFree || area === 'CON' || area === 'LAND',
        },
        blocks,
      )
    },
    addCards(area: string, name: string, shelf: Shelf, blocks: readonly WrittenBlock[]) {
      if (!blocks.length) return
      addBundle(
        authorOf(tutors, area),
        {
          ...shelf,
          title: `${name}: flashcards`,
          description: paragraphs([`${blocks.length} cards: the rules that questions turn on, with their sources.`]),
          type: 'flashcards',
          price: area === freeArea ? 0 : 300,
          accessDuration: 6,
          accessDurationUnit: 'month',
          recommended: area === freeArea,
        },
        blocks,
      )
    },
  }
}
