import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation           anonymous        unconfirmed  disabled  student    another    tutor  unassigned  staff      supervisor  admin
librarySlides       unauthenticated  forbidden    disabled  some       some       some   some        some       some        some
librarySlideCreate  unauthenticated  forbidden    disabled  forbidden  forbidden  ok     validation forbidden  ok          ok | ok: manage_content
librarySlideUpdate  unauthenticated  forbidden    disabled  forbidden  forbidden  ok     forbidden   forbidden  ok          ok | ok: manage_content
librarySlidesUpdate unauthenticated  forbidden    disabled  forbidden  forbidden  some   forbidden   forbidden  some        some | some: manage_content
librarySlideDelete  unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok | ok: manage_content
`,
  {
    librarySlides: ({ bundles }) => ({ bundleId: bundles.held }),
    librarySlideCreate: ({ bundles, media }) => ({ bundleId: bundles.held, image: media.image, audio: media.audio }),
    librarySlideUpdate: ({ slideId }) => ({ id: slideId, title: 'First' }),
    librarySlidesUpdate: ({ bundles, slideId }) => ({
      bundleId: bundles.held,
      slides: [{ id: slideId, title: 'First' }],
    }),
    librarySlideDelete: ({ slideId }) => ({ id: slideId }),
  },
)
