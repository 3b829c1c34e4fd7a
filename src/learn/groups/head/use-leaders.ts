import { nameOfPerson } from '../../../nouns/user/name'
import { useApi } from '../../../providers/api/query'
import { StudyGroupLeaders } from './group.documents'

/** Those who lead a group, its owners first. */
export function useLeaders(id: string) {
  const { data } = useApi(StudyGroupLeaders, { id })
  if (!data) return []
  return [...data.owners.entries, ...data.tutors.entries, ...data.moderators.entries]
}

/** Who reads an application, by name where the reader may know them. */
export function useReaders(id: string): string {
  const names = useLeaders(id).flatMap(({ user }) => nameOfPerson(user) ?? [])
  const [first, second] = names
  if (!first) return 'those who lead the group'
  if (!second) return first
  return names.length === 2 ? `${first} and ${second}` : `${first}, ${second} and others who lead the group`
}
