import { useRef } from 'react'
import { slidesIn } from '../../../nouns/bundle/lecture-parts'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { SkeletonRows } from '../../../ui/data/skeleton'
import { EmptyState, ErrorState } from '../../../ui/page/blank'
import { lengthWords } from '../../../ui/time/length-words'
import type { Asked } from './asked'
import { type Chapter, type Part, type Place, type Slide, stepped } from './moves'
import { PartHead } from './part-head'
import styles from './slide-outline.module.css'
import { nameOf, SlideRow } from './slide-row'
import { useKeptFocus } from './use-kept-focus'
import type { Lecture } from './use-lecture'

interface OutlineCardProps {
  lecture: Lecture
  onAsk: (asked: Asked) => void
}

/** The chapters and slides of a lecture in the order in which they are heard. */
export function OutlineCard({ lecture, onAsk }: OutlineCardProps) {
  const { query, chapters, slides, parts } = lecture
  const isEmpty = chapters.length + slides.length === 0
  // A slide that is added here goes on where the lecture ends.
  const addSlide = () => onAsk({ task: 'add slide', chapterId: chapters.at(-1)?.id ?? null })
  const addChapter = () => onAsk({ task: 'add chapter' })
  return (
    <Card
      flush
      title="Slides"
      count={query.data && slides.length > 0 ? countWords(slides) : undefined}
      actions={
        !isEmpty && (
          <>
            <Button size="sm" icon="plus" label="Add a chapter" onClick={addChapter}>
              Chapter
            </Button>
            <Button size="sm" variant="primary" icon="plus" label="Add a slide" onClick={addSlide}>
              Slide
            </Button>
          </>
        )
      }
    >
      {!query.data ? (
        query.error ? (
          <ErrorState
            title="The slides did not load"
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        ) : (
          <div className={styles.waiting}>
            <SkeletonRows rows={6} />
          </div>
        )
      ) : isEmpty ? (
        <EmptyState
          icon="play"
          title="Begin with the first slide"
          action={
            <>
              <Button variant="primary" icon="plus" onClick={addSlide}>
                Add a slide
              </Button>
              <Button icon="plus" onClick={addChapter}>
                Add a chapter
              </Button>
            </>
          }
        >
          A slide is a picture and the sound that goes with it: have both as files. Chapters divide a long lecture, and
          can come later.
        </EmptyState>
      ) : (
        <Parts lecture={lecture} parts={parts} onAsk={onAsk} />
      )}
    </Card>
  )
}

/** '9, 12 min' */
function countWords(slides: readonly Slide[]): string {
  const seconds = slides.reduce((sum, { meta }) => sum + (meta?.seconds ?? 0), 0)
  return [slides.length, seconds > 0 && lengthWords(Math.max(1, Math.round(seconds / 60)))].filter(Boolean).join(', ')
}

function Parts({ lecture, parts, onAsk }: OutlineCardProps & { parts: readonly Part[] }) {
  const { chapters } = lecture
  const list = useRef<HTMLDivElement>(null)
  const { step, stepChapter, moveTo } = movesOf(lecture, useKeptFocus(list))
  const numbers = new Map(slidesIn(parts).map(({ id }, index) => [id, index + 1]))
  return (
    <div ref={list}>
      {parts.map(({ chapter, slides }) => (
        <section key={chapter?.id ?? ''} aria-label={chapter?.title ?? /* text */ 'Outside any chapter'}>
          {(chapter || chapters.length > 0) && (
            <PartHead
              chapter={chapter}
              slides={slides}
              isFirst={chapter?.id === chapters[0]?.id}
              isLast={chapter?.id === chapters.at(-1)?.id}
              onStep={(by) => chapter && stepChapter(chapter.id, by)}
              onAsk={onAsk}
            />
          )}
          {slides.length === 0 ? (
            <p className={styles.none}>No slides in it yet.</p>
          ) : (
            <ol>
              {slides.map((slide) => {
                const number = numbers.get(slide.id) ?? 0
                return (
                  <SlideRow
                    key={slide.id}
                    slide={slide}
                    number={number}
                    isFirst={!stepped(parts, slide.id, -1)}
                    isLast={!stepped(parts, slide.id, 1)}
                    places={placesFor(chapters, chapter)}
                    onOpen={() => onAsk({ task: 'change slide', slide, number })}
                    onStep={(by) => step(slide.id, by)}
                    onMoveTo={(chapterId) => moveTo(slide.id, chapterId)}
                    onDelete={() => onAsk({ task: 'delete slide', slide, name: nameOf(slide, number) })}
                  />
                )
              })}
            </ol>
          )}
        </section>
      ))}
    </div>
  )
}

/** The ways of slides and chapters to other places, each with the focus of the button that was pressed. */
function movesOf({ parts, move, moveChapter }: Lecture, keepFocus: (id: string) => void) {
  const moveSlide = (slideId: string, to: Place) => {
    keepFocus(slideId)
    move(slideId, to)
  }
  return {
    step(slideId: string, by: -1 | 1) {
      const to = stepped(parts, slideId, by)
      if (to) moveSlide(slideId, to)
    },
    moveTo(slideId: string, chapterId: string | null) {
      const part = parts.find(({ chapter }) => (chapter?.id ?? null) === chapterId)
      moveSlide(slideId, { chapterId, at: part?.slides.length ?? 0 })
    },
    stepChapter(chapterId: string, by: -1 | 1) {
      keepFocus(chapterId)
      moveChapter(chapterId, by)
    },
  }
}

/** Where a slide of a chapter may go. */
function placesFor(chapters: readonly Chapter[], own: Chapter | null) {
  const titles = chapters.map(({ title }) => title)
  const isTwice = (title: string) => titles.indexOf(title) !== titles.lastIndexOf(title)
  return [
    ...(own ? [{ label: 'Move out of its chapter', chapterId: null }] : []),
    ...chapters.flatMap(({ id, title }, index) =>
      id === own?.id
        ? []
        : [{ label: isTwice(title) ? `Move to chapter ${index + 1}, ${title}` : `Move to ${title}`, chapterId: id }],
    ),
  ]
}
