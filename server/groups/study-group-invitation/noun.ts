import { invalid, Refusal } from '../../kernel/errors'
import { perPerson, perPersonADay } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import {
  studyGroupInvitationCreate,
  studyGroupInvitationDelete,
  studyGroupInvitationList,
  studyGroupInvitationUpdate,
} from './keep'
import { studyGroupInvitation as opened } from './studyGroupInvitation'
import { studyGroupInvitationSend } from './studyGroupInvitationSend'
import { studyGroupInvitationUse } from './studyGroupInvitationUse'
import { studyGroupInvitation as entity } from './table'

/** Without their tokens, which are good for whoever has them. */
const own = `select study_group_id as "studyGroupId", uses, used, until, joins_at_once as "joinsAtOnce", inserted_at as "insertedAt", ended_at as "endedAt"
  from study_group_invitations where created_by_id = $1 order by inserted_at, id`

export const studyGroupInvitation = noun({
  entities: [entity],
  operations: {
    studyGroupInvitation: opened,
    studyGroupInvitationCreate,
    studyGroupInvitationDelete,
    studyGroupInvitations: studyGroupInvitationList,
    studyGroupInvitationSend,
    studyGroupInvitationUpdate,
    studyGroupInvitationUse,
  },
  // Nobody guesses a token of 80 bits; trying costs the database nothing either.
  rates: {
    studyGroupInvitation: perPerson(60),
    studyGroupInvitationCreate: perPerson(60),
    // It writes to people who may not be here.
    studyGroupInvitationSend: perPersonADay(30),
    // It tells those who lead, as joining does.
    studyGroupInvitationUse: perPersonADay(30),
  },
  constraints: {
    study_group_invitations_uses: () => invalid('uses', 'A link is for 1 to 1,000 people.'),
    // Of several people at once the last use goes to one.
    study_group_invitations_within_uses: () => new Refusal('EXPIRED', 'As many people have used this link as may.'),
  },
  outOfReach: { study_group_invitations_token: 'tokens are made by the product' },
  unwatched: { study_group_invitation_uses: 'follow from standings, which are watched' },
  // A link speaks in the name of whoever made it, so it ends with them.
  erasure: {
    async erase({ query, now }, { userId }) {
      await query({
        text: 'update study_group_invitations set created_by_id = null, ended_at = coalesce(ended_at, $2) where created_by_id = $1',
        values: [userId, now],
      })
      await query({ text: 'delete from study_group_invitation_uses where user_id = $1', values: [userId] })
    },
  },
  exported: {
    studyGroupInvitations: async ({ database }, userId) => (await database.query({ text: own, values: [userId] })).rows,
  },
})
