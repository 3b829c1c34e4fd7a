import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation               anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
studyGroupPosts         unauthenticated  forbidden    disabled  all        none       all        none        none       all         all | all: manage_study_groups
studyGroupPostReach     unauthenticated  forbidden    disabled  forbidden  not_found  ok         not_found   not_found  ok          ok  | ok: manage_study_groups
studyGroupPostCreate    unauthenticated  forbidden    disabled  forbidden  forbidden  ok         forbidden   forbidden  ok          ok  | ok: manage_study_groups
studyGroupPostUpdate    unauthenticated  forbidden    disabled  forbidden  not_found  ok         not_found   not_found  ok          ok  | ok: manage_study_groups
studyGroupPostDelete  unauthenticated  forbidden  disabled  not_found  not_found  ok  not_found  not_found  ok  ok | ok: manage_study_groups
studyGroupPostNotify    unauthenticated  forbidden    disabled  forbidden  not_found  ok         not_found   not_found  ok          ok  | ok: manage_study_groups
studyGroupPostsRead     unauthenticated  forbidden    disabled  ok         not_found  ok         not_found   not_found  not_found   not_found
studyGroupAnswerCreate  unauthenticated  forbidden    disabled  ok         forbidden  ok         forbidden   forbidden  ok          ok  | ok: manage_study_groups
studyGroupAnswerUpdate  unauthenticated  forbidden    disabled  ok         not_found  forbidden  not_found   not_found  ok          ok  | ok: manage_study_groups
studyGroupAnswerDelete  unauthenticated  forbidden    disabled  ok         not_found  ok         not_found   not_found  ok          ok  | ok: manage_study_groups
studyGroupAnswerAccept  unauthenticated  forbidden    disabled  forbidden  not_found  ok         not_found   not_found  ok          ok  | ok: manage_study_groups
`,
  {
    studyGroupPosts: ({ groups }) => ({ studyGroupId: groups.own }),
    studyGroupPostReach: ({ postId }) => ({ id: postId }),
    studyGroupPostCreate: ({ groups }) => ({ studyGroupId: groups.own, title: 'Write' }),
    studyGroupPostUpdate: ({ postId }) => ({ id: postId, title: 'Read again' }),
    studyGroupPostDelete: ({ postId }) => ({ id: postId }),
    studyGroupPostNotify: ({ postId }) => ({ id: postId }),
    studyGroupPostsRead: ({ groups }) => ({ studyGroupId: groups.own }),
    studyGroupAnswerCreate: ({ postId }) => ({ postId, body: '<p>No.</p>' }),
    studyGroupAnswerUpdate: ({ postAnswerId }) => ({ id: postAnswerId, body: '<p>Perhaps.</p>' }),
    studyGroupAnswerDelete: ({ postAnswerId }) => ({ id: postAnswerId }),
    studyGroupAnswerAccept: ({ postAnswerId }) => ({ id: postAnswerId, accepted: true }),
  },
)
