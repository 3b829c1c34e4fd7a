import { INVITED_DAYS } from '../../../rules/groups/membership'
import { letter } from '../../identity/mails'
import { emailOf } from '../../identity/person/email'
import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { dayText } from '../../kernel/time/when-text'
import { write } from '../../kernel/write/write'
import { refuseHidden } from '../study-group/refuse-hidden'
import { made } from './keep'
import { newToken } from './token'

const DAY_MS = 86_400_000
const named = `select g.name as "group", coalesce(u.full_name, 'Somebody who leads it') as by from study_groups g, users u where g.id = $1 and u.id = $2`

/** Sends a link for one person to an address. Nothing of what it answers says whether somebody has an account with it. */
export const studyGroupInvitationSend: Operation<'studyGroupInvitationSend'> = (
  { studyGroupId, email, message },
  context,
  info,
) =>
  write(context, async (writing) => {
    const to = emailOf(email)
    await refuseHidden(writing, context, 'StudyGroup', studyGroupId)
    const until = new Date(writing.now.getTime() + INVITED_DAYS * DAY_MS)
    const [token, { id: createdById }] = [newToken(), signedIn(context)]
    const link = { studyGroupId, token, uses: 1, until: until.toISOString(), joinsAtOnce: true, createdById }
    const answer = await made.createWithin(writing, link, context, info)
    const { rows } = await writing.query({ text: named, values: [studyGroupId, createdById] })
    const { group, by } = rows[0] as { group: string; by: string }
    const mail = letter({
      to,
      subject: `${by} invites you to ${group}`,
      lines: [
        `${by} invites you to the study group ${group} on Articled.`,
        ...(message?.trim() ? [message.trim()] : []),
      ],
      action: { label: 'See the group', url: `${context.settings.publicUrl}/i/${token}` },
      after: [
        `The link is for one person, and works until ${dayText(until)}. It takes no place until it is answered.`,
        `If you do not know ${by}, you can ignore this mail: nothing happens.`,
      ],
    })
    await writing.queue('mail', mail, { about: null })
    writing.after(() => context.jobs.wake())
    return answer
  })
