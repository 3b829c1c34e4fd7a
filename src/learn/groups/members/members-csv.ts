import { memberRoles, memberStates, waysToCome } from '../../../nouns/study-group/group-words'
import { nameOfPerson } from '../../../nouns/user/name'
import { request } from '../../../providers/api/client'
import { BYTE_ORDER_MARK, csvLine, csvText } from '../../../ui/files/csv'
import { dayOf } from '../../../ui/time/london-days'
import { type LedMember, sinceOf } from './led-member'
import { StudyGroupMembers, type StudyGroupMembersQueryVariables } from './members.documents'

const heads = [
  ...['Name', 'Status', 'Since', 'Role', 'Sub-group', 'Comes', 'Training from', 'Training until', 'Day off'],
  'Next exam',
] as const

/** The members of a group whom the table shows, on all its pages, as the text of a CSV file; days are London's. */
export async function membersCsv(asked: Omit<StudyGroupMembersQueryVariables, 'page'>): Promise<string> {
  const lines = [csvLine(heads)]
  const seen = new Set<string>()
  for (let page = 1, hasNext = true; hasNext; page++) {
    const { members } = await request(StudyGroupMembers, { ...asked, page })
    for (const member of members.entries) {
      // Whoever joins while the pages are read shifts those after them.
      if (!seen.has(member.id)) lines.push(lineOf(member))
      seen.add(member.id)
    }
    hasNext = members.pageInfo.hasNextPage
  }
  return BYTE_ORDER_MARK + lines.join('')
}

function lineOf(member: LedMember): string {
  const since = sinceOf(member)
  return csvLine(
    [
      nameOfPerson(member.user) ?? '',
      memberStates[member.state],
      since ? dayOf(since) : '',
      memberRoles[member.role],
      member.studySubGroup?.name ?? '',
      member.visitationType ? waysToCome[member.visitationType] : '',
      member.trainingFrom ?? '',
      member.trainingTill ?? '',
      member.sundayDayOff ? 'Sunday' : '',
      member.nextSitting ?? '',
    ].map(csvText),
  )
}
