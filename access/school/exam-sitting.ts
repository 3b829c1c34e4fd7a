import { allow, audiences, ME, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('ExamSitting', { reader: ['id', 'userId', 'exam', 'paper', 'date', 'byGroup'] })

export const examSitting = noun({
  operations: {
    examSittings: 'confirmed',
    examSittingCreate: 'confirmed',
    examSittingUpdate: 'confirmed',
    examSittingDelete: 'confirmed',
  },
  fields: { ExamSitting: fields },
  rules: (viewer) => [
    ...allow(['read', 'create', 'update', 'delete'], 'ExamSitting', { userId: ME }),
    ...(holds(viewer, 'view_all_users') ? allow('read', 'ExamSitting') : []),
  ],
})
