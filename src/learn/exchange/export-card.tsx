import { useState } from 'react'
import type { ExchangeFormat } from '../../../schema/generated/types'
import { useAction } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { Icon } from '../../ui/action/icon'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { RadioGroup } from '../../ui/form/radio-group'
import { ExchangeExport, type ExchangeExportMutation } from './exchange.documents'
import styles from './export-card.module.css'
import { formatOrder, formats } from './format-words'
import { countWords } from './status-words'

interface ExportCardProps {
  contentId: string
  parts: { questions: number; cards: number }
}

/** Writes a bundle's questions and cards into a file, and says what the format cannot hold. */
export function ExportCard({ contentId, parts }: ExportCardProps) {
  const [format, setFormat] = useState<ExchangeFormat>('csv')
  const write = useAction(ExchangeExport, { quiet: true })
  const options = formatOrder.map((value) => ({ value, ...formats[value] }))
  return (
    <Card title="Take questions and cards out">
      <div className={styles.form}>
        <p className="meta">{`It has ${inside(parts)}. The file holds the right answers, so keep it to yourself.`}</p>
        <RadioGroup
          legend="Format"
          options={options}
          value={format}
          onChange={(value) => {
            setFormat(value as ExchangeFormat)
            write.reset()
          }}
        />
        <div>
          <Button icon="download" busy={write.isPending} onClick={() => write.mutate({ contentId, format })}>
            Write the file
          </Button>
        </div>
        <div role="status">{write.data && <Written made={write.data.contentExportCreate} />}</div>
        <div role="alert">{write.error && <p className={styles.problem}>{write.error.message}</p>}</div>
      </div>
    </Card>
  )
}

const inside = ({ questions, cards }: ExportCardProps['parts']) =>
  `${questions === 1 ? '1 question' : `${countWords(questions)} questions`} and ${cards === 1 ? '1 card' : `${countWords(cards)} cards`}`

function Written({ made }: { made: ExchangeExportMutation['contentExportCreate'] }) {
  const { fileName, fileUrl, count, left, losses } = made
  return (
    <div className={styles.written}>
      <p>
        <Icon name="check" size="sm" />
        {count === 1 ? 'One is in the file.' : `${countWords(count)} are in the file.`}
        {left > 0 && ` ${countWords(left)} cannot be: the format has no place for them.`}
      </p>
      {losses.length > 0 && (
        <>
          <p className="meta">What does not come along:</p>
          <ul>
            {losses.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
      {fileUrl && (
        <LinkButton variant="primary" href={fileUrl} download={fileName}>
          {`Save ${fileName}`}
        </LinkButton>
      )}
    </div>
  )
}
