import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation            anonymous        unconfirmed  disabled  student    another    tutor  unassigned  staff      supervisor  admin
libraryVideos        unauthenticated  forbidden    disabled  some       some       some   some        some       some        some
libraryVideoCreate   unauthenticated  forbidden    disabled  forbidden  forbidden  ok     validation  forbidden  ok          ok | ok: manage_content
libraryVideoUpdate   unauthenticated  forbidden    disabled  forbidden  forbidden  ok     forbidden   forbidden  ok          ok | ok: manage_content
libraryVideosUpdate  unauthenticated  forbidden    disabled  forbidden  forbidden  some   forbidden   forbidden  some        some | some: manage_content
libraryVideoDelete   unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok | ok: manage_content
`,
  {
    libraryVideos: ({ bundles }) => ({ bundleId: bundles.held }),
    libraryVideoCreate: ({ bundles, media }) => ({ bundleId: bundles.held, title: 'First', file: media.video }),
    libraryVideoUpdate: ({ videoId }) => ({ id: videoId, title: 'First' }),
    libraryVideosUpdate: ({ bundles, videoId }) => ({
      bundleId: bundles.held,
      videos: [{ id: videoId, title: 'First' }],
    }),
    libraryVideoDelete: ({ videoId }) => ({ id: videoId }),
  },
)
