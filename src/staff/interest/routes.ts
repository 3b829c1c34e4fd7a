import { type AppRoute, page } from '../../providers/page/app-route'

/** Students as people to be in touch with. */
export const interestRoutes: readonly AppRoute[] = [
  page('/interest', {
    can: 'view_all_users',
    load: async () => {
      const [{ InterestPage }, { loadFor }] = await Promise.all([
        import('./interest-page'),
        import('../../admin/catalogue'),
      ])
      // Its list is a generated one, whose people and acts are those of users.
      await loadFor('prospects', 'users')
      return { Component: InterestPage }
    },
  }),
]
