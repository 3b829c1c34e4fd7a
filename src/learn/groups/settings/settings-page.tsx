import { GroupFrame } from '../head/group-frame'
import { Archive } from './archive'
import styles from './group-settings.module.css'
import { SettingsForm } from './settings-form'

/** What a group's owners and staff set. */
export const SettingsPage = () => (
  <GroupFrame part="Settings" needs="owns">
    {(group, { keeps }) => (
      <div className={styles.page}>
        <SettingsForm key={group.id} group={group} keeps={keeps} />
        <Archive group={group} />
      </div>
    )}
  </GroupFrame>
)
