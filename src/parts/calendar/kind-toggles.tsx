import { Icon } from '../../ui/action/icon'
import type { IconName } from '../../ui/action/icon-paths'
import { Checkbox } from '../../ui/form/checkbox'
import { type KindGroup, kinds } from './entries/entry'
import styles from './kind-toggles.module.css'

const toggles: Record<KindGroup, { icon: IconName; words: string }> = {
  sessions: { icon: kinds.session.icon, words: 'Sessions' },
  events: { icon: kinds.event.icon, words: 'Events' },
  study: { icon: kinds.study.icon, words: 'Study days' },
  deadlines: { icon: kinds.due.icon, words: 'Deadlines' },
  busy: { icon: kinds.busy.icon, words: 'Busy' },
}

interface KindTogglesProps {
  groups: readonly KindGroup[]
  hidden: readonly KindGroup[]
  onToggle: (group: KindGroup) => void
}

/** Which kinds of entries are shown. */
export function KindToggles({ groups, hidden, onToggle }: KindTogglesProps) {
  return (
    <fieldset className={styles.kinds}>
      <legend className="vh">Show</legend>
      {groups.map((group) => (
        <Checkbox
          key={group}
          className={styles.kind}
          label={
            <>
              <Icon name={toggles[group].icon} size="sm" />
              {toggles[group].words}
            </>
          }
          checked={!hidden.includes(group)}
          onChange={() => onToggle(group)}
        />
      ))}
    </fieldset>
  )
}
