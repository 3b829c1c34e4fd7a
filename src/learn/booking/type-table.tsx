import { clsx } from 'clsx'
import { Link } from 'react-router'
import { hasMockLeft, type MocksLeft } from '../../nouns/session/mocks-left'
import { formats, goWords, modeWords, preparationWords } from '../../nouns/session-type/type-words'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import cardStyles from '../../ui/data/card.module.css'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { Money } from '../../ui/money/money'
import { plainWords } from '../../ui/rich-text/plain-words'
import { lengthWords } from '../../ui/time/length-words'
import type { BookableTypesQuery } from './booking.documents'
import styles from './booking.module.css'

export type BookableType = BookableTypesQuery['sessionTypes'][number]

interface TypeTableProps {
  types: readonly BookableType[]
  /** The practice area that is looked for; empty for any. */
  area: string
  left: MocksLeft
}

/** Session types under their formats; on a phone each is two lines and one link. */
export function TypeTable({ types, area, left }: TypeTableProps) {
  const groups = formats
    .map((format) => ({ format, members: types.filter(({ group }) => group === format.value) }))
    .filter(({ members }) => members.length > 0)
  return (
    <Card flush>
      <table className={styles.types}>
        <caption className="vh">Session types by format</caption>
        <Head />
        {groups.map(({ format, members }) => (
          <tbody key={format.value}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={6}>
                {format.label}
                <span className={styles.groupNote}>{format.note}</span>
              </th>
            </tr>
            {members.map((type) => (
              <TypeRow key={type.id} type={type} area={area} isLeft={hasMockLeft(left, type.id, area)} />
            ))}
          </tbody>
        ))}
      </table>
    </Card>
  )
}

function TypeRow({ type, area, isLeft }: { type: BookableType; area: string; isLeft: boolean }) {
  const to = `/booking/${type.id}${area ? `?area=${area}` : ''}`
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        <Link to={to}>{type.name}</Link>
        <span className={styles.about}>{plainWords(type.description)}</span>
      </th>
      <td className={styles.mode}>{modeWords[type.mode]}</td>
      <td className={clsx(styles.length, 'num')}>{lengthWords(type.duration)}</td>
      <td className={styles.preparation}>
        <span className="only-narrow">{type.mode === 'live' ? 'preparation ' : ''}</span>
        {preparationWords(type)}
      </td>
      <td className={styles.price}>
        <Money pence={type.price} />
      </td>
      {isLeft ? (
        <td className={styles.go}>
          <LinkButton to={to} size="sm" label={`${goWords(type.mode)}: ${type.name}`}>
            {goWords(type.mode)}
          </LinkButton>
        </td>
      ) : (
        <td className={clsx(styles.go, styles.noneLeft)}>{area ? 'None left in this area' : 'No mock left'}</td>
      )}
    </tr>
  )
}

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col">Session</th>
        <th scope="col">How it runs</th>
        <th scope="col">Length</th>
        <th scope="col">Time given</th>
        <th scope="col" className={styles.price}>
          Price
        </th>
        <th scope="col">
          <span className="vh">Action</span>
        </th>
      </tr>
    </thead>
  )
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

/** Grey rows at the final height while the list loads. */
export function TypeTableSkeleton() {
  return (
    <Loading label="Loading session types">
      <div className={clsx(cardStyles.card, cardStyles.flush)} aria-hidden="true">
        <table className={styles.types}>
          <Head />
          <tbody>
            <tr className={styles.group}>
              <th colSpan={6}>
                <Skeleton width={120} height={14} />
              </th>
            </tr>
            {ROWS.map((row) => (
              <tr key={row} className={styles.row}>
                <th scope="row" className={styles.name}>
                  <Skeleton width="46%" height={14} />
                  <span className={styles.about}>
                    <Skeleton width="68%" height={10} />
                  </span>
                </th>
                <td className={styles.mode}>
                  <Skeleton width={40} />
                </td>
                <td className={styles.length}>
                  <Skeleton width={48} />
                </td>
                <td className={styles.preparation}>
                  <Skeleton width={88} />
                </td>
                <td className={styles.price}>
                  <Skeleton width={56} />
                </td>
                <td className={styles.go}>
                  <span className={styles.goSkeleton}>
                    <Skeleton width={112} height={28} />
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Loading>
  )
}
