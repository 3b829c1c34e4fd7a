import { changeDocuments, dropDocument, keepDocument, readDocuments } from '../api/document-store'
import { getSignIn } from './session-store'

const PERSON = 'kept-person-'

/** Keeps whose device it is, so that what they keep here opens without a network; whether there was room. */
export const keepPerson = <Person extends { id: string }>(person: Person): Promise<boolean> =>
  keepDocument(PERSON + person.id, person)

export async function dropKeptPerson(): Promise<void> {
  const held = getSignIn()
  if (held) await dropDocument(PERSON + held.userId)
}

/** Whoever keeps something here is known to this device again after their next sign-in. */
export const dropKeptPeople = (): Promise<void> => changeDocuments(PERSON, () => undefined)

/** Who is signed in, if they keep anything here. */
export async function readKeptPerson<Person>(): Promise<Person | undefined> {
  const held = getSignIn()
  if (!held) return undefined
  const found = await readDocuments(PERSON + held.userId)
  return found.get(PERSON + held.userId) as Person | undefined
}
