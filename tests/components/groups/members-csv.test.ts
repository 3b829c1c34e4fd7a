// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { membersCsv } from '../../../src/learn/groups/members/members-csv'
import { answering } from '../library/answering-server'

afterEach(() => vi.unstubAllGlobals())

const member = (id: string, name: string, values: object = {}) => ({
  ...{ id, role: 'member', state: 'accepted', visitationType: null, trainingFrom: null, trainingTill: null },
  ...{ sundayDayOff: false, nextSitting: null, studySubGroup: null, acceptedAt: '2026-11-03T23:30:00Z' },
  user: { id, fullName: name, nickname: null, avatar: null },
  ...values,
})

it('writes everybody of all pages once, with days of London and no formula', async () => {
  const aisha = member('m1', 'Aisha Bello', {
    ...{ visitationType: 'in_person', trainingFrom: '2027-01-04', sundayDayOff: true, nextSitting: '2027-01-19' },
    studySubGroup: { id: 's1', name: 'Lagos, and Accra' },
  })
  const pages = [[aisha], [aisha, member('m2', '=1+1', { role: 'moderator' })]]
  const server = answering([
    'StudyGroupMembers',
    (asked) => {
      const page = Number(asked.page)
      return {
        members: {
          entries: pages[page - 1],
          pageInfo: {
            totalCount: 2,
            totalPages: 2,
            currentPage: page,
            hasPreviousPage: page > 1,
            hasNextPage: page < 2,
          },
        },
      }
    },
  ])

  const text = await membersCsv({ id: 'g1', state: 'accepted', search: 'a' })
  expect(text.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Name,Status,Since,Role,Sub-group,Comes,Training from,Training until,Day off,Next exam',
    'Aisha Bello,In the group,2026-11-03,Member,"Lagos, and Accra",In person,2027-01-04,,Sunday,2027-01-19',
    "'=1+1,In the group,2026-11-03,Moderator,,,,,,",
    '',
  ])
  expect(server.callsOf('StudyGroupMembers')).toHaveLength(2)
})
