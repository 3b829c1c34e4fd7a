import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { isLive } from '../../../nouns/session/state'
import { EmptyState } from '../../../ui/page/blank'
import tabsStyles from '../../../ui/page/tabs.module.css'
import { RichText } from '../../../ui/rich-text/rich-text'
import { When } from '../../../ui/time/when'
import documentsStyles from '../../room/documents.module.css'
import { DocumentView } from '../../room/documents-panel'
import { wordCount } from '../../room/html-words'
import type { RoomSession } from '../../room/session-parts'
import styles from '../marking.module.css'
import type { Sheet } from '../sheet/use-sheet'
import { QuoteBar } from './quote-bar'
import { useQuoting } from './use-quoting'

/** The tab of the suggested answer. */
const SUGGESTED = 'suggested'

interface Props {
  session: RoomSession
  /** Once there is something to mark: what is selected in an answer can be quoted in it. */
  sheet?: Sheet | undefined
}

/** The candidate's answers, one at a time, and the suggested answer beside them. */
export function AnswersToMark({ session, sheet }: Props) {
  const { answers, readyAt } = session
  const suggested = session.mock?.suggestedAnswer
  const [chosen, setChosen] = useState<string | null>(null)
  const isSuggested = chosen === SUGGESTED && Boolean(suggested)
  const label = isSuggested ? 'Suggested answer' : 'Answer'
  const answer = answers.find(({ id }) => id === chosen) ?? answers[0]
  const words = answer?.file?.contentHtml ? wordCount(answer.file.contentHtml) : 0
  const region = useRef<HTMLDivElement>(null)
  const quoting = useQuoting({ sheet, answer: isSuggested ? undefined : answer, region })
  return (
    <div className={styles.toMark}>
      <div className={styles.toMarkBar}>
        <AnswerTabs session={session} shown={isSuggested ? SUGGESTED : (answer?.id ?? null)} onChoose={setChosen} />
        <p className={styles.toMarkNote}>
          {words > 0 && <span className="num only-wide">{words} words · </span>}
          {readyAt ? (
            <>
              handed in <When at={readyAt} />
            </>
          ) : (
            'not handed in'
          )}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a region of text, not of the page. */}
      <div ref={region} className={styles.paper} tabIndex={0} role="region" aria-label={label}>
        {isSuggested && suggested ? (
          <RichText className={clsx(documentsStyles.documentText, styles.paperAnswer)} html={suggested} />
        ) : answer?.file ? (
          <DocumentView key={answer.id} className={styles.paperAnswer} file={answer.file} shownHtml={quoting.html} />
        ) : (
          <EmptyState title="There is no written answer">
            {isLive(session) ? 'A live session is marked on what was said.' : 'The session was closed without one.'}
          </EmptyState>
        )}
      </div>
      {quoting.offer && <QuoteBar {...quoting.offer} />}
    </div>
  )
}

interface AnswerTabsProps {
  session: RoomSession
  /** The answer that is shown; null where there is none. */
  shown: string | null
  onChoose: (id: string | null) => void
}

function AnswerTabs({ session: { answers, mock }, shown, onChoose }: AnswerTabsProps) {
  const tabs: { id: string | null; title: string }[] = answers.map(({ id, file }, index) => ({
    id,
    title: file?.title ?? `Answer ${index + 1}`,
  }))
  if (mock?.suggestedAnswer && answers.length === 0) tabs.push({ id: null, title: 'Answer' })
  if (mock?.suggestedAnswer) tabs.push({ id: SUGGESTED, title: 'Suggested answer' })
  return (
    <nav className={tabsStyles.tabs} aria-label="Answers">
      {tabs.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          className={tabsStyles.tab}
          aria-pressed={id === shown}
          onClick={() => onChoose(id)}
        >
          {title}
        </button>
      ))}
    </nav>
  )
}
