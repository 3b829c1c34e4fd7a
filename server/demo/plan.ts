import { createBooks } from './books'
import { calendarFrom } from './calendar'
import { placeEvents } from './groups/place-events'
import { placeGroups } from './groups/place-groups'
import { tellLeads } from './leads'
import { placeLibrary } from './library/place-library'
import { settlePaymentStatus, tellCredits, tellMarginalia } from './marginalia'
import { demoSeller } from './money/papers'
import { placePackages } from './money/place-packages'
import { tellPurchases } from './money/purchases/tell-purchases'
import { tellNotifications } from './notifications'
import { placeCatalogue, placeMocks } from './place-catalogue'
import { placeStaff, placeStudents, placeTutors, settleArrivals } from './place-people'
import { createDice, createIds } from './random'
import { emptySchool, type PlannedDocument, type PlannedMedia, type School } from './school'
import { tellDecline } from './sessions/declines'
import { tellDispute } from './sessions/disputes'
import { tellHistory } from './sessions/history'
import type { Desk } from './sessions/sitting'
import { createTimetable } from './sessions/timetable'
import { tellStaffNotes } from './staff-notes'

/** The seed of the public demo school. */
const SEED = 1836
/** The final balance of the demo student. */
const WALLET = 13_000

interface Ask {
  now: Date
  /** The ids of countries by their two letters. */
  countries: ReadonlyMap<string, string>
  seed?: number
}

interface Plan {
  school: School
  documents: PlannedDocument[]
  media: PlannedMedia[]
}

/** Plans the whole school from today. The same seed on the same day gives the same school, with the same ids. */
export function planSchool({ now, countries, seed = SEED }: Ask): Plan {
  const dice = createDice(seed)
  const making = {
    school: emptySchool(),
    documents: [],
    media: [],
    calendar: calendarFrom(now),
    dice,
    id: createIds(createDice(seed + 1)),
    countries,
  }
  const catalogue = placeCatalogue(making)
  placeStaff(making)
  const tutors = placeTutors(making, catalogue.areas)
  const students = placeStudents(making, catalogue.areas)
  const mocks = placeMocks(making, catalogue, tutors)
  const [first] = students
  const books = createBooks(making, new Map(first ? [[first.id, WALLET]] : []))
  const desk: Desk = { ...making, books, timetable: createTimetable(making, tutors) }
  const players = { students, tutors, mocks }
  tellHistory(desk, players)
  const bundles = placeLibrary({ ...making, areas: catalogue.areas, types: catalogue.types, tutors, students })
  placeGroups({ ...making, tutors, students })
  placeEvents({ ...making, areas: catalogue.areas, tutors, students, timetable: desk.timetable })
  placePackages(making, bundles)
  making.school.sellers.push({ id: making.id(now), ...demoSeller })
  settleArrivals(desk, students, tellPurchases(making, books, students))
  tellCredits(desk, students)
  books.close()
  tellMarginalia(desk, players)
  tellDispute(desk)
  tellDecline(desk, [tutors[0], first])
  tellNotifications(desk)
  settlePaymentStatus(desk, students)
  tellStaffNotes(desk, students)
  tellLeads(making)
  const { school, documents, media } = making
  return { school, documents, media }
}
