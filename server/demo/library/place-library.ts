import type { WrittenBlock } from '../../../access/content/question-text'
import type { Student } from '../place-people'
import { createDice, createIds } from '../random'
import { placeAttempts } from './place-attempts'
import { placeHealth, voidQuestions } from './place-health'
import { placeLectures } from './place-lectures'
import { placeReviews } from './place-reviews'
import { placeVideos } from './place-videos'
import { isPopular } from './quirks'
import { readFiles } from './read-files'
import { freeArea, shelfNames, shelves } from './shelves'
import { createShelving, type PlacedBundle, type Placing, paragraphs, type Shelf, type Shelving } from './shelving'

/** The day on which the library was opened, in days from today. */
const OPENED = -100
/** Seconds that SQE1 gives for a question: 90 in 153 minutes. */
const SECONDS_A_QUESTION = 102
/** A whole paper, a third less than its parts. */
const COLLECTION_PENCE = 4900

/** Shelves, bundles of questions, of cards and lectures for each area, and who holds them. */
export function placeLibrary(placing: Placing): PlacedBundle[] {
  const { school, calendar, areas } = placing
  const at = calendar.at(OPENED, '10:00')
  const stamps = { insertedAt: at, updatedAt: at }
  const shelving = createShelving(placing, at)
  const library = createWriters(shelving)
  const lectures = placeLectures(placing, shelving)
  const questions = readFiles('questions')
  const cards = readFiles('cards')
  for (const [position, { title, description, areas: own }] of shelves.entries()) {
    const categoryId = shelving.id()
    school.libraryCategories.push({ id: categoryId, title, description, position, status: 'published', ...stamps })
    for (const [place, area] of own.entries()) {
      const subcategoryId = shelving.id()
      const name = shelfNames[area]
      const practiceAreaId = areas.get(area) ?? null
      school.librarySubcategories.push({
        id: subcategoryId,
        categoryId,
        practiceAreaId,
        title: name,
        position: place,
        status: 'published',
        ...stamps,
      })
      const shelf = { categoryId, subcategoryId, practiceAreaId }
      library.addTest(area, name, shelf, questions.get(area) ?? [])
      library.addCards(area, name, shelf, cards.get(area) ?? [])
      lectures.add(area, name, shelf)
    }
  }
  grantAccess(placing, shelving.bundles)
  voidQuestions(placing, shelving.bundles)
  placeAttempts(placing, placing.students, shelving.bundles)
  placeHealth(placing, placing.students, shelving.bundles)
  placeReviews(placing, placing.students, shelving.bundles)
  openVideos(placing, placeVideos(placing, shelving))
  placeCollections(shelving, school.libraryCategories)
  return shelving.bundles
}

/** Sells each paper as a whole, for less than its parts. */
function placeCollections({ addBundle }: Shelving, categories: Placing['school']['libraryCategories']) {
  for (const [at, { title, areas }] of shelves.entries()) {
    const categoryId = categories[at]?.id
    if (!categoryId) continue
    addBundle(areas[0], {
      categoryId,
      subcategoryId: null,
      practiceAreaId: null,
      title: `All of ${title}`,
      description: paragraphs([
        `Every lecture, test and set of flashcards of ${title}, also what is added while you have it.`,
      ]),
      type: 'collection',
      price: COLLECTION_PENCE,
      accessDuration: 6,
      accessDurationUnit: 'month',
      recommended: false,
    })
  }
}

/** What the demo student has opened, by a part of the title, and the days for which it has been open. */
const opened: readonly (readonly [RegExp, number])[] = [
  [/^Contract: practice/, 34],
  [/^Tort: practice/, 27],
  [/^Dispute resolution: practice/, 20],
  [/^Land law: practice/, 12],
  [/^Contract: flashcards/, 34],
  [/^Tort: flashcards/, 9],
  [/^Overreaching and occupiers/, 12],
  [/^Serving the claim form/, 20],
]
const MONTHS_OPEN = 6

const VIDEOS_OPENED = -6

/** Lets the demo student into the videos. */
function openVideos({ school, calendar, students: [student] }: Placing, bundle: PlacedBundle | null) {
  if (!bundle || !student) return
  const at = calendar.at(VIDEOS_OPENED, '19:30')
  school.libraryPermissions.push(permissionOf(bundle, student, at, createIds(createDice(1927))(at)))
}

/** Lets students into bundles: the demo student into a few that readers of the demo look at, the others into some each. */
function grantAccess({ school, calendar, students }: Placing, bundles: readonly PlacedBundle[]) {
  const dice = createDice(1925)
  const ids = createIds(createDice(1926))
  const grant = (bundle: PlacedBundle, student: Student, day: number) => {
    const at = calendar.at(day, '19:00')
    school.libraryPermissions.push(permissionOf(bundle, student, at, ids(at)))
  }
  const [first, ...others] = students
  for (const [title, days] of opened) {
    const bundle = bundles.find((each) => title.test(each.title))
    if (first && bundle) grant(bundle, first, -days)
  }
  for (const student of others)
    for (const bundle of bundles)
      if (dice.chance(isPopular(bundle.title) ? 1 : 0.6)) grant(bundle, student, -dice.int(5, 90))
}

/** A permission that was given and opened at an instant. */
const permissionOf = (bundle: PlacedBundle, student: Student, at: Date, id: string) => ({
  id,
  bundleId: bundle.id,
  userId: student.id,
  status: 'active' as const,
  duration: MONTHS_OPEN,
  durationUnit: 'month' as const,
  from: at,
  until: new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + MONTHS_OPEN, at.getUTCDate(), 12)),
  type: 'grant' as const,
  insertedAt: at,
})

/** What adds the tests and cards of an area to its shelf. */
function createWriters({ addBundle }: Shelving) {
  return {
    addTest(area: string, name: string, shelf: Shelf, blocks: readonly WrittenBlock[]) {
      if (!blocks.length) return
      const isFree = area === freeArea
      const minutes = Math.ceil((blocks.length * SECONDS_A_QUESTION) / 60)
      addBundle(
        area,
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
        area,
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
