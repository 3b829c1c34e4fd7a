import { useEffect, useState } from 'react'
import { invalidate, useAction } from '../../../providers/api/query'
import { askForPush, type PushState, pushState, stopPush } from '../../../pwa/push'
import { Button } from '../../../ui/action/button'
import { Switch } from '../../../ui/form/checkbox'
import { toast } from '../../../ui/overlay/toast'
import type { Account } from '../account'
import { PushOff, PushOn, PushTest } from '../account.documents'
import styles from '../account.module.css'

const help: Record<PushState, string> = {
  ready: 'Shown by this device, also when Articled is closed.',
  blocked: 'This browser blocks notifications of Articled. Allow them in its settings for this site.',
  unsupported: 'This browser cannot show notifications. On an iPhone, add Articled to the home screen first.',
}

interface PushPartProps {
  subscriptions: Account['pushSubscriptions']
  publicKey: string
}

/** Turns push on and off for this browser. */
export function PushPart({ subscriptions, publicKey }: PushPartProps) {
  const [state, setState] = useState<PushState>('ready')
  useEffect(() => {
    void pushState().then(setState)
  }, [])
  const own = subscriptions.find(({ current }) => current)
  const on = useAction(PushOn, { onSuccess: () => invalidate('Account') })
  const off = useAction(PushOff, { onSuccess: () => invalidate('Account') })
  const test = useAction(PushTest, {
    onSuccess: () => toast({ kind: 'positive', text: 'Sent. It appears within a few seconds.' }),
  })
  const turn = async (isOn: boolean) => {
    if (!isOn) {
      await stopPush()
      if (own) off.mutate({ id: own.id })
      return
    }
    const keys = await askForPush(publicKey).catch(() => null)
    if (keys) return on.mutate(keys)
    setState(await pushState())
    toast({ kind: 'warning', text: 'This browser did not allow notifications.' })
  }
  return (
    <section aria-labelledby="push">
      <h3 id="push">Push</h3>
      <div className={styles.line}>
        <Switch
          label="Notifications on this device"
          help={help[state]}
          checked={own !== undefined}
          disabled={state !== 'ready' || on.isPending || off.isPending}
          onChange={(event) => void turn(event.target.checked)}
        />
        {own && (
          <Button size="sm" busy={test.isPending} onClick={() => test.mutate({ id: own.id })}>
            Send a test
          </Button>
        )}
      </div>
    </section>
  )
}
