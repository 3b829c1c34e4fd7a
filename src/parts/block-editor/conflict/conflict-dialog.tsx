import { useState } from 'react'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/overlay/dialog'
import type { DraftConflict } from '../../saving/versioned-draft'
import type { EditedBlock, PracticeArea } from '../blocks'
import type { FieldName, FieldValue } from '../form/draft-fields'
import styles from './conflict-dialog.module.css'
import { differences, type Stretch } from './differences'
import { fieldWords, textOf } from './field-text'

interface ConflictDialogProps {
  block: EditedBlock
  areas: readonly PracticeArea[]
  conflict: DraftConflict<FieldValue>
  mine: Readonly<Record<string, FieldValue>>
  onDecide: (kept: Kept) => void
  onClose: () => void
}

/** Both texts side by side after somebody else has saved, with the differences marked. Nothing is lost until one is chosen. */
export function ConflictDialog({ block, areas, conflict, mine, onDecide, onClose }: ConflictDialogProps) {
  const open = conflict.open as readonly FieldName[]
  const [byField, setByField] = useState(false)
  const choice = useChoice(open)
  const { whole } = choice
  const texts = open.map((name) => {
    const [theirs, own] = differences(
      textOf(name, conflict.theirs[name], block, areas),
      textOf(name, mine[name], block, areas),
    )
    return { name, theirs, mine: own }
  })
  return (
    <Dialog
      open
      size="lg"
      role="alertdialog"
      title="Somebody else changed this too"
      lead={`${open.length === 1 ? 'One field differs' : `${open.length} fields differ`}. Your text is safe on this device, and nothing has been overwritten.`}
      onClose={onClose}
      foot={
        <>
          {!byField && open.length > 1 && (
            <Button variant="quiet" onClick={() => setByField(true)}>
              Choose field by field
            </Button>
          )}
          <Button variant="primary" disabled={!choice.isDecided} onClick={() => onDecide(choice.kept)}>
            {whole === 'mine' ? 'Save my text' : whole === 'theirs' ? 'Keep the saved text' : 'Save this choice'}
          </Button>
        </>
      }
    >
      {byField ? (
        texts.map((each) => <OneField key={each.name} texts={each} choice={choice} />)
      ) : (
        <AllFields texts={texts} choice={choice} />
      )}
    </Dialog>
  )
}

type Kept = Readonly<Record<string, 'mine' | 'theirs'>>

/** Whose text is kept of each field that differs. */
function useChoice(open: readonly FieldName[]) {
  const [kept, setKept] = useState<Kept>({})
  const isWhole = (keep: 'mine' | 'theirs') => open.every((name) => kept[name] === keep)
  return {
    kept,
    isDecided: open.every((name) => kept[name]),
    /** Whose text is kept of all of them. */
    whole: isWhole('mine') ? 'mine' : isWhole('theirs') ? 'theirs' : null,
    choose: (keep: 'mine' | 'theirs', names: readonly string[] = open) =>
      setKept((before) => ({ ...before, ...Object.fromEntries(names.map((name) => [name, keep])) })),
  }
}

type Choice = ReturnType<typeof useChoice>

interface BothTexts {
  name: FieldName
  theirs: readonly Stretch[]
  mine: readonly Stretch[]
}

function AllFields({ texts, choice: { whole, choose } }: { texts: readonly BothTexts[]; choice: Choice }) {
  return (
    <div className={styles.sides}>
      <Side
        name="whole"
        title="Saved by them"
        keep="Keep their text"
        checked={whole === 'theirs'}
        onChoose={() => choose('theirs')}
        texts={texts.map(({ name, theirs }) => ({ label: fieldWords[name], stretches: theirs }))}
      />
      <Side
        name="whole"
        title="Yours, not saved"
        keep="Keep my text"
        checked={whole === 'mine'}
        onChoose={() => choose('mine')}
        texts={texts.map(({ name, mine }) => ({ label: fieldWords[name], stretches: mine }))}
      />
    </div>
  )
}

function OneField({ texts: { name, theirs, mine }, choice: { kept, choose } }: { texts: BothTexts; choice: Choice }) {
  return (
    <section className={styles.field}>
      <h3 className={styles.label}>{fieldWords[name]}</h3>
      <div className={styles.sides}>
        <Side
          name={name}
          title="Saved by them"
          keep="Keep theirs"
          checked={kept[name] === 'theirs'}
          onChoose={() => choose('theirs', [name])}
          texts={[{ stretches: theirs }]}
        />
        <Side
          name={name}
          title="Yours, not saved"
          keep="Keep mine"
          checked={kept[name] === 'mine'}
          onChoose={() => choose('mine', [name])}
          texts={[{ stretches: mine }]}
        />
      </div>
    </section>
  )
}

interface SideProps {
  name: string
  title: string
  keep: string
  checked: boolean
  onChoose: () => void
  texts: readonly { label?: string; stretches: readonly Stretch[] }[]
}

function Side({ name, title, keep, checked, onChoose, texts }: SideProps) {
  // Of one field it stands below the field's own heading.
  const Heading = name === 'whole' ? 'h3' : 'h4'
  return (
    <section className={styles.side} data-chosen={checked || undefined}>
      <Heading className={styles.head}>{title}</Heading>
      {texts.map(({ label, stretches }) => (
        <div key={label ?? ''} className={styles.text}>
          {label && <p className={styles.label}>{label}</p>}
          <p>
            {stretches.length === 0 && <span className="sub">Empty</span>}
            {stretches.map(({ text, differs }, at) =>
              differs ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: stretches keep their places.
                <mark key={at}>{text}</mark>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: stretches keep their places.
                <span key={at}>{text}</span>
              ),
            )}
          </p>
        </div>
      ))}
      <label className={styles.keep}>
        <input type="radio" name={`keep-${name}`} checked={checked} onChange={onChoose} />
        {keep}
      </label>
    </section>
  )
}
