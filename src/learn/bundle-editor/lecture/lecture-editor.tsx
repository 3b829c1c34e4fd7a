import { Suspense, useState } from 'react'
import { libraryChapterCreate } from '../../../../schema/generated/limits'
import { ClassroomLayout } from '../../../layouts/classroom-layout'
import { ChapterDialog } from '../../../parts/chapters/chapter-dialog'
import { BundleVideos } from '../../../parts/videos/bundle-videos'
import { lazyPart } from '../../../providers/page/lazy-part'
import type { Asked } from './asked'
import { Doors } from './doors'
import { LectureBar } from './lecture-bar'
import styles from './lecture-editor.module.css'
import { OutlineCard } from './outline-card'
import { Papers } from './papers'
import { DeleteChapter, DeleteSlide } from './removals'
import { type Lecture, useLecture } from './use-lecture'

// The uploads with their library come when somebody opens a slide.
const SlideDialog = lazyPart(() => import('./slide/slide-dialog').then((m) => m.SlideDialog))

interface LectureEditorProps {
  bundle: { id: string; title: string; categoryId: string }
  /** Who sees it. */
  about: string
}

/** Writes a lecture: its chapters and slides, its handouts, attachments and videos. */
export function LectureEditor({ bundle, about }: LectureEditorProps) {
  const lecture = useLecture(bundle.id)
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <>
      <ClassroomLayout
        title={bundle.title}
        about={about}
        back={{ to: `/library/${bundle.categoryId}/${bundle.id}`, label: 'Leave the editor' }}
        action={<Doors {...bundle} />}
        banner={<LectureBar bundleId={bundle.id} part="lecture" />}
        working
      >
        <main id="main" className={styles.page} tabIndex={-1}>
          <div className={styles.columns}>
            <div className={styles.column}>
              <OutlineCard lecture={lecture} onAsk={setAsked} />
            </div>
            <div className={styles.column}>
              <Papers bundleId={bundle.id} kind="handouts" />
              <Papers bundleId={bundle.id} kind="attachments" />
              <BundleVideos bundleId={bundle.id} />
            </div>
          </div>
        </main>
      </ClassroomLayout>
      <p className="vh" role="status">
        {lecture.said}
      </p>
      {asked && <Question bundleId={bundle.id} lecture={lecture} asked={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

interface QuestionProps {
  bundleId: string
  lecture: Lecture
  asked: Asked
  onClose: () => void
}

/** The dialog of what is asked about. */
function Question({ bundleId, lecture, asked, onClose }: QuestionProps) {
  const { chapters, slides } = lecture
  const done = async () => {
    await lecture.reload()
    onClose()
  }
  switch (asked.task) {
    case 'add slide':
    case 'change slide': {
      const old = asked.task === 'change slide' ? asked : null
      const latest = slides.find(({ id }) => id === old?.slide.id)
      return (
        <Suspense>
          <SlideDialog
            bundleId={bundleId}
            {...(old && { slide: latest ?? old.slide })}
            number={old?.number ?? slides.length + 1}
            chapterId={asked.task === 'add slide' ? asked.chapterId : null}
            chapters={chapters}
            isGone={old !== null && latest === undefined}
            onDone={done}
            onClose={onClose}
          />
        </Suspense>
      )
    }
    case 'delete slide':
      return <DeleteSlide name={asked.name} onRemove={() => lecture.removeSlide(asked.slide.id)} onClose={onClose} />
    case 'add chapter':
      return <ChapterDialog most={libraryChapterCreate.title} onSave={lecture.addChapter} onClose={onClose} />
    case 'rename chapter':
      return (
        <ChapterDialog
          title={asked.chapter.title}
          most={libraryChapterCreate.title}
          onSave={(title) => lecture.renameChapter(asked.chapter.id, title)}
          onClose={onClose}
        />
      )
    case 'delete chapter':
      return (
        <DeleteChapter
          name={asked.chapter.title}
          count={asked.count}
          onRemove={() => lecture.removeChapter(asked.chapter.id)}
          onClose={onClose}
        />
      )
  }
}
