import type { Answer, Person } from '../../../build'
import type { School } from '../groups'

const CREATE = `mutation ($studyGroupId: ID!, $uses: Int!, $until: DateTime!, $joinsAtOnce: Boolean) {
  studyGroupInvitationCreate(studyGroupId: $studyGroupId, uses: $uses, until: $until, joinsAtOnce: $joinsAtOnce) { id token uses used until joinsAtOnce createdByName } }`
const USE = `mutation ($token: String!, $message: Text, $trainingFrom: Date, $trainingTill: Date) {
  studyGroupInvitationUse(token: $token, message: $message, trainingFrom: $trainingFrom, trainingTill: $trainingTill) { id state message } }`
const OPEN = `query ($token: String!) { studyGroupInvitation(token: $token) { state groupName invitedByName invitedByRole uses used until joinsAtOnce studyGroupId
  membership { state } group { id name type description intensiveFrom intensiveUntil taken waitingCount config { places offerHours } subGroups { name p1ExamDates } } } }`

export const codes = ({ errors = [] }: Answer) =>
  errors.map(({ extensions }) => `${extensions.code} ${extensions.field ?? ''}`.trim())

export interface Made {
  id: string
  token: string
}

const DAY_MS = 86_400_000
/** An instant some days ahead. */
export const ahead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

/** What people do with links in a school. */
export const linksOf = (app: School) => ({
  create: (studyGroupId: string, by: Person, given: object = {}) =>
    app.send(CREATE, { studyGroupId, uses: 10, until: ahead(7), ...given }, by),
  async make(studyGroupId: string, given: object = {}, by: Person = app.staff): Promise<Made> {
    return (await this.create(studyGroupId, by, given)).data.studyGroupInvitationCreate
  },
  use: (token: string, who: Person, wishes: object = {}) => app.send(USE, { token, ...wishes }, who),
  open: async (token: string, who: Person) => (await app.send(OPEN, { token }, who)).data?.studyGroupInvitation,
  change: (id: string, by: Person, given: object) =>
    app.send(
      `mutation ($id: ID!, $uses: Int, $until: DateTime, $joinsAtOnce: Boolean) {
        studyGroupInvitationUpdate(id: $id, uses: $uses, until: $until, joinsAtOnce: $joinsAtOnce) { uses joinsAtOnce } }`,
      { id, ...given },
      by,
    ),
  end: (id: string, by: Person) =>
    app.send('mutation ($id: ID!) { studyGroupInvitationDelete(id: $id) { id } }', { id }, by),
  listed: (studyGroupId: string, by: Person) =>
    app.send(
      'query ($id: ID!) { studyGroupInvitations(studyGroupId: $id) { id token used createdByName } }',
      { id: studyGroupId },
      by,
    ),
  used: async (id: string) =>
    (await app.query('select used from study_group_invitations where id = $1', [id]))[0]?.used as number,
})

export type Links = ReturnType<typeof linksOf>
