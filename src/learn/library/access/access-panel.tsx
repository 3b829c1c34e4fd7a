import { useEffect, useRef } from 'react'
import { accessWords } from '../../../nouns/bundle/bundle-words'
import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/action/icon'
import { Card } from '../../../ui/data/card'
import { When } from '../../../ui/time/when'
import type { Bundle } from '../bundle/bundle'
import type { Standing } from '../card/standing'
import styles from './access-panel.module.css'
import { AskPanel } from './ask-panel'
import { BuyPanel } from './buy-panel'
import { Problem } from './problem'
import type { Buying } from './use-buying'

interface AccessPanelProps {
  bundle: Bundle
  standing: Standing
  buying: Buying
}

/** The one thing to do with a bundle next, and how long it is open. */
export function AccessPanel({ bundle, standing, buying }: AccessPanelProps) {
  return (
    <div className={styles.place} data-first={standing.state === 'open' ? undefined : ''}>
      <Panel bundle={bundle} standing={standing} buying={buying} />
    </div>
  )
}

function Panel({ bundle, standing, buying }: AccessPanelProps) {
  const { state, from, until } = standing
  if (state === 'none' || state === 'ended') {
    if (bundle.visibility === 'restricted') return <AskPanel bundle={bundle} />
    return <BuyPanel bundle={bundle} ended={state === 'ended' ? until : null} buying={buying} />
  }
  if (state === 'paused')
    return (
      <Card title="Paused">
        <p className="meta">The school has paused your access. Ask them when it goes on.</p>
      </Card>
    )
  if (state === 'later' && from)
    return (
      <Card title="Yours">
        <p className="meta">
          It opens <When at={from} />.
        </p>
      </Card>
    )
  if (state === 'waiting') return <Waiting bundle={bundle} until={until} buying={buying} />
  return (
    <Card title="Yours">
      <p className="meta">
        {until ? (
          <>
            Open until <When at={until} />.
          </>
        ) : (
          'Yours for good.'
        )}
      </p>
    </Card>
  )
}

/** Bought or given, and not opened yet. Its button takes the focus of the one that bought it. */
function Waiting({ bundle, until, buying }: { bundle: Bundle; until: string | null; buying: Buying }) {
  const start = useRef<HTMLButtonElement>(null)
  const { bought } = buying
  // The news that it is held may come before the answer.
  useEffect(() => {
    if (bought) start.current?.focus()
  }, [bought])
  const length = accessWords(bundle.accessDuration, bundle.accessDurationUnit)
  // An opened test has a start of its own, which sets its clock going.
  const isTest = bundle.type === 'test'
  return (
    <Card title="Yours">
      <p className={styles.bought}>
        <Icon name="check" size="sm" />
        {buying.said ?? 'You have this already.'}
      </p>
      <p className="meta">
        {until ? (
          <>
            Open until <When at={until} />.
          </>
        ) : length ? (
          `Its ${length} begin when you ${isTest ? 'open it' : 'start'}.`
        ) : (
          'It stays yours for good.'
        )}
      </p>
      <Button
        ref={start}
        className={styles.start}
        variant="primary"
        size="lg"
        block
        busy={buying.opening}
        onClick={buying.open}
      >
        {isTest ? 'Open' : 'Start'}
      </Button>
      <Problem text={buying.problem} />
    </Card>
  )
}
