import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/action/icon'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { formatLondonTime } from '../../../ui/time/london-time'
import { useDeviceCheck } from './use-device-check'

const SLOW_SECONDS = 2
const CLOCK_SECONDS = 5

/** Whether this device is ready for a long test, and what happens if it fails. */
export function DeviceCheck() {
  const { state, busy, again } = useDeviceCheck()
  const isReady = state !== undefined && state.reach !== null && state.reach < SLOW_SECONDS && state.keeps
  return (
    <Card
      title={state === undefined ? 'Checking this device' : isReady ? 'This device is ready' : 'Look at this device'}
      foot={
        <>
          {state && <span className="num">{`Checked ${formatLondonTime(state.checkedAt)}. `}</span>}
          <Button variant="quiet" size="sm" busy={busy} onClick={() => void again()}>
            Check again
          </Button>
        </>
      }
    >
      <RowList tight>
        <Row
          before={<Sign good={state !== undefined && state.reach !== null && state.reach < SLOW_SECONDS} />}
          title="Connection"
          meta={reachWords(state?.reach)}
        />
        <Row
          before={<Sign good={state?.clockOff !== undefined && state.clockOff !== null} />}
          title="Clock"
          meta={clockWords(state?.clockOff)}
        />
        <Row
          before={<Sign good={state?.keeps === true} />}
          title="If the connection drops"
          meta={
            state?.keeps === false
              ? 'This browser keeps nothing, so leave the page open until all is saved.'
              : 'Answers wait on this device and go in by themselves.'
          }
        />
      </RowList>
    </Card>
  )
}

const Sign = ({ good }: { good: boolean }) => <Icon name={good ? 'check' : 'info'} size="sm" />

function reachWords(reach: number | null | undefined): string {
  if (reach === undefined) return 'It is being measured.'
  if (reach === null) return 'The server can’t be reached from here.'
  const seconds = Math.max(0.1, Math.round(reach * 10) / 10)
  return reach < SLOW_SECONDS ? `Answers reach us in ${seconds} s.` : `Slow: answers take ${seconds} s to reach us.`
}

function clockWords(off: number | null | undefined): string {
  if (off === undefined) return 'It is being compared.'
  if (off === null) return 'It could not be compared.'
  return Math.abs(off) < CLOCK_SECONDS
    ? 'Right to a few seconds.'
    : `It is ${Math.round(Math.abs(off))} s wrong. The test goes by the server’s clock.`
}
