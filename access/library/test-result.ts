import { noun } from '../rule'

export const testResult = noun({ operations: { testResults: 'confirmed' }, rules: () => [] })
