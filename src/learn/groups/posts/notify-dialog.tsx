import { useApi } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/overlay/dialog'
import { Unloaded } from '../../../ui/page/unloaded'
import { GroupPostNotify, GroupPostReach, type GroupPostReachQuery } from './posts.documents'
import styles from './posts.module.css'
import { usePostAction } from './use-post-action'

interface NotifyDialogProps {
  post: { id: string; title: string }
  group: { name: string }
  onClose: () => void
}

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

/** Says who would be told of a post and how, and tells them, once. */
export function NotifyDialog({ post, group, onClose }: NotifyDialogProps) {
  const query = useApi(GroupPostReach, { id: post.id }, { staleTime: 0 })
  const reach = query.data?.studyGroupPostReach
  const notify = usePostAction(GroupPostNotify, { said: 'They are being told.', onDone: onClose })
  return (
    <Dialog
      open
      title="Notify the group?"
      lead={`‘${post.title}’ goes to the members of ${group.name}. Each is told in the ways that they chose.`}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button
            variant="primary"
            data-sends
            icon="bell"
            disabled={!reach?.people}
            busy={notify.isPending}
            onClick={() => notify.mutate({ id: post.id })}
          >
            {reach ? `Notify ${people(reach.people)}` : 'Notify'}
          </Button>
        </>
      }
    >
      {reach ? <Reach reach={reach} /> : <Unloaded of={query} height={160} />}
      <p className="meta">
        A post is notified once. A change later is shown, not sent, and what has gone out cannot be called back.
      </p>
    </Dialog>
  )
}

function Reach({ reach }: { reach: GroupPostReachQuery['studyGroupPostReach'] }) {
  const { inApp, push, pushLater, email, emailLater, onlyInApp } = reach
  const rows = [
    { way: 'In the bell', count: inApp, when: 'At once' },
    { way: 'Push', count: push, when: pushLater ? `${pushLater} after their quiet time` : 'At once' },
    { way: 'E-mail', count: email, when: 'Within a minute' },
    { way: 'E-mail later', count: emailLater, when: 'In their digest, or after their quiet time' },
    { way: 'Bell only', count: onlyInApp, when: 'Have turned the others off' },
  ]
  return (
    <table className={styles.reach}>
      <caption className="vh">Who is told, and how</caption>
      <thead>
        <tr>
          <th scope="col">Way</th>
          <th scope="col" className="num">
            People
          </th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ way, count, when }) => (
          <tr key={way}>
            <th scope="row">{way}</th>
            <td className="num">{count}</td>
            <td>{when}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
