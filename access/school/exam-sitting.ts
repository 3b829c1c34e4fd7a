import { allow, ME, noun } from '../rule'
import { holds } from '../viewer'

export const examSitting = noun({
  operations: {
    examSittings: 'confirmed',
    examSittingCreate: 'confirmed',
    examSittingUpdate: 'confirmed',
    examSittingDelete: 'confirmed',
  },
  rules: (viewer) => [
    ...allow(['read', 'create', 'update', 'delete'], 'ExamSitting', { userId: ME }),
    ...(holds(viewer, 'view_all_users') ? allow('read', 'ExamSitting') : []),
  ],
})
