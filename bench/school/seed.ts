import { Client } from 'pg'
import { buildApp } from '../../server/app'
import { firstStart } from '../../server/first-start'
import type { Database } from '../../server/kernel/database/database'
import { settingsFrom } from '../../server/kernel/settings'
import { sized } from '../size'
import { type Account, signInStudents } from './accounts'
import type { Run } from './copy'
import { addEvents } from './events'
import { addLibrary, type LibrarySize } from './library'
import { addMocks } from './mocks'
import { addMoney } from './money'
import { addStudents, addTutors } from './people'
import { planSessions } from './session-plan'
import { addSessions } from './sessions'

export interface SchoolSize {
  students: number
  tutors: number
  sessions: number
  /** None: the library of the demo school stays as it is. */
  library?: LibrarySize
  /** None: the events of the demo school alone. */
  events?: number
}

export const BIG: SchoolSize = sized(
  { students: 10_000, tutors: 200, sessions: 100_000 },
  { students: 80, tutors: 12, sessions: 400 },
)
export const BIG_EVENTS = sized(20_000, 60)
export const BIG_LIBRARY: LibrarySize = sized(
  { bundles: 5_000, questions: 200_000, answers: 5_000_000, reviews: 1_000_000, permissions: 200_000 },
  { bundles: 80, questions: 1_200, answers: 9_000, reviews: 20_000, permissions: 600 },
)

interface Place {
  /** The address of a PostgreSQL server. Without it, the embedded database in the folder is filled. */
  url?: string
  /** The data folder of the server that will run on it. */
  folder: string
}

/** Makes the demo school in an empty database and, with a size, a big one around it by copying. Answers the given number of signed-in students. */
export async function seedSchool({ url, folder }: Place, size?: SchoolSize, signedIn = 0): Promise<Account[]> {
  const settings = settingsFrom({ NODE_ENV: 'development', DATA_DIR: folder, DATABASE_URL: url })
  const app = await buildApp(settings)
  try {
    await firstStart(app.services)
    if (size) await grow(app.services.database, size, url)
    return await signInStudents(app.services, signedIn)
  } finally {
    await app.close()
  }
}

/** Copies people, mocks and sessions of the demo school up to the given size, with a library and events. */
export async function grow(database: Database, size: SchoolSize, url?: string): Promise<void> {
  if (!url) {
    await database.transaction(({ query }) => copy((text) => query({ text }), size))
    await database.query({ text: 'vacuum analyze' })
    return
  }
  // A connection of its own: a few long statements copy years, and the product gives a statement seconds.
  const client = new Client({ connectionString: url, options: '-c timezone=UTC -c jit=off' })
  await client.connect()
  try {
    await client.query('begin')
    await copy((text) => client.query(text), size)
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** Does a part of the copying, and says how long it took. */
async function part<T>(what: string, copying: Promise<T>): Promise<T> {
  const started = performance.now()
  const done = await copying
  console.log(`  ${what} (${((performance.now() - started) / 1000).toFixed(0)} s)`)
  return done
}

async function copy(run: Run, size: SchoolSize): Promise<void> {
  // Enough that no student has sat them all.
  const mockCopies = Math.max(1, Math.round(size.sessions / size.students / 2))
  // The checks of keys and balances for each row would take most of the time, so triggers are off.
  await run('set local session_replication_role = replica')
  await addMocks(run, mockCopies)
  await part('students', addStudents(run, size.students))
  const demoTutors = await part('tutors', addTutors(run, size.tutors))
  if (size.library) await part('library', addLibrary(run, size.library))
  if (size.events) await part('events', addEvents(run, size.events))
  if (!size.sessions) return
  await planSessions(run, { ...size, demoTutors, mockCopies })
  await part('sessions', addSessions(run))
  await part('money', addMoney(run))
}
