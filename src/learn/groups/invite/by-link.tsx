import { now } from '../../../providers/device/clock'
import { Button } from '../../../ui/action/button'
import { Switch } from '../../../ui/form/checkbox'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { addDays, dayOf, dayWords } from '../../../ui/time/london-days'
import { addressOf, copyAddress } from './address'
import styles from './invite.module.css'
import { OpenLinks } from './open-links'
import type { Links } from './use-links'

const uses = [1, 10, 25, 100]
const days = [7, 14, 30]

/** Makes a link, shows it to be copied, and lists those that are open. */
export function ByLink({ form, links }: { form: string; links: Links }) {
  const { terms, made, change, make } = links
  const today = dayOf(now())
  return (
    <form
      id={form}
      className={styles.parts}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        make()
      }}
    >
      {made && (
        <div className={styles.made}>
          <TextField label="Link" readOnly value={addressOf(made.token)} onFocus={({ target }) => target.select()} />
          <Button icon="copy" onClick={() => void copyAddress(made.token)}>
            Copy
          </Button>
          <p className="help">
            Whoever opens it signs in first, sees the group and decides. No place is taken until then.
          </p>
        </div>
      )}
      <div className={styles.pair}>
        <SelectField
          label="For how many"
          value={String(terms.uses)}
          options={uses.map((each) => ({ value: String(each), label: peopleWords(each) }))}
          onChange={({ target }) => change({ uses: Number(target.value) })}
        />
        <SelectField
          label="Until"
          value={terms.lastDay}
          options={days.map((each) => {
            const day = addDays(today, each)
            return { value: day, label: `${dayWords(day)}, 23:59` }
          })}
          onChange={({ target }) => change({ lastDay: target.value })}
        />
      </div>
      <Switch
        label="They join at once"
        help="Off: a link lets people apply, and a moderator approves. On: no approval, while places are left, for whoever is new to the group."
        checked={terms.joinsAtOnce}
        onChange={({ target }) => change({ joinsAtOnce: target.checked })}
      />
      <OpenLinks links={links} />
    </form>
  )
}

const peopleWords = (count: number) => (count === 1 ? '1 person' : `${count} people`)
