import { useState } from 'react'
import { invalidate, useAction } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { signOut } from '../../../providers/sign-in/sign-out'
import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/action/icon'
import { Row, RowList } from '../../../ui/data/row-list'
import { Tag } from '../../../ui/data/tag'
import { Confirm } from '../../../ui/overlay/confirm'
import { toast } from '../../../ui/overlay/toast'
import { Relative, When } from '../../../ui/time/when'
import type { Account, SectionProps } from '../account'
import { DeviceEnd, DevicesEndOthers } from '../account.documents'
import styles from '../account.module.css'

type Device = Account['devices'][number]

const PHONES = new Set(['iPhone', 'iPad', 'Android'])

/** The person's sign-ins, this device first, with a button to end each. */
export function DevicesPart({ account: { devices } }: SectionProps) {
  const [asking, setAsking] = useState(false)
  const endOthers = useAction(DevicesEndOthers, {
    onSuccess: async () => {
      await invalidate('Account')
      setAsking(false)
      toast({ kind: 'positive', text: 'All other devices are signed out.' })
    },
    onError: () => setAsking(false),
  })
  const sorted = [...devices].sort(
    (a, b) => Number(b.current) - Number(a.current) || b.renewedAt.localeCompare(a.renewedAt),
  )
  const others = devices.filter(({ current }) => !current).length
  return (
    <section aria-labelledby="devices-title">
      <div className={styles.line}>
        <h3 id="devices-title">Devices</h3>
        {others > 0 && <Button onClick={() => setAsking(true)}>End all others</Button>}
      </div>
      <RowList tight>
        {sorted.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </RowList>
      <Confirm
        open={asking}
        title="End all other devices?"
        confirmLabel={others === 1 ? 'End one device' : `End ${others} devices`}
        danger
        busy={endOthers.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => endOthers.mutate({})}
      >
        <p>They are signed out at once. You stay signed in here.</p>
      </Confirm>
    </section>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const name = nameOf(device)
  const end = useAction(DeviceEnd, {
    onSuccess: async () => {
      await invalidate('Account')
      toast({ kind: 'positive', text: `${name} is signed out.` })
    },
    // It may have ended meanwhile.
    onError: () => void invalidate('Account'),
  })
  return (
    <Row
      before={<Icon name={PHONES.has(device.system ?? '') ? 'mobile' : 'device'} />}
      title={
        <>
          {name}{' '}
          {device.current && (
            <Tag icon="check" kind="positive">
              This device
            </Tag>
          )}
        </>
      }
      meta={
        <>
          Signed in <When at={device.insertedAt} show="date" look="year" />
          {!device.current && (
            <>
              , last renewed <Relative at={device.renewedAt} now={now()} />
            </>
          )}
        </>
      }
      end={
        device.current ? (
          <Button size="sm" onClick={() => void signOut()}>
            Logout
          </Button>
        ) : (
          <Button size="sm" busy={end.isPending} onClick={() => end.mutate({ id: device.id })}>
            End <span className="vh">{name}</span>
          </Button>
        )
      }
    />
  )
}

/** 'Firefox on Windows', as far as it is known. */
function nameOf({ browser, system }: Device): string {
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'A browser that does not say its name'
}
