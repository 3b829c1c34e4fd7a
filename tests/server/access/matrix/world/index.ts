import type { TestApp } from '../../../../build'
import { makeAccounts } from './accounts'
import { makeCatalogue } from './catalogue'
import { makeDocuments } from './documents'
import { makeEvents } from './events'
import { makeGroups } from './groups'
import { makeLibrary } from './library'
import { NOON } from './moment'
import { makePeople } from './people'
import { makeSessions } from './sessions'

/** A small school in which the right person can succeed with every operation. */
export async function makeWorld(app: TestApp) {
  await app.at(NOON)
  const people = await makePeople(app)
  const catalogue = await makeCatalogue(app, people)
  const sessions = await makeSessions(app, people, catalogue)
  const documents = await makeDocuments(app, people, catalogue, sessions)
  const accounts = await makeAccounts(app, people, catalogue)
  const library = await makeLibrary(app, people, catalogue, documents)
  const groups = await makeGroups(app, people)
  const events = await makeEvents(app, people, groups.groups.own)
  const { mock: _, ...taught } = catalogue
  return { ...people, ...taught, ...sessions, ...documents, ...accounts, ...library, ...groups, ...events }
}

export type World = Awaited<ReturnType<typeof makeWorld>>
