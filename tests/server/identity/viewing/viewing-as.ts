import type { Answer, Person, TestApp } from '../../../build'

const begin = 'mutation($userId: ID!) { viewingBegin(userId: $userId) { id accessToken expiresAt user { id } } }'

/** Asks to view as a person. */
export const beginAs = (app: TestApp, staff: Person, person: Pick<Person, 'id'>): Promise<Answer> =>
  app.send(begin, { userId: person.id }, staff)

/** Staff who view as a person, as somebody who sends requests. */
export async function viewAs(app: TestApp, staff: Person, person: Person): Promise<Person> {
  const { data, errors } = await beginAs(app, staff, person)
  if (errors) throw new Error(errors[0]?.message)
  return { ...person, token: data.viewingBegin.accessToken, signInId: data.viewingBegin.id }
}
