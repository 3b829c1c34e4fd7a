import { contentChapters, contents } from '../../../../../server/content/content/table'
import { blockAttachments, contentBlocks } from '../../../../../server/content/content-block/table'
import { driveFiles } from '../../../../../server/files/drive-file/table'
import { newId } from '../../../../../server/kernel/database/columns'
import { bundles } from '../../../../../server/library/bundle/table'
import { bundleAuthors } from '../../../../../server/library/bundle-author/table'
import { libraryCategories, librarySubcategories } from '../../../../../server/library/library-category/table'
import { libraryChapters } from '../../../../../server/library/library-chapter/table'
import { libraryAttachments, libraryMaterials } from '../../../../../server/library/library-material/table'
import { libraryPermissions } from '../../../../../server/library/library-permission/table'
import { librarySlides } from '../../../../../server/library/library-slide/table'
import { libraryVideos } from '../../../../../server/library/library-video/table'
import type { TestApp } from '../../../../build'
import type { Catalogue } from './catalogue'
import type { makeDocuments } from './documents'
import { later } from './moment'
import type { People } from './people'

type Documents = Awaited<ReturnType<typeof makeDocuments>>

/** A library: a bundle that the student has opened and the tutor wrote, one to buy, one held but not opened, a draft, and an empty one. */
export async function makeLibrary(
  { services }: TestApp,
  { people: { student, tutor }, colleague }: People,
  { areas }: Catalogue,
  { files }: Documents,
) {
  const { orm } = services.database
  const shelves = { open: newId(), draft: newId(), empty: newId() }
  const subshelves = { open: newId(), empty: newId() }
  await orm.insert(libraryCategories).values(
    Object.entries(shelves).map(([title, id]) => ({
      id,
      title,
      status: title === 'draft' ? ('draft' as const) : ('published' as const),
    })),
  )
  await orm.insert(librarySubcategories).values(
    Object.entries(subshelves).map(([title, id]) => ({
      id,
      title,
      categoryId: shelves.open,
      status: title === 'empty' ? ('draft' as const) : ('published' as const),
    })),
  )
  const own = { held: newId(), sold: newId(), waiting: newId(), draft: newId(), empty: newId() }
  const contentOf = { held: newId(), sold: newId(), waiting: newId(), draft: newId(), empty: newId() }
  for (const [title, id] of Object.entries(own)) {
    const contentId = contentOf[title as keyof typeof own]
    const status = title === 'draft' || title === 'empty' ? ('draft' as const) : ('published' as const)
    await orm.insert(contents).values({ id: contentId, title, status })
    await orm.insert(bundles).values({
      id,
      contentId,
      title,
      status,
      categoryId: shelves.open,
      subcategoryId: subshelves.open,
      practiceAreaId: areas.taught,
      type: 'test',
    })
  }
  await orm.insert(bundleAuthors).values([
    { bundleId: own.held, userId: tutor.id },
    { bundleId: own.draft, userId: tutor.id },
  ])
  const [bundleAuthorId, libraryPermissionId, contentChapterId, blockId, attachmentId] = [
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
  ]
  await orm.insert(bundleAuthors).values({ id: bundleAuthorId, bundleId: own.held, userId: colleague.id })
  await orm.insert(libraryPermissions).values([
    { id: libraryPermissionId, bundleId: own.held, userId: student.id, status: 'active', from: later({ days: -1 }) },
    { bundleId: own.waiting, userId: student.id },
    { bundleId: own.sold, userId: colleague.id },
  ])
  const contentId = contentOf.held
  await orm.insert(contentChapters).values([
    { id: contentChapterId, contentId, title: 'One', position: 0 },
    { contentId: contentOf.draft, title: 'One', position: 0 },
    { contentId: contentOf.empty, title: 'One', position: 0 },
  ])
  const text = { type: 'text', subtype: 'rich_text', assignment: '<p>A text.</p>', complete: true } as const
  const question = {
    type: 'question',
    subtype: 'single_best_answer',
    assignment: '<p>Which?</p>',
    answerOptions: ['a', 'b'].map((id, position) => ({
      id,
      body: id,
      correct: id === 'b',
      position,
      match: null,
      feedback: null,
    })),
    complete: true,
  } as const
  const questionId = newId()
  await orm.insert(contentBlocks).values([
    { id: blockId, contentId, ...text },
    { id: questionId, contentId, ...question, answerOptions: [...question.answerOptions] },
    { contentId: contentOf.empty, ...text },
  ])
  await orm.insert(blockAttachments).values({ id: attachmentId, blockId, fileId: files.shown, fileName: 'Notes' })
  const [libraryChapterId, slideId, libraryMaterialId, libraryAttachmentId] = [newId(), newId(), newId(), newId()]
  await orm.insert(libraryChapters).values([
    { id: libraryChapterId, bundleId: own.held, title: 'One', position: 0 },
    { bundleId: own.empty, title: 'One', position: 0 },
  ])
  await orm.insert(librarySlides).values([
    { id: slideId, bundleId: own.held, title: 'One' },
    { bundleId: own.empty, title: 'One' },
  ])
  const videoId = newId()
  await orm.insert(libraryVideos).values([
    { id: videoId, bundleId: own.held, title: 'One' },
    { bundleId: own.empty, title: 'One' },
  ])
  await orm.insert(libraryMaterials).values([
    { id: libraryMaterialId, bundleId: own.held, fileId: files.ofMock },
    { bundleId: own.empty, fileId: files.hidden },
  ])
  await orm.insert(libraryAttachments).values([
    { id: libraryAttachmentId, bundleId: own.held, fileId: files.ofMock, title: 'Script' },
    { bundleId: own.empty, fileId: files.hidden, title: 'Script' },
  ])
  const media = { image: newId(), audio: newId(), video: newId() }
  for (const [kind, id] of Object.entries(media))
    await orm
      .insert(driveFiles)
      .values({ id, ownerId: tutor.id, contentType: kind, title: kind, metadata: { media: kind } })
  return {
    media,
    shelves,
    subshelves,
    bundles: own,
    contentOf,
    bundleAuthorId,
    libraryPermissionId,
    contentChapterId,
    blockId,
    questionId,
    attachmentId,
    libraryChapterId,
    slideId,
    videoId,
    libraryMaterialId,
    libraryAttachmentId,
  }
}
