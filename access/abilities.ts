/** The abilities of staff, by area, each with a sentence about what its holder may do. */
export const abilityAreas = {
  /* text */ People: {
    view_all_users: 'See every person with their private fields, and the Users menu',
    manage_users: 'Change people, their practice areas and booking limits, and disable and enable their accounts',
    view_as_user: 'See the product as somebody else sees it, for ten minutes and without changing anything',
    manage_roles: 'Create and change roles, and give them to people. You can’t give abilities that you don’t have',
  },
  /* text */ Sessions: {
    view_all_sessions: 'See every session with its answers and marks, and the Sessions menu',
    manage_sessions: 'Change and delete sessions, book, move and cancel for others, and change the hours of tutors',
    assign_tutors: 'See every session, and add people to it and take them from it',
  },
  /* text */ Mocks: {
    view_all_mocks: 'See every mock with its instructions and suggested answer, and the Mocks menu',
    manage_mocks: 'See, create, change and delete mocks and their documents, and say who may conduct and mark them',
  },
  /* text */ Money: {
    manage_billing:
      'See all wallets and payments, record payments, withdraw from wallets and, where one may book for others, do so without charge',
    issue_refunds: 'Refund payments',
    approve_payouts: 'Approve payouts to tutors',
  },
  /* text */ Content: {
    manage_content: 'Change any content',
    publish_content: 'Publish content',
  },
  /* text */ 'Events and groups': {
    manage_meetings: 'Create and change events',
    manage_study_groups: 'Create and change study groups',
  },
  /* text */ School: {
    manage_settings: 'Change practice areas, session types and other settings',
    view_audit_log: 'See who changed what',
  },
} as const

type Areas = typeof abilityAreas

export type Ability = { [Area in keyof Areas]: keyof Areas[Area] }[keyof Areas]

/** Every ability. */
export const abilities = Object.values(abilityAreas).flatMap((area) => Object.keys(area)) as readonly Ability[]
