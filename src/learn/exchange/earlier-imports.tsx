import { useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import { Card } from '../../ui/data/card'
import { Row, RowList } from '../../ui/data/row-list'
import { When } from '../../ui/time/when'
import { ExchangeImports } from './exchange.documents'
import { statusWords } from './status-words'

/** The latest imports into a bundle, which stay for a week. */
export function EarlierImports({ contentId }: { contentId: string }) {
  const { data } = useApi(ExchangeImports, { contentId })
  useLive(['ContentImport'], ['ExchangeImports'])
  const entries = data?.contentImports.entries ?? []
  if (!entries.length) return null
  return (
    <Card title="The last week’s imports" flush>
      <RowList tight>
        {entries.map((each) => (
          <Row
            key={each.id}
            title={each.fileName}
            to={`?import=${each.id}`}
            meta={
              <>
                <When at={each.insertedAt} />, {statusWords(each)}
              </>
            }
          />
        ))}
      </RowList>
    </Card>
  )
}
