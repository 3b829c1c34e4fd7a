import { Link } from 'react-router'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { Money } from '../../ui/money/money'
import type { BookableTypesQuery } from './booking.documents'
import { formats, lengthWords, modeWords, plainWords, preparationWords } from './type-words'

export type BookableType = BookableTypesQuery['sessionTypes'][number]

/** Session types under their formats; on a phone each is two lines and one link. */
export function TypeTable({ types, area }: { types: readonly BookableType[]; area: string }) {
  const groups = formats
    .map((format) => ({ format, members: types.filter(({ group }) => group === format.value) }))
    .filter(({ members }) => members.length > 0)
  return (
    <Card flush>
      <table className="types">
        <caption className="vh">Session types by format</caption>
        <Head />
        {groups.map(({ format, members }) => (
          <tbody key={format.value}>
            <tr className="types-group">
              <th scope="rowgroup" colSpan={6}>
                {format.label}
                <span className="types-group-note">{format.note}</span>
              </th>
            </tr>
            {members.map((type) => (
              <TypeRow key={type.id} type={type} area={area} />
            ))}
          </tbody>
        ))}
      </table>
    </Card>
  )
}

function TypeRow({ type, area }: { type: BookableType; area: string }) {
  const to = `/booking/${type.id}${area ? `?area=${area}` : ''}`
  return (
    <tr className="types-row">
      <th scope="row" className="types-name">
        <Link to={to}>{type.name}</Link>
        <span className="types-about">{plainWords(type.description)}</span>
      </th>
      <td className="types-mode">{modeWords[type.mode]}</td>
      <td className="types-length num">{lengthWords(type.duration)}</td>
      <td className="types-preparation">
        <span className="only-narrow">{type.mode === 'live' ? 'preparation ' : ''}</span>
        {preparationWords(type)}
      </td>
      <td className="types-price">
        <Money pence={type.price} />
      </td>
      <td className="types-go">
        <LinkButton to={to} size="sm" label={`Choose a start: ${type.name}`}>
          Choose a start
        </LinkButton>
      </td>
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
        <th scope="col">Preparation</th>
        <th scope="col" className="types-price">
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
      <div className="card card-flush" aria-hidden="true">
        <table className="types">
          <Head />
          <tbody>
            <tr className="types-group">
              <th colSpan={6}>
                <Skeleton width={120} height={14} />
              </th>
            </tr>
            {ROWS.map((row) => (
              <tr key={row} className="types-row">
                <th scope="row" className="types-name">
                  <Skeleton width="46%" height={14} />
                  <span className="types-about">
                    <Skeleton width="68%" height={10} />
                  </span>
                </th>
                <td className="types-mode">
                  <Skeleton width={40} />
                </td>
                <td className="types-length">
                  <Skeleton width={48} />
                </td>
                <td className="types-preparation">
                  <Skeleton width={88} />
                </td>
                <td className="types-price">
                  <Skeleton width={56} />
                </td>
                <td className="types-go">
                  <span className="types-go-skeleton">
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
